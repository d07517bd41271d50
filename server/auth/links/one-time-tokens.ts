import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { after } from '#server/kernel/clock.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { Lifetimes } from '../account-rules.ts'
import type { AuthParts } from '../deps.ts'
import { lifetimes } from '../lifetimes.ts'
import { hashSecret, newCode, newSecret, sameHash } from '../secrets.ts'
import { oneTimeTokens, type tokenPurposes } from '../tables.ts'
import type { CodeChallenge } from '../types.ts'

export type TokenPurpose = (typeof tokenPurposes)[number]

const lifetimeOf = ({ mailedLink, textedCode }: Lifetimes): Record<TokenPurpose, number> => ({
  signup: lifetimes.signUpMail,
  phone_signup: textedCode,
  recovery: mailedLink,
  magiclink: mailedLink,
  sms: textedCode,
  invite: lifetimes.invitation,
  email_change_current: lifetimes.addressChange,
  email_change_new: lifetimes.addressChange,
  phone_change: textedCode,
  reauthentication: lifetimes.proofCode,
})

/** Wrong codes that a token survives; a guesser's chance is one in 200,000. */
const maxTries = 5

export type NewToken = {
  userId: string
  address: string
  purpose: TokenPurpose
  codeChallenge?: CodeChallenge | null
}

/** Returns both forms of the secret, which are then known only to the message. */
export async function issueToken(
  { clock, rules }: Pick<AuthParts, 'clock' | 'rules'>,
  executor: Executor,
  { codeChallenge = null, ...token }: NewToken,
): Promise<{ secret: string; code: string; expiresAt: Date }> {
  const secret = newSecret()
  const code = newCode()
  const now = clock.now()
  const expiresAt = after(now, lifetimeOf(rules.lifetimes)[token.purpose])
  await executor.insert(oneTimeTokens).values({
    ...token,
    codeChallenge,
    tokenHash: hashSecret(secret),
    codeHash: hashCode(token, code),
    createdAt: now,
    expiresAt,
  })
  return { secret, code, expiresAt }
}

/** What is presented: the link's secret (sent to `address`, if given), or the digits sent to `address`. */
export type Proof =
  | { kind: 'secret'; secret: string; address: string | null }
  | { kind: 'code'; code: string; address: string }

export type KnownToken = Pick<
  typeof oneTimeTokens.$inferSelect,
  'tokenHash' | 'userId' | 'purpose' | 'address' | 'codeChallenge'
>

/** The token that a proof belongs to, without using it up. A wrong code counts as a try. */
export async function findToken(
  parts: Pick<AuthParts, 'clock' | 'database'>,
  purposes: readonly TokenPurpose[],
  proof: Proof,
): Promise<KnownToken | null> {
  return proof.kind === 'secret' ? findBySecret(parts, purposes, proof) : findByCode(parts, purposes, proof)
}

async function findBySecret(
  { clock, database }: Pick<AuthParts, 'clock' | 'database'>,
  purposes: readonly TokenPurpose[],
  { secret, address }: Extract<Proof, { kind: 'secret' }>,
): Promise<KnownToken | null> {
  const [row] = await database.orm
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashSecret(secret)),
        inArray(oneTimeTokens.purpose, [...purposes]),
        gt(oneTimeTokens.expiresAt, clock.now()),
      ),
    )
  return row && (address === null || row.address === address) ? row : null
}

/** Only the newest message's code is valid; requesting many of them doesn't help a guesser. */
async function findByCode(
  { clock, database }: Pick<AuthParts, 'clock' | 'database'>,
  purposes: readonly TokenPurpose[],
  { code, address }: Extract<Proof, { kind: 'code' }>,
): Promise<KnownToken | null> {
  const { orm } = database
  const newest = orm
    .select({ tokenHash: oneTimeTokens.tokenHash })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.address, address),
        inArray(oneTimeTokens.purpose, [...purposes]),
        gt(oneTimeTokens.expiresAt, clock.now()),
      ),
    )
    .orderBy(desc(oneTimeTokens.createdAt))
    .limit(1)
  const [row] = await orm
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(and(inArray(oneTimeTokens.tokenHash, newest), lt(oneTimeTokens.tries, maxTries)))
    .returning()
  return row && sameHash(row.codeHash, hashCode(row, code)) ? row : null
}

/** Uses a token up: of ten requests with the same one, only one gets it. Its older siblings are deleted with it. */
export async function takeToken(
  transaction: Transaction,
  { tokenHash }: KnownToken,
): Promise<KnownToken | null> {
  const [row] = await transaction
    .delete(oneTimeTokens)
    .where(eq(oneTimeTokens.tokenHash, tokenHash))
    .returning()
  if (!row) return null
  await voidTokens(transaction, row.userId, [row.purpose])
  return row
}

export async function voidTokens(
  executor: Executor,
  userId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await executor
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, [...purposes])))
}

/** Bound to purpose, user and address, so that the same digits of two tokens are stored differently. */
const hashCode = (
  { purpose, userId, address }: Pick<NewToken, 'purpose' | 'userId' | 'address'>,
  code: string,
) => hashSecret(`${purpose}:${userId}:${address}:${code}`)
