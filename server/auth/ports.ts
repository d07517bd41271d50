/** Sends text messages. The built-in one writes them to the dev mailbox. */
export type SmsSender = {
  name: string
  /** `to` is a number in E.164 form, such as +15125550123. Throws when it was not taken. */
  send(message: { to: string; text: string }): Promise<void>
}

/** Tells people from robots by a token that the provider's widget gave. */
export type Captcha = {
  /** False for a missing, used or foreign token. Throws when the provider cannot be asked. */
  verify(token: string, clientAddress: string): Promise<boolean>
}

/** Knows passwords that have been stolen elsewhere. */
export type BreachedPasswords = {
  /** The password never leaves the house. Throws when the list cannot be asked. */
  has(password: string): Promise<boolean>
}
