import type { CaptchaWidget } from '#domain/people/captcha.ts'
import type { TextService } from '#server/mail/index.ts'
import type { MethodName, NewIdentity } from './types.ts'

/** Sends text messages. The built-in one writes them to the dev mailbox. */
export type SmsSender = Pick<TextService, 'name' | 'send'>

/** Tells people from robots by a token that the provider's widget gave. */
export type Captcha = {
  /** What pages show; null where only clients of /auth/v1 bring tokens. */
  widget: CaptchaWidget | null
  /** False for a missing, used or foreign token. Throws when the provider cannot be asked. */
  verify(token: string, clientAddress: string): Promise<boolean>
}

/** Knows passwords that have been stolen elsewhere. */
export type BreachedPasswords = {
  /** The password never leaves the house. Throws when the list cannot be asked. */
  has(password: string): Promise<boolean>
}

/** What must come back unchanged from a trip to a provider. */
export type ProviderTrip = { redirectUri: string; state: string; nonce: string; codeVerifier: string }

/** A service that people have accounts with already. */
export type IdentityProvider = {
  /** As in addresses: 'google'. */
  name: string
  /** As on a button: 'Google'. */
  label: string
  /** How sessions say that they were opened; 'oauth' unless said otherwise. */
  method?: MethodName
  /** Where the answer is posted or redirected to. */
  callbackPath?: string
  /** The address that the browser is sent to. Throws when the provider cannot be asked. */
  begin(trip: ProviderTrip, scopes: string | null): Promise<string>
  /** Who came back; null when the answer is not for this trip. Throws when the provider cannot be asked. */
  finish(trip: ProviderTrip, answer: URLSearchParams): Promise<NewIdentity | null>
  /** Who an ID token is of, with its nonce and expiry; null when it is not one of this provider for this shop. */
  readIdToken(token: string): Promise<{ identity: NewIdentity; nonce: string | null; expiresAt: Date } | null>
}
