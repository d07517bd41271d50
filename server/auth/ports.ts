import type { CaptchaWidget } from '#domain/people/captcha.ts'
import type { TextService } from '#server/mail/index.ts'
import type { MethodName, NewIdentity } from './types.ts'

/** Sends text messages. The built-in one writes them to the dev mailbox. */
export type SmsSender = Pick<TextService, 'name' | 'send'>

/** Tells people from robots by a token from the provider's widget. */
export type Captcha = {
  /** The widget that pages show; null if only clients of /auth/v1 bring tokens. */
  widget: CaptchaWidget | null
  /** False for a missing, used or foreign token. Throws when the provider can't be reached. */
  verify(token: string, clientAddress: string): Promise<boolean>
}

/** Knows passwords that were stolen elsewhere. */
export type BreachedPasswords = {
  /** The password never leaves the server. Throws when the list can't be reached. */
  has(password: string): Promise<boolean>
}

/** What must come back unchanged from a trip to a provider. */
export type ProviderTrip = { redirectUri: string; state: string; nonce: string; codeVerifier: string }

/** A service where people already have accounts. */
export type IdentityProvider = {
  /** As in URLs: 'google'. */
  name: string
  /** As on a button: 'Google'. */
  label: string
  /** How sessions record the sign-in method; 'oauth' unless stated otherwise. */
  method?: MethodName
  /** Where the response is posted or redirected to. */
  callbackPath?: string
  /** The URL that the browser is sent to. Throws when the provider can't be reached. */
  begin(trip: ProviderTrip, scopes: string | null): Promise<string>
  /** Who returned; null when the response is not for this trip. Throws when the provider can't be reached. */
  finish(trip: ProviderTrip, answer: URLSearchParams): Promise<NewIdentity | null>
  /** The identity in an ID token, with its nonce and expiry; null if it is not from this provider for this shop. */
  readIdToken(token: string): Promise<{ identity: NewIdentity; nonce: string | null; expiresAt: Date } | null>
}
