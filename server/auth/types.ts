export type Metadata = Record<string, unknown>

/** RFC 8176 in the form of the specification's contract: the method, and when (seconds since 1970). */
export type MethodName =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'sso/saml'
  | 'web3'
  | 'passkey'
  | 'totp'
  | 'mfa/phone'
  | 'mfa/webauthn'
  | 'recovery_code'
export type AuthenticationMethod = { method: MethodName; timestamp: number }

/** RFC 7636 section 4.2 */
export type CodeChallenge = { value: string; method: 's256' | 'plain' }

/** A person as a provider knows them. */
export type NewIdentity = {
  provider: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  fullName: string
  claims: Metadata
}

export type SsoSettings =
  | { kind: 'saml'; entityId: string; signOnUrl: string; certificate: string }
  | { kind: 'openid'; issuer: string; clientId: string; clientSecret: string }

/** A directory as its adapter needs it. */
export type SsoDescription = {
  name: string
  label: string
  domains: readonly string[]
  settings: SsoSettings
}

/** Who is signing in from where. `visitorId` is empty for clients without cookies. */
export type SignInMeta = { clientAddress: string; userAgent: string; visitorId: string }

export type TooManyAttempts = { ok: false; reason: 'too_many_attempts'; retryAfterSeconds: number }
