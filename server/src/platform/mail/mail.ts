/** A mail to one person, or to several who are not shown each other's addresses; as text and as HTML. */
export interface Mail {
  /** The address, or the name of a list without addresses, as `Readers:;`. */
  to: string;
  /** The addresses of a list. */
  bcc?: readonly string[];
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
  /** The address that ends mails of this kind, for whoever opens or posts to it (RFC 8058). */
  unsubscribe?: string;
}

/** Hands a mail over for delivery. @throws Error if it was not accepted */
export type SendMail = (mail: Mail) => Promise<void>;
