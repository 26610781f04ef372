import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../../../platform/config.ts";
import { escapeHtml } from "../../../platform/http/escape-html.ts";
import type { Mail } from "../../../platform/mail/mail.ts";
import type { TokenPurpose } from "../../../schema/auth/one-time-tokens.table.ts";

/** The file name of each mail, as in the templates of a project. */
const FILES: Record<TokenPurpose, string> = {
  signup: "confirmation.html",
  invite: "invite.html",
  recovery: "recovery.html",
  magiclink: "magic_link.html",
  email_change_old: "email_change.html",
  email_change_new: "email_change.html",
  reauthentication: "reauthentication.html",
};
const VARIABLES = ["ConfirmationURL", "Token", "TokenHash", "SiteURL", "RedirectTo", "Email"] as const;

/** The variables of a template, such as `{{ .Token }}`. */
export type TemplateValues = Record<(typeof VARIABLES)[number], string>;

/** The operator's own templates; a mail without one uses the default. */
export type CustomTemplates = Partial<Record<TokenPurpose, string>>;

/**
 * Reads the operator's templates, HTML files whose title is the subject.
 * @throws ConfigError that names each file with an unknown variable or without a title, or a folder without any file
 */
export function readTemplates(folder: string | undefined): CustomTemplates {
  if (!folder) return {};
  const templates: CustomTemplates = {};
  const problems = new Set<string>();
  for (const purpose of Object.keys(FILES) as TokenPurpose[]) {
    const text = read(join(folder, FILES[purpose]));
    if (text === undefined) continue;
    templates[purpose] = text;
    for (const problem of problemsOf(text)) problems.add(`MAIL_TEMPLATES: ${FILES[purpose]}: ${problem}`);
  }
  if (Object.keys(templates).length === 0) problems.add(`MAIL_TEMPLATES: no template in ${folder}`);
  if (problems.size > 0) throw new ConfigError([...problems]);
  return templates;
}

/** Fills in a template; its plain-text version has the subject, the link and the code. */
export function fillTemplate(template: string, to: string, values: TemplateValues): Mail {
  const html = template.replace(PLACEHOLDER, (_, name: string) =>
    isVariable(name) ? escapeHtml(values[name]) : "",
  );
  const subject = subjectOf(template).replace(PLACEHOLDER, (_, name: string) =>
    isVariable(name) ? values[name] : "",
  );
  return { to, subject, text: `${subject}\n\n${values.ConfirmationURL}\n\n${values.Token}\n`, html };
}

const PLACEHOLDER = /\{\{ ?\.(\w+) ?\}\}/g;

const isVariable = (name: string): name is keyof TemplateValues =>
  (VARIABLES as readonly string[]).includes(name);

function subjectOf(template: string): string {
  const [, after = ""] = template.split("<title>");
  return after.split("</title>")[0]?.trim().replace(/\s+/g, " ") ?? "";
}

function problemsOf(template: string): string[] {
  const unknown = [...template.matchAll(PLACEHOLDER)].filter(([, name = ""]) => !isVariable(name));
  const rest = template.replace(PLACEHOLDER, "");
  return [
    ...unknown.map(([placeholder]) => `${placeholder} is none of ${VARIABLES.join(", ")}`),
    ...(rest.includes("{{") ? ["only {{ .Name }} is filled in"] : []),
    ...(subjectOf(template) === "" ? ["no <title>, which is the subject"] : []),
  ];
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new ConfigError([`MAIL_TEMPLATES: ${file} cannot be read`]);
  }
}
