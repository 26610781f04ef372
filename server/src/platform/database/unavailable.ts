/**
 * PostgreSQL's codes and classes for a database that cannot do its work now: connection lost (08), out of connections, disk or
 * memory (53), shut down or starting (57P), a statement or a lock that takes longer than its limit.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const POSTGRES = /^(08...|53...|57P..|57014|55P03)$/;
const NETWORK = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT"];
/** The driver's own words, which have no code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Whether a query failed because the database is away or overloaded, so that it may succeed when it is sent again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code && (POSTGRES.test(code) || NETWORK.includes(code))) return true;
  if (syscall === "connect") return true; // such as ENOENT for a Unix socket
  return DRIVER.test(error.message) || isDatabaseUnavailable(error.cause);
}

/** PostgreSQL's codes for a transaction that was in the way of another: deadlock, and a serialisation that failed. */
const IN_THE_WAY = ["40P01", "40001"];

/** Whether a query failed because its transaction was in the way of another; done again, it may succeed. */
export const wasInTheWay = (error: unknown): boolean =>
  error instanceof Error && IN_THE_WAY.includes((error.cause as { code?: string } | undefined)?.code ?? "");
