export type OutgoingMail = {
  from: string
  to: string
  subject: string
  html: string
  text: string
  messageId: string
  /** Where replies go. */
  replyTo?: string | undefined
  /** Additional header fields, such as List-Unsubscribe (RFC 2369, RFC 8058). */
  headers?: Readonly<Record<string, string>>
}

/** How emails are sent. Without a transport they stay in the dev mailbox. */
export type MailTransport = {
  send(mail: OutgoingMail): Promise<void>
  /** @throws if the server doesn't answer or rejects the login; nothing is sent. */
  checkAccess(): Promise<void>
}

/** Reads a bounce as the mail server passes it on: which of our emails, and why. Null if it isn't a bounce of ours. */
export type ReadBounce = (rawBody: string) => { mailId: string; reason: string } | null

/** How text messages are sent, for orders and sign-in. Without a service they stay in the dev mailbox. */
export type TextService = {
  name: string
  /**
   * `to` is a number in E.164 form, such as +15125550123; `reportTo` is an address to notify of the outcome. `id` is
   * the service's own. @throws TextRefused if this text will never be accepted, another error if it may be later.
   */
  send(text: {
    to: string
    text: string
    expiresAt?: Date | null
    reportTo?: string | null
  }): Promise<{ id: string | null }>
  /** Checks that the service answers and accepts our login. @throws if it doesn't */
  checkAccess(): Promise<void>
  /**
   * Reads the service's notification sent to `url`, our own address with its query; null if the service's signature is
   * missing or wrong.
   */
  readCall(call: { url: string; signature: string; rawBody: string }): TextCall | null
  /** The response it expects: with a text to the sender, or without. */
  answer(text: string | null): { contentType: string; body: string }
}

export type TextKeyword = 'stop' | 'start' | 'help'

export type TextCall =
  /** `id` is the service's own; `isAnswered`: the service already replied to the keyword itself. */
  | {
      kind: 'reply'
      id: string
      from: string
      text: string
      keyword: TextKeyword | null
      isAnswered: boolean
    }
  | { kind: 'status'; to: string; state: 'moving' | 'delivered' | 'undelivered'; trouble: TextTrouble | null }

/** `number`: what it says about the number itself, for all future texts. */
export type TextTrouble = { reason: string; number: 'stopped' | 'unreachable' | null }

/** The service will never accept this text. */
export class TextRefused extends Error {
  readonly trouble: TextTrouble

  constructor(trouble: TextTrouble) {
    super(trouble.reason)
    this.trouble = trouble
  }
}
