import { createRemoteJWKSet, jwtVerify } from 'jose'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
} from 'openid-client'
import { z } from 'zod'
import { mailAddressSchema } from '#domain/people/mail-address.ts'
import type { IdentityProvider, NewIdentity } from '#server/auth/index.ts'
import { seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'

const longest = seconds(10)

export type OpenIdSettings = {
  name: string
  label: string
  issuer: string
  clientId: string
  clientSecret: string
  scope?: string
  /** Apple responds with a form post when the email address is requested. */
  responseMode?: 'form_post'
}

/** OpenID Connect Core 1.0 section 5.1. Some providers send booleans as strings. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().toLowerCase().pipe(mailAddressSchema('Not an address')).optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
    .optional()
    .catch(false),
  name: z.string().max(120).optional().catch(undefined),
  picture: z.url().max(500).optional().catch(undefined),
  nonce: z.string().optional(),
  exp: z.number().optional(),
})

/** Any OpenID Connect provider that supports Discovery 1.0: code flow with PKCE, state and nonce. */
export function createOpenIdProvider(settings: OpenIdSettings): IdentityProvider {
  const { name, label, clientId, responseMode } = settings
  let known: Promise<Configuration> | null = null
  const configuration = (): Promise<Configuration> => {
    known ??= discover(settings).catch((error: unknown) => {
      known = null
      throw error
    })
    return known
  }
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null

  return {
    name,
    label,
    async begin({ redirectUri, state, nonce, codeVerifier }, scopes) {
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: ['openid', settings.scope ?? 'email profile', scopes].filter(Boolean).join(' '),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(responseMode ? { response_mode: responseMode } : {}),
      })
      return url.href
    },
    async finish({ redirectUri, state, nonce, codeVerifier }, answer) {
      const url = new URL(redirectUri)
      url.search = answer.toString()
      const config = await configuration()
      const tokens = await callOutside(`${name}.token`, longest, () =>
        authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        }),
      )
      return identityOf(name, tokens.claims())
    },
    async readIdToken(token) {
      const { issuer, jwks_uri: address } = (await configuration()).serverMetadata()
      if (!address) return null
      keys ??= createRemoteJWKSet(new URL(address))
      const set = keys
      const checked = await callOutside(`${name}.keys`, longest, () =>
        jwtVerify(token, set, { issuer, audience: clientId, requiredClaims: ['exp', 'sub'] }),
      ).catch(() => null)
      const identity = checked && identityOf(name, checked.payload)
      if (!checked || !identity) return null
      const { nonce, exp = 0 } = checked.payload
      return {
        identity,
        nonce: typeof nonce === 'string' ? nonce : null,
        expiresAt: new Date(exp * 1_000),
      }
    },
  }
}

const discover = ({ name, issuer, clientId, clientSecret }: OpenIdSettings): Promise<Configuration> => {
  const url = new URL(issuer)
  // Plain HTTP only on the loopback interface.
  const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const execute = isLocal ? [allowInsecureRequests] : []
  return callOutside(`${name}.discovery`, longest, () =>
    discovery(url, clientId, clientSecret, undefined, { execute, timeout: longest / 1_000 }),
  )
}

function identityOf(provider: string, claims: unknown): NewIdentity | null {
  const reading = claimsSchema.safeParse(claims)
  if (!reading.success) return null
  const { sub, email, email_verified: isVerified, name, picture } = reading.data
  return {
    provider,
    subject: sub,
    email: email ?? null,
    isEmailVerified: isVerified === true,
    fullName: name ?? '',
    claims: picture ? { avatar_url: picture } : {},
  }
}
