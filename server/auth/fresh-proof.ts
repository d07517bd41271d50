import { and, eq, isNotNull } from 'drizzle-orm'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { minutes } from '#server/kernel/clock.ts'
import { takeTotp } from './factors/totp.ts'
import { findUserById } from './find-user.ts'
import type { NotConfirmed } from './reauthenticate.ts'
import { factors, sessions } from './tables.ts'
import type { AuthParts } from './types.ts'

/** For so long a proof is good for what a borrowed session must not do (OWASP ASVS 5.0, 7.5.1). */
const freshFor = minutes(10)

/** By the sign-in itself, a second factor, or a proof that was asked for since. */
export async function isFreshlyProven(
  { database, clock }: Pick<AuthParts, 'database' | 'clock'>,
  { sessionId }: Pick<SignedInUser, 'sessionId'>,
): Promise<boolean> {
  const [session] = await database.orm
    .select({ provenAt: sessions.provenAt, createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  if (!session) return false
  return clock.now().getTime() - (session.provenAt ?? session.createdAt).getTime() < freshFor
}

export async function noteProof(
  { database, clock }: Pick<AuthParts, 'database' | 'clock'>,
  { sessionId }: Pick<SignedInUser, 'sessionId'>,
): Promise<void> {
  await database.orm.update(sessions).set({ provenAt: clock.now() }).where(eq(sessions.id, sessionId))
}

/** What an account has to show; without anything of it, who uses it signs in again. */
export type WaysToProve = { app: boolean; password: boolean; code: boolean }

/** A mailed (or texted) code is for accounts without a password. */
export async function waysToProve(
  { database: { orm } }: Pick<AuthParts, 'database'>,
  { id }: Pick<SignedInUser, 'id'>,
): Promise<WaysToProve> {
  const [user, apps] = await Promise.all([findUserById(orm, id), orm.$count(factors, isAppOf(id))])
  const hasPassword = user?.passwordHash != null
  const hasAddress = user?.emailConfirmedAt != null || user?.phoneConfirmedAt != null
  return { app: apps > 0, password: hasPassword, code: !hasPassword && hasAddress }
}

/** Any of one's authenticator apps will do; a code is taken once. The caller counts the tries. */
export async function confirmByApp(
  { database, clock, secretBox }: AuthParts,
  { id }: SignedInUser,
  code: string,
): Promise<{ ok: true } | NotConfirmed> {
  const apps = await database.orm.select().from(factors).where(isAppOf(id))
  for (const app of apps)
    if (await takeTotp(database.orm, secretBox, app, code, clock.now())) return { ok: true }
  return { ok: false, reason: 'reauthentication_not_valid' }
}

const isAppOf = (userId: string) =>
  and(eq(factors.userId, userId), eq(factors.type, 'totp'), isNotNull(factors.verifiedAt))
