import { ownerOf } from "@lagom/releases/area-pages";
import type { ReleaseRecord } from "@lagom/releases/record";
import type { HashedScript, ReleaseDocument } from "@lagom/shared/release-document";
import type { AreaName } from "@lagom/shared/remote";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Config } from "../../platform/config.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Tickets } from "../../releases/tickets.ts";
import { type DevelopmentServers, originsOf, withDevelopment } from "../page-releases/development.ts";
import { documentIn } from "../page-releases/document-in.ts";
import { type Override, readOverride, withOverride } from "../page-releases/override.ts";
import { fileUrl, integrityIn, messagesOf } from "../page-releases/release-address.ts";
import { releaseCurrentRoute } from "../page-releases/release-current.ts";
import { releaseLimit } from "../page-releases/release-limit.ts";
import type { ReleaseSource } from "../page-releases/release-source.ts";
import type { ReleaseState } from "../page-releases/release-state.ts";
import { areaRoutes } from "./area-routes.ts";
import { noSuchPage } from "./no-such-page.ts";
import { isPublic, withAddresses, withFiles } from "./page-head.ts";
import { askedLanguage, headersToStayIn, inLanguage, pageLanguage } from "./page-language.ts";
import { releaseFileRoutes } from "./release-files.ts";
import { type DocumentHead, type Preload, renderDocument } from "./render-document.ts";
import { firstCallOf, type Match, matchRoute, type RouteEntry, readRouteTable } from "./route-match.ts";
import { documentHeaders } from "./security-headers.ts";
import { shellFiles } from "./shell-files.ts";
import { workerRoutes } from "./worker.routes.ts";

export interface DocumentDeps {
  releases: ReleaseSource;
  /** Title and description of a page, in a language. */
  headOf: (match: Match, language: LanguageCode) => Promise<DocumentHead>;
  config: Config;
  /** Sign what pages are served; left out where nobody is to report. */
  tickets?: Pick<Tickets, "issue">;
  development?: DevelopmentServers;
}

/** Icons that are asked for by an address of their own: by whoever shows one without reading a page, and with a notification. */
const ICONS = { "/favicon.ico": "icons/favicon.ico", "/icon.png": "icons/icon-192.png" };

/** Serves release files, and for every page of the live shell's route table its document; any other page goes to `/`. */
export function documentRoutes(
  app: FastifyInstance,
  { releases, headOf, config, tickets, development }: DocumentDeps,
): void {
  const { currentState } = releases;
  const readShellFile = shellFiles(releases.readFile);
  releaseFileRoutes(app, releases, config);
  releaseCurrentRoute(app, currentState, { config, tickets });
  workerRoutes(app, { config, currentState, readShellFile });

  for (const [address, file] of Object.entries(ICONS)) {
    app.get(address, { config: releaseLimit(config) }, async (_, reply) => {
      const shell = (await currentState()).records.get("shell");
      if (!shell?.files[file]) return reply.callNotFound();
      return reply.header("cache-control", "no-cache").redirect(fileUrl(shell, file), 302);
    });
  }

  app.get<{ Params: { "*": string }; Querystring: { override?: unknown } }>("/*", async (request, reply) => {
    // A URL would take what follows for a host.
    if (/^[/\\]{2}/.test(request.url)) return reply.redirect("/", 302);
    const url = URL.parse(request.url, config.webUrl);
    if (!url) throw new HttpError("bad_request", "The address cannot be read");
    const { pathname: path, searchParams } = url;
    if (/^\/(api|releases|dev\/mail)(\/|$)|\.\w+$/.test(path)) return reply.callNotFound();
    const state = await currentState();
    const shell = state.records.get("shell");
    if (!shell) return reply.callNotFound();
    const languages = languagesOf(shell);
    const preferred = oneOf(languages, pageLanguage(request)) ?? "en";
    const build = config.production ? undefined : request.query.override;
    const override =
      build === undefined ? undefined : await readOverride(releases.findRecord, build, preferred);
    const matchIn = async (language: LanguageCode) => {
      const own = readRouteTable(await readShellFile(shell, inLanguage("routes.json", language)));
      return matchRoute([...own, ...routesOf(override), ...areaRoutes(state, language)], path);
    };
    const found = await matchIn(preferred);
    if (!found) return state.areas.includes(ownerOf(path)) ? noSuchPage(reply) : leave(reply, url);
    const asked = isPublic(found.route) ? oneOf(languages, askedLanguage(searchParams)) : undefined;
    const language = asked ?? preferred;
    const match = (language !== preferred && (await matchIn(language))) || found;
    const head = withAddresses(await headOf(match, language), languages, asked);
    const drawn = development ? undefined : drawnFor(match, shell, language);
    const boot = bootOf(shell);
    const files = {
      boot: await readShellFile(shell, boot),
      template: await readShellFile(shell, inLanguage("document.html", language)),
      body: drawn && (await readShellFile(shell, drawn)),
    };
    const others = [...originsOf(development), ...(override?.origin ? [override.origin] : [])];
    const { environment, revision } = state.document;
    const ticket = await tickets?.issue(environment, revision);
    return reply
      .status(match.route.area === "books" && match.route.page === "book" && head.robots ? 404 : 200)
      .headers(documentHeaders(config, integrityIn(shell, boot), others))
      .headers({ "content-language": language, vary: "accept-language, cookie" })
      .headers(asked ? headersToStayIn(asked, request, config.webUrl) : {})
      .type("text/html; charset=utf-8")
      .send(
        pageOf(
          match,
          searchParams,
          withFiles(head, config.webUrl, shell, language),
          state,
          shell,
          files,
          override,
          ticket,
          language,
        ),
      );
  });

  function pageOf(
    match: Match,
    search: URLSearchParams,
    head: DocumentHead,
    state: ReleaseState,
    shell: ReleaseRecord,
    files: { template: string; boot: string; body: string | undefined },
    override: Override | undefined,
    ticket: string | undefined,
    language: LanguageCode,
  ): string {
    const translated = documentIn(state, language);
    const served = ticket ? { ...translated, ticket } : translated;
    const released = development ? withDevelopment(served, development, language) : served;
    const release = override ? withOverride(released, override) : released;
    return renderDocument({
      ...files,
      language,
      head,
      preload: development ? [] : preloadsOf(match, state, release, override?.area, language),
      stylesheets: [
        ...release.shell.live.styles.map((style) => ({ kind: "style" as const, ...style })),
        // A prerendered page needs its styles at once.
        ...(files.body && !match.route.area
          ? loadsOf(shell, match.route.page).filter(({ kind }) => kind === "style")
          : []),
      ],
      early: files.body && match.route.early ? loadsOf(shell, match.route.early) : [],
      preconnect: [config.apiUrl, config.authUrl],
      release,
      config: {
        api: config.apiUrl,
        auth: config.authUrl,
        authKey: config.SUPABASE_ANON_KEY ?? "local",
        development: !config.production,
        entryTimeoutMs: config.ENTRY_TIMEOUT_MS,
        posthog: config.POSTHOG_KEY ? { key: config.POSTHOG_KEY, host: config.POSTHOG_HOST } : null,
        firstCall: firstCallOf(match, config.apiUrl, search),
      },
    });
  }
}

/** The landing page, with the parameters of a recovery mail where the address has them: its dialog opens on any page. */
const landingFor = ({ search, searchParams }: URL): string =>
  searchParams.get("type") === "recovery" ? `/${search}` : "/";

const leave = (reply: FastifyReply, url: URL) => reply.redirect(landingFor(url), 302);

/** The languages in which a shell can show its pages. */
const languagesOf = (shell: ReleaseRecord): LanguageCode[] =>
  LANGUAGES.map(({ code }) => code).filter((code) => code === "en" || messagesOf(shell, code));

const oneOf = (languages: readonly LanguageCode[], language: LanguageCode | undefined) =>
  languages.find((one) => one === language);

/** The routes of the pages of a build that only this tab shows. */
const routesOf = (override: Override | undefined): RouteEntry[] =>
  override?.release.pages?.map((page) => ({ ...page, area: override.area })) ?? [];

/** The prerendered HTML of a page: the page itself, or the frame in which an area's page waits for its code. */
const drawnFor = ({ route }: Match, { files }: ReleaseRecord, language: LanguageCode): string | undefined =>
  [...(route.area && !route.early ? [] : [route.page]), ...(route.area ? ["area"] : [])]
    .map((page) => `prerendered/${language === "en" ? "" : `${language}/`}${page}.html`)
    .find((name) => files[name]);

/** The shell's scripts and all files of the page and its parts, so that they load in parallel with the first script. */
function preloadsOf(
  { route }: Match,
  { records }: ReleaseState,
  document: ReleaseDocument,
  overridden: AreaName | undefined,
  language: LanguageCode,
): Preload[] {
  const shell = records.get("shell");
  const pages = [route, ...(route.parts ?? [])];
  return [
    ...document.shell.live.scripts.map(announced),
    ...(shell && !route.area ? [...messagesFor(shell, route.page), ...loadsOf(shell, route.page)] : []),
    ...(shell && pages.some(({ area }) => area) ? loadsOf(shell, FEDERATION) : []),
    ...pages.flatMap(({ area, page }) => {
      const live = area && document.areas[area]?.live;
      const record = area && records.get(area);
      if (!live || !record || area === overridden) return [];
      return [
        { kind: "script" as const, href: live.entry, integrity: live.integrity },
        ...(live.messages ? [announced(live.messages), ...messagesFor(record, page)] : []),
        ...loadsOf(record, page),
      ];
    }),
  ];

  function messagesFor(record: ReleaseRecord, page: string): Preload[] {
    const script = messagesOf(record, language, page);
    return script ? [announced(script)] : [];
  }
}

/** @throws Error when the shell has no boot script */
function bootOf({ exposes }: ReleaseRecord): string {
  const [boot] = exposes.boot?.scripts ?? [];
  if (!boot) throw new Error("The live shell has no boot script");
  return boot;
}

/** The part of a shell's record that loads areas; shells of older releases have none. */
const FEDERATION = "federation";

const announced = ({ src, integrity }: HashedScript): Preload => ({ kind: "script", href: src, integrity });

function loadsOf(record: ReleaseRecord, expose: string): Preload[] {
  const { scripts, styles } = record.exposes[expose] ?? { scripts: [], styles: [] };
  const preload = (kind: Preload["kind"]) => (name: string) => ({
    kind,
    href: fileUrl(record, name),
    integrity: integrityIn(record, name),
  });
  return [...scripts.map(preload("script")), ...styles.map(preload("style"))];
}
