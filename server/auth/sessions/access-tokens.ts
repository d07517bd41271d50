import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { readBase64url } from '#server/kernel/text/base64url.ts'
import { apiPhone } from '../accounts/api-phone.ts'
import type { AuthParts } from '../deps.ts'
import type { UserRow } from '../tables.ts'
import type { AuthenticationMethod } from '../types.ts'
import { signingAlgorithm } from './signing-keys.ts'

const audience = 'authenticated'

export type SessionFacts = { id: string; aal: string; amr: AuthenticationMethod[] }

/** A JWT with the claims of the specification's contract. It is only a cache: the session's row decides. */
export async function signAccessToken(
  { clock, keys, origin, rules }: Pick<AuthParts, 'clock' | 'keys' | 'origin' | 'rules'>,
  user: UserRow,
  session: SessionFacts,
): Promise<{ accessToken: string; expiresAt: number }> {
  const { kid, privateKey } = await keys.current()
  const now = Math.floor(clock.now().getTime() / 1_000)
  const expiresAt = now + rules.lifetimes.accessTokenSeconds
  const accessToken = await new SignJWT({
    email: user.email ?? '',
    phone: apiPhone(user.phone),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: signingAlgorithm, kid, typ: 'JWT' })
    .setIssuer(issuerOf(origin))
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(privateKey)
  return { accessToken, expiresAt }
}

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid() })

export type AccessTokenClaims = { userId: string; sessionId: string }

/** The claims of one of our tokens, or null when it is not ours, altered or expired. */
export async function readAccessToken(
  { clock, keys, origin }: Pick<AuthParts, 'clock' | 'keys' | 'origin'>,
  token: string,
): Promise<AccessTokenClaims | null> {
  if (!token.split('.').every((part) => readBase64url(part) !== null)) return null
  const kid = keyIdOf(token)
  const key = kid === null ? null : await keys.find(kid)
  if (!key) return null
  try {
    const { payload } = await jwtVerify(token, key, {
      audience,
      issuer: issuerOf(origin),
      algorithms: [signingAlgorithm],
      currentDate: clock.now(),
    })
    const claims = claimsSchema.safeParse(payload)
    return claims.success ? { userId: claims.data.sub, sessionId: claims.data.session_id } : null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

function keyIdOf(token: string): string | null {
  try {
    return decodeProtectedHeader(token).kid ?? null
  } catch {
    return null
  }
}

const issuerOf = (origin: string): string => `${origin}/auth/v1`
