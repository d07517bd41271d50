export type OutgoingMail = {
  from: string
  to: string
  subject: string
  html: string
  text: string
  messageId: string
  /** Further header fields, such as List-Unsubscribe (RFC 2369, RFC 8058). */
  headers?: Readonly<Record<string, string>>
}

/** How mails leave the house. Without one they stay in the dev mailbox. */
export type MailTransport = {
  send(mail: OutgoingMail): Promise<void>
  /** @throws when the server does not answer or does not let us in; nothing is sent. */
  checkAccess(): Promise<void>
}

/** What came back, as the mail server hands it on: which of our mails, and why. Null: it is no bounce of ours. */
export type ReadBounce = (rawBody: string) => { mailId: string; reason: string } | null
