import type { EventData } from '#domain/event-data.ts'
import { type EventName, eventNames } from '#domain/events.ts'
import type { Actor } from './actor.ts'
import type { Transaction } from './database.ts'

/** `unverified`: the order is created, but its payment is not certain (docs/decisions.md 5). */
export type PaymentOutcome = 'paid' | 'unverified' | 'unpaid'

/** An item of a placed order, for the production floor to start on. */
export type ItemToMake = {
  id: string
  position: number
  productType: string
  quantity: number
  orderNumber: string
  isArtworkToFollow: boolean
}

/** Events between capabilities, not sent to other programs. */
type InnerEvents = {
  /** Someone has proven that a mailbox is theirs. */
  'email.confirmed': { userId: string; email: string }
  /** Someone was suspended or unsuspended: earlier sign-ins no longer let them in. */
  'person.suspension_changed': { userId: string }
  /** Once a day for each visitor who counts: the page by its `countedPage` name. */
  'page.visited': { page: string }
  /** With `order.paid`, just before it. */
  'order.to_make': { orderId: string; items: readonly ItemToMake[] }
  /** Before its order is locked, unlike `order.status_changed`: for rows that are always locked before orders. */
  'order.cancelling': { orderId: string }
  'order-item.design_changed': { actor: Actor; orderItemId: string }
  /**
   * Once for each outcome that an order reaches. `unpaid` may be followed by `paid` (a late payment), `unverified` by
   * either.
   */
  'payment.settled': { orderId: string; outcome: PaymentOutcome }
  /** The same for the amount due after a paid order was changed. */
  'order-change.paid': { orderId: string; changeId: string; outcome: PaymentOutcome }
  /**
   * In the transaction that writes it, for each payment that it is refunded to; refunds of specific pieces say so in
   * `lines`.
   */
  'refund.asked': { actor: Actor; orderId: string; refundId: string; amountCents: number; isOfLines: boolean }
  /**
   * Once: the provider refused it, or it came back. `wholeId`: the originally requested refund that it is a share of.
   */
  'refund.failed': { orderId: string; refundId: string; wholeId: string; amountCents: number }
  /** Once, when the money has been returned. */
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
 * Announces an event: followers (server/followers.ts) act in the caller's transaction, and other programs that
 * subscribed are told once it commits, and never if it doesn't (docs/adr/0020-webhooks.md).
 */
export type Emit = <Name extends keyof Events>(
  transaction: Transaction,
  name: Name,
  data: Events[Name],
) => Promise<void>

/** The followers of each event, called one after the other. */
export type Followers = {
  [Name in keyof Events]?: readonly ((transaction: Transaction, data: Events[Name]) => Promise<unknown>)[]
}

/** Tells other programs; the data is parsed again for them. */
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
