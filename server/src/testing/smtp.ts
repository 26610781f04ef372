import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail as received. */
export interface ReceivedMail {
  to: string;
  source: string;
}

/** A local port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await once(server.close(), "close");
  return port;
}

/**
 * An SMTP server on a local port, for one test; `received` is the first mail that comes, `mails` are all so far.
 * @param port one of the system's choice by default
 */
export async function testSmtpServer(port = 0) {
  const first = Promise.withResolvers<ReceivedMail>();
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      let source = "";
      stream.on("data", (chunk: Buffer) => {
        source += chunk.toString();
      });
      stream.on("end", () => {
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address).join(), source };
        mails.push(mail);
        first.resolve(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    received: first.promise,
    mails,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
