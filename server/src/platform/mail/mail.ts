/** A mail to one person, as text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
}

/** Hands a mail over for delivery. @throws Error if it was not accepted */
export type SendMail = (mail: Mail) => Promise<void>;
