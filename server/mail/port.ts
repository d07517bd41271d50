export type OutgoingMail = {
  from: string
  to: string
  subject: string
  html: string
  text: string
  messageId: string
}

/** How mails leave the house. Without one they stay in the dev mailbox. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }
