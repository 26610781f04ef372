import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Config } from "../../platform/config.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";

/** Maximum number of mails shown, newest first. */
const SHOWN = 50;

const StoredMail = z.object({ to: z.string(), subject: z.string(), text: z.string(), sentAt: z.string() });
type StoredMail = z.infer<typeof StoredMail>;

const STYLE = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;background:#fbf6ea;color:#1f2a24;font:1rem/1.5 sans-serif}
article{margin-block:1.5rem;padding:1rem;border:1px solid #d8d0bd;border-radius:8px}
h2{margin:0;font-size:1.1rem}p{white-space:pre-wrap;overflow-wrap:anywhere}`;

const HEADERS = {
  "content-security-policy": `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
};

/** `/dev/mail`: a mailbox for developers. Not available in production, or if mails are really sent. */
export function mailboxRoutes(app: FastifyInstance, config: Config): void {
  if (config.production || config.SMTP_URL) return;
  const folder = join(config.dataFolder, "mail");
  app.get("/dev/mail", async (_request, reply) =>
    reply
      .headers(HEADERS)
      .type("text/html; charset=utf-8")
      .send(page(await newestMails(folder))),
  );
}

/** The newest mails; file names sort by time. Other files are skipped. */
async function newestMails(folder: string): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .reverse()
    .slice(0, SHOWN);
  const mails = await Promise.all(newest.map((name) => readMail(join(folder, name))));
  return mails.filter((mail) => mail !== null);
}

async function readMail(file: string): Promise<StoredMail | null> {
  try {
    return StoredMail.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null; // not ours
  }
}

function page(mails: readonly StoredMail[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mail · Lagom</title><style>${STYLE}</style></head>
<body><main><h1>Mail</h1>
${mails.map(article).join("\n") || "<p>No mails yet. Reload this page when one should be here.</p>"}
</main></body></html>`;
}

const article = ({ to, subject, text, sentAt }: StoredMail): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<div>To ${escapeHtml(to)}, <time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt)}</time></div>
<p>${linked(text)}</p>
</article>`;

/** The text, with URLs as links. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, n) => (n % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join("");
