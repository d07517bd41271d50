export type OutgoingMail = {
  from: string
  to: string
  subject: string
  html: string
  text: string
  messageId: string
  /** Where answers to it go. */
  replyTo?: string | undefined
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

/** How text messages leave the house, of orders and of signing in. Without one they stay in the dev mailbox. */
export type TextService = {
  name: string
  /**
   * `to` is a number in E.164 form, such as +15125550123; `reportTo` an address that is told what became of it.
   * `id` is the service's own. @throws TextRefused when this text will never be taken, another error when it may later.
   */
  send(text: {
    to: string
    text: string
    expiresAt?: Date | null
    reportTo?: string | null
  }): Promise<{ id: string | null }>
  /** Whether the service answers and lets us in. @throws when not. */
  checkAccess(): Promise<void>
  /** What the service tells at `url`, our own address with its query; null when it is not signed by it. */
  readCall(call: { url: string; signature: string; rawBody: string }): TextCall | null
  /** How it wants to be answered: with a text to the sender, or with none. */
  answer(text: string | null): { contentType: string; body: string }
}

export type TextKeyword = 'stop' | 'start' | 'help'

export type TextCall =
  /** `id` is the service's own; `isAnswered`: it has answered the keyword itself. */
  | {
      kind: 'reply'
      id: string
      from: string
      text: string
      keyword: TextKeyword | null
      isAnswered: boolean
    }
  | { kind: 'status'; to: string; state: 'moving' | 'delivered' | 'undelivered'; trouble: TextTrouble | null }

/** `number`: what it says of the number itself, for all texts to come. */
export type TextTrouble = { reason: string; number: 'stopped' | 'unreachable' | null }

/** The service will not take this text however often it is asked. */
export class TextRefused extends Error {
  readonly trouble: TextTrouble

  constructor(trouble: TextTrouble) {
    super(trouble.reason)
    this.trouble = trouble
  }
}
