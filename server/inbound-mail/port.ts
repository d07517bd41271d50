/** A mail as it came, and to whom the mail server took it, which its header may not say. */
export type ArrivedMail = {
  raw: Uint8Array
  recipients: readonly string[]
  /** Of which order it is, where that is known beside its address. */
  orderId?: string | null
}

/** What a mail service posts. `authorization` and `contentType` are the headers of those names. */
export type ReadPosted = (post: {
  authorization: string
  contentType: string
  body: Uint8Array
}) => Promise<ArrivedMail | 'bad_signature' | 'unreadable'>

/** A mailbox that is looked into. */
export type Mailbox = {
  /** Hands over each mail that nobody has read, one after the other; what `take` has kept counts as read from then on. */
  takeNew(take: (mail: ArrivedMail) => Promise<void>): Promise<void>
  /** @throws when the server does not answer or does not let us in. */
  checkAccess(): Promise<void>
}
