import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** A mail as received. */
export interface ReceivedMail {
  to: string;
  source: string;
}

/** An SMTP server on a local port, for one test; `received` is the first mail that comes. */
export async function testSmtpServer() {
  const first = Promise.withResolvers<ReceivedMail>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      let source = "";
      stream.on("data", (chunk: Buffer) => {
        source += chunk.toString();
      });
      stream.on("end", () => {
        first.resolve({ to: session.envelope.rcptTo.map(({ address }) => address).join(), source });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: first.promise,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
