/** A mail to one person, as text and as HTML. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
}

/** Hands a mail over to be delivered. @throws Error when it was not taken */
export type SendMail = (mail: Mail) => Promise<void>;
