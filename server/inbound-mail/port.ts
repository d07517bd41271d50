/** An email as it arrived, with the recipients that the mail server delivered it to, which its header may not list. */
export type ArrivedMail = {
  raw: Uint8Array
  recipients: readonly string[]
  /** The order it belongs to, if known other than from its address. */
  orderId?: string | null
}

/** Reads an email that a mail service posts. `authorization` and `contentType` are the headers of those names. */
export type ReadPosted = (post: {
  authorization: string
  contentType: string
  body: Uint8Array
}) => Promise<ArrivedMail | 'bad_signature' | 'unreadable'>

/** A mailbox to poll. */
export type Mailbox = {
  /** Hands over each unread email, one after the other; once `take` has stored it, it counts as read. */
  takeNew(take: (mail: ArrivedMail) => Promise<void>): Promise<void>
  /** @throws if the server doesn't answer or rejects the login */
  checkAccess(): Promise<void>
}
