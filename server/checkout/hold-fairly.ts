import { and, eq, lte, ne, or, sql } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { after, type Clock, hours } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { networkOf } from '#server/kernel/network.ts'
import { checkoutHolds } from './tables.ts'

/**
 * What unpaid orders may hold from others at the same time: the pieces of a school's order and some more, and as many
 * checkouts as an office has shoppers. A browser's next checkout replaces its last one anyway.
 */
export const mostHeld = { checkoutsOfNetwork: 20, checkoutsOfAccount: 5, pieces: 1_000 } as const

/** As long as stock and codes are held (inventory/reserve-stock.ts, discounts/reserve-use.ts). */
const holdFor = hours(3)

export type Hold = { pieces: number; holdsUse: boolean }

/** Rolls back the transaction that it is thrown in. */
export class TooMuchHeld extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too much is held by unpaid checkouts')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Called before an order is opened: counts what its network and its account already hold, one checkout at a time.
 * @throws TooMuchHeld
 */
export async function requireFairHold(
  { clock }: { clock: Clock },
  transaction: Transaction,
  { actor, clientAddress, hold }: { actor: Actor; clientAddress: string; hold: Hold },
): Promise<void> {
  if (!isAny(hold)) return
  const now = clock.now()
  const network = networkOf(clientAddress)
  const userId = actor.user?.id ?? null
  // Only checkouts that share a limit wait for each other: guests have no account in common, and an empty network is
  // shared by no one.
  const theirNames = [
    ...(userId === null ? [] : [`account:${userId}`]),
    ...(network === '' ? [] : [`network:${network}`]),
  ]
  for (const one of theirNames)
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hold:${one}`}, 0))`)
  await transaction.delete(checkoutHolds).where(lte(checkoutHolds.expiresAt, now))
  const theirs = or(
    eq(checkoutHolds.network, network),
    userId === null ? undefined : eq(checkoutHolds.customerId, userId),
  )
  const others = await transaction
    .select()
    .from(checkoutHolds)
    .where(and(theirs, ne(checkoutHolds.visitorId, actor.visitorId)))
  // A checkout without a request behind it, such as a seed's, has no network.
  const ofNetwork = others.filter((other) => network !== '' && other.network === network)
  const ofAccount = others.filter((other) => userId !== null && other.customerId === userId)
  const pieces = (held: readonly Hold[]): number => held.reduce((sum, one) => sum + one.pieces, hold.pieces)
  const isFair =
    ofNetwork.length < mostHeld.checkoutsOfNetwork &&
    ofAccount.length < mostHeld.checkoutsOfAccount &&
    Math.max(pieces(ofNetwork), pieces(ofAccount)) <= mostHeld.pieces
  if (isFair) return
  const first = Math.min(...others.map(({ expiresAt }) => expiresAt.getTime()), after(now, holdFor).getTime())
  throw new TooMuchHeld(Math.max(1, Math.ceil((first - now.getTime()) / 1_000)))
}

/** Records what the new order holds. Anything of the kind that the same browser held before is released. */
export async function noteHold(
  { clock }: { clock: Clock },
  transaction: Transaction,
  orderId: string,
  { actor, clientAddress, hold }: { actor: Actor; clientAddress: string; hold: Hold },
): Promise<void> {
  if (!isAny(hold)) return
  const own = and(eq(checkoutHolds.visitorId, actor.visitorId), ne(checkoutHolds.orderId, orderId))
  if (hold.pieces > 0) await transaction.update(checkoutHolds).set({ pieces: 0 }).where(own)
  if (hold.holdsUse) await transaction.update(checkoutHolds).set({ holdsUse: false }).where(own)
  const isFree = and(eq(checkoutHolds.pieces, 0), eq(checkoutHolds.holdsUse, false))
  await transaction.delete(checkoutHolds).where(and(own, isFree))
  await transaction.insert(checkoutHolds).values({
    ...hold,
    orderId,
    network: networkOf(clientAddress),
    visitorId: actor.visitorId,
    customerId: actor.user?.id ?? null,
    expiresAt: after(clock.now(), holdFor),
  })
}

/** Whether the order, unpaid, holds something from others. */
export const isHeldFairly = (orderId: string) =>
  sql<boolean>`exists (select from ${checkoutHolds} where ${checkoutHolds.orderId} = ${orderId})`

/** SETTLE: paid or not, it no longer holds anything from others. */
export async function forgetHold(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.delete(checkoutHolds).where(eq(checkoutHolds.orderId, orderId))
}

const isAny = ({ pieces, holdsUse }: Hold): boolean => pieces > 0 || holdsUse
