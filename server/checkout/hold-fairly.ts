import { and, eq, lte, ne, or, sql } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { after, type Clock, hours } from '#server/kernel/clock.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { networkOf } from '#server/kernel/network.ts'
import { checkoutHolds } from './tables.ts'

/**
 * What orders that nobody has paid yet may keep from others at once: the pieces of a school's order and some more, and
 * as many checkouts as an office has shoppers. A browser's next checkout takes the place of its last one anyway.
 */
export const mostHeld = { checkoutsOfNetwork: 20, checkoutsOfAccount: 5, pieces: 1_000 } as const

/** As long as stock and codes are held (inventory/reserve-stock.ts, discounts/reserve-use.ts). */
const holdFor = hours(3)

export type Hold = { pieces: number; holdsUse: boolean }

/** Undoes the transaction that it is thrown in. */
export class TooMuchHeld extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too much is held by unpaid checkouts')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Before an order is opened: what its network and its account hold besides, counted one checkout after the other.
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
  // Nobody waits for whoever holds nothing of theirs: guests have no account in common, and no network is nobody's.
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

/** Notes what the new order holds. What the same browser held of the same before is free again. */
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

/** Whether the order, unpaid, keeps something from others. */
export const isHeldFairly = (orderId: string) =>
  sql<boolean>`exists (select from ${checkoutHolds} where ${checkoutHolds.orderId} = ${orderId})`

/** SETTLE: paid or not, it keeps nothing from others any more. */
export async function forgetHold(transaction: Transaction, orderId: string): Promise<void> {
  await transaction.delete(checkoutHolds).where(eq(checkoutHolds.orderId, orderId))
}

const isAny = ({ pieces, holdsUse }: Hold): boolean => pieces > 0 || holdsUse
