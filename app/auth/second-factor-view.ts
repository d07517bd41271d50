import type { Visit } from '#server/http/visit.ts'
import type { Shop } from '#server/shop.ts'

/** The second step of a sign-in: the methods this account accepts. */
export type SecondFactorView = {
  kind: 'second-factor'
  email: string
  factors: { id: string; type: 'totp' | 'phone' | 'webauthn'; name: string }[]
}

/** Null if no sign-in is waiting for its second step. */
export async function readSecondFactor(
  auth: Pick<Shop['auth'], 'factors'>,
  { sessionToken, actor }: Pick<Visit, 'sessionToken' | 'actor'>,
): Promise<SecondFactorView | null> {
  if (actor.user || sessionToken === null) return null
  const user = await auth.factors.halfSignedIn(sessionToken)
  if (!user) return null
  const known = await auth.factors.list(user)
  const factors = known.flatMap(({ id, type, name, isVerified }) =>
    isVerified && type !== 'passkey' ? [{ id, type, name }] : [],
  )
  return { kind: 'second-factor', email: user.email, factors }
}
