import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import { mails } from "../telemetry/metrics.ts";
import type { SendMail } from "./mail.ts";

/** Mails go out by SMTP where it is configured, else (development) into a folder and the terminal. */
export function createSendMail(config: Config): SendMail {
  return counted(
    config.SMTP_URL ? bySmtp(config.SMTP_URL, config.MAIL_FROM) : intoFolder(join(config.dataFolder, "mail")),
  );
}

const counted =
  (send: SendMail): SendMail =>
  async (mail) => {
    try {
      await send(mail);
      mails.inc({ outcome: "sent" });
    } catch (error) {
      mails.inc({ outcome: "failed" });
      throw error;
    }
  };

/** A server that takes longer to be reached, or says nothing for longer, counts as down; in milliseconds. */
const TIME_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function bySmtp(url: string, from: string): SendMail {
  const transport = createTransport({ url, ...TIME_LIMITS }, { from });
  return async ({ unsubscribe, ...mail }) => {
    const headers = unsubscribe ? oneClick(unsubscribe) : {};
    await transport.sendMail({ ...mail, headers, bcc: mail.bcc ? [...mail.bcc] : [] });
  };
}

const oneClick = (address: string) => ({
  // As it is written: the library would break a long address into lines and encode it.
  "List-Unsubscribe": { prepared: true, value: `<${address}>` },
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** One JSON file a mail, readable by its owner only, and never half written; the names sort by time. */
function intoFolder(folder: string): SendMail {
  return async (mail) => {
    const sentAt = new Date().toISOString();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${sentAt.replaceAll(":", "-")}-${randomUUID()}.json`);
    await writeFile(`${file}.new`, JSON.stringify({ ...mail, sentAt }, null, 2), { mode: 0o600 });
    await rename(`${file}.new`, file);
    console.log(`\nMail to ${mail.to}: ${mail.subject}\n${mail.text}\n`);
  };
}
