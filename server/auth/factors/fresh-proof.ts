import { and, eq, isNotNull } from 'drizzle-orm'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { findUserById } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { lifetimes } from '../lifetimes.ts'
import { openWays } from '../open-ways.ts'
import { factors, identities, sessions } from '../tables.ts'
import { findFactors } from './find-factors.ts'
import { beginPasskeySignIn, type PasskeyQuestion } from './passkeys.ts'
import type { FactorRow } from './present-factor.ts'
import { takeTotp } from './totp.ts'

export type NotConfirmed = {
  ok: false
  reason: 'wrong_current_password' | 'reauthentication_needed' | 'reauthentication_not_valid'
}

/** By the sign-in itself, a second factor, or a proof requested since. */
export async function isFreshlyProven(
  { database, clock }: Pick<AuthParts, 'database' | 'clock'>,
  { sessionId }: Pick<SignedInUser, 'sessionId'>,
): Promise<boolean> {
  const [session] = await database.orm
    .select({ provenAt: sessions.provenAt, createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  if (!session) return false
  return clock.now().getTime() - (session.provenAt ?? session.createdAt).getTime() < lifetimes.freshProof
}

export async function noteProof(
  { database, clock }: Pick<AuthParts, 'database' | 'clock'>,
  { sessionId }: Pick<SignedInUser, 'sessionId'>,
): Promise<void> {
  await database.orm.update(sessions).set({ provenAt: clock.now() }).where(eq(sessions.id, sessionId))
}

/**
 * What an account can prove itself with, among the ways that the operator has opened. Without any, the user signs in
 * again: a wallet signs another message, and its new session is fresh.
 */
export type WaysToProve = {
  passkey: boolean
  app: boolean
  password: boolean
  code: boolean
  /** By returning from there, which is a new sign-in. */
  providers: { name: string; label: string }[]
}

/** An emailed (or texted) code, and a trip to a provider, are for accounts without a password. */
export async function waysToProve(parts: AuthParts, { id }: Pick<SignedInUser, 'id'>): Promise<WaysToProve> {
  const { orm } = parts.database
  const [user, known, linked] = await Promise.all([
    findUserById(orm, id),
    findFactors(orm, id),
    orm.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, id)),
  ])
  const open = openWays(parts)
  const password = open.password && user?.passwordHash != null
  const hasPhone = user?.phoneConfirmedAt != null && parts.sms !== null
  const isLinked = (name: string) => linked.some(({ provider }) => provider === name)
  return {
    passkey: open.passkey && known.some(isPasskey),
    app: known.some(({ type, verifiedAt }) => type === 'totp' && verifiedAt !== null),
    password,
    code: !password && (user?.emailConfirmedAt != null || hasPhone),
    providers: password
      ? []
      : parts.identityProviders
          .filter(({ name }) => isLinked(name))
          .map(({ name, label }) => ({ name, label })),
  }
}

const isPasskey = ({ type }: FactorRow): boolean => type === 'passkey'

/**
 * The challenge that the browser passes to one of the user's passkeys. Null when there is none, or passkeys are closed.
 */
export async function askForPasskey(
  parts: AuthParts,
  { id }: Pick<SignedInUser, 'id'>,
  clientAddress: string,
): Promise<PasskeyQuestion | null> {
  const passkeys = (await findFactors(parts.database.orm, id)).filter(isPasskey)
  if (passkeys.length === 0 || !openWays(parts).passkey) return null
  return beginPasskeySignIn(parts, clientAddress, passkeys)
}

/** Any of the user's authenticator apps will do; a code is accepted once. The caller counts the tries. */
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
