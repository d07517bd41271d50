import type { EventData } from '#domain/event-data.ts'
import { type EventName, eventNames } from '#domain/events.ts'
import type { Actor } from './actor.ts'
import type { Transaction } from './database.ts'

/** `unverified`: the order is created, its money is not certain (docs/decisions.md 5). */
export type PaymentOutcome = 'paid' | 'unverified' | 'unpaid'

/** An item of a placed order, for the floor that begins with it. */
export type ItemToMake = {
  id: string
  position: number
  productType: string
  quantity: number
  orderNumber: string
  isArtworkToFollow: boolean
}

/** What capabilities tell each other, and no other program. */
type InnerEvents = {
  /** Somebody has proven that a mailbox is theirs. */
  'email.confirmed': { userId: string; email: string }
  /** Somebody was suspended, or is no longer: no sign-in of before lets them in. */
  'person.suspension_changed': { userId: string }
  /** Once a day for each visitor who counts: what `countedPage` calls it. */
  'page.visited': { page: string }
  /** With `order.paid`, before it is told. */
  'order.to_make': { orderId: string; items: readonly ItemToMake[] }
  /** Before its order is locked, which `order.status_changed` tells of: for what is always locked before orders. */
  'order.cancelling': { orderId: string }
  'order-item.design_changed': { actor: Actor; orderItemId: string }
  /**
   * Once for each outcome that an order comes to. `unpaid` may be followed by `paid` (money that came late),
   * `unverified` by either.
   */
  'payment.settled': { orderId: string; outcome: PaymentOutcome }
  /** The same of what a change of a paid order left to pay. */
  'order-change.paid': { orderId: string; changeId: string; outcome: PaymentOutcome }
  /** In the transaction that writes it, of each payment that it goes back to; pieces that are refunded say so by `lines`. */
  'refund.asked': { actor: Actor; orderId: string; refundId: string; amountCents: number; isOfLines: boolean }
  /** Once: the provider has refused it, or it came back. `wholeId`: the refund that it is a share of, as it was asked for. */
  'refund.failed': { orderId: string; refundId: string; wholeId: string; amountCents: number }
  /** Once, when the money is back. */
  'refund.done': {
    orderId: string
    refundId: string
    /** `'all'`: whatever has not come back yet. */
    lines: readonly { position: number; quantity: number }[] | 'all'
    returnStock: boolean
    returnDiscountUse: boolean
  }
}

type Events = { [Name in EventName]: EventData<Name> } & InnerEvents

/**
 * Tells what happened: who follows it (server/followers.ts) does so in the caller's transaction, and other programs that
 * have asked for it hear of it when that commits, and never when it does not (docs/adr/0020-webhooks.md).
 */
export type Emit = <Name extends keyof Events>(
  transaction: Transaction,
  name: Name,
  data: Events[Name],
) => Promise<void>

/** For each event those who follow it, one after the other. */
export type Followers = {
  [Name in keyof Events]?: readonly ((transaction: Transaction, data: Events[Name]) => Promise<unknown>)[]
}

/** Tells other programs, for whom the data is parsed once more. */
type TellPrograms = (transaction: Transaction, name: EventName, data: object) => Promise<void>

export function createEvents(tellPrograms: TellPrograms): { emit: Emit; follow(followers: Followers): void } {
  let known: Followers | null = null
  return {
    follow(followers) {
      known = followers
    },
    async emit(transaction, name, data) {
      if (!known) throw new Error(`Nobody was asked yet who follows ${name}`)
      for (const follow of known[name] ?? []) await follow(transaction, data)
      const told = eventNames.find((one) => one === name)
      if (told) await tellPrograms(transaction, told, data)
    },
  }
}
