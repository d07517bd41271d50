import type { FieldErrors } from '#domain/checkout.ts'
import type { Quote } from '#domain/quote.ts'
import type { PricedItem, QuotedLine } from '#server/cart/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { namedInJson } from '#server/kernel/named-in-json.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { Caller } from '#server/kernel/rate-limit.ts'
import type { PaymentOutcome, Settlement } from '#server/payments/index.ts'
import { type CancelManualOutcome, cancel } from './cancel.ts'
import { get, listOf, listWaiting } from './find.ts'
import { followPayment } from './follow-payment.ts'
import type { ManualOrderNeeds } from './needs.ts'
import { manualOrdersOwnData } from './own-data.ts'
import { noteSeen, type PayOutcome, type PayView, pay, settleByPayer, viewForPayer } from './pay.ts'
import type { ManualOrderCard, StaffManualOrder } from './present.ts'
import { priceManualOrder } from './price.ts'
import { type SaveDraftOutcome, saveDraft } from './save-draft.ts'
import { type SendLinkOutcome, sendAgain, sendLink } from './send-link.ts'
import { manualOrders } from './tables.ts'
import { type TakeOutcome, takeForLink, takeNewOrder } from './take-at-counter.ts'

export type { CancelManualOutcome } from './cancel.ts'
export type { PayOutcome, PayView } from './pay.ts'
export type { Bill, ManualOrderCard, StaffManualOrder } from './present.ts'
export type { SaveDraftOutcome } from './save-draft.ts'
export type { SendLinkOutcome } from './send-link.ts'
export type { TakeOutcome } from './take-at-counter.ts'

/** Prices in whole cents; `warnings` of the checks by line, in words; `fieldErrors` by names such as 'lines.0'. */
export type ManualQuote =
  | { ok: true; lines: QuotedLine[]; quote: Quote; warnings: Record<string, string[]> }
  | { ok: false; fieldErrors: FieldErrors }

/** Orders that staff write, and the links by which customers pay them (docs/adr/0012). */
export type ManualOrders = {
  /** What it would cost, by the cart's own rules. `filledIn`: see `manualOrderSchema`. Staff only, as all up to `cancel`. */
  quote(actor: Actor, filledIn: unknown): Promise<ManualQuote>
  saveDraft(actor: Actor, filledIn: unknown, origin: string): Promise<SaveDraftOutcome>
  /** Bills it and mails the payment link. `origin` is where the payment page sends people back to. */
  sendLink(actor: Actor, filledIn: unknown, origin: string): Promise<SendLinkOutcome>
  sendAgain(actor: Actor, id: string): Promise<SendLinkOutcome>
  /** An order that is paid at the counter, now; `payment`: see `counterPaymentSchema`. */
  takeNewOrder(actor: Actor, filledIn: unknown, payment: unknown, origin: string): Promise<TakeOutcome>
  /** The same for one whose link was sent. */
  takeForLink(actor: Actor, id: string, payment: unknown): Promise<TakeOutcome>
  cancel(actor: Actor, id: string): Promise<CancelManualOutcome>
  get(actor: Actor, id: string): Promise<StaffManualOrder | null>
  listWaiting(actor: Actor): Promise<ManualOrderCard[]>
  listOf(actor: Actor, of: { orderId: string } | { quoteId: string }): Promise<ManualOrderCard[]>
  /** For whoever has the link; null when it is none. */
  view(token: string): Promise<PayView | null>
  noteSeen(token: string): Promise<void>
  pay(token: string, caller: Caller): Promise<PayOutcome>
  settle(token: string): Promise<Settlement | null>
  /** SETTLE, called by payments only. */
  followPayment(
    transaction: Transaction,
    settled: { orderId: string; outcome: PaymentOutcome },
  ): Promise<void>
  /** Those of `ids` that a manual order names. */
  findArtworkUses(executor: Executor, ids: readonly string[]): Promise<string[]>
  ownData: OwnDataPart
}

export function createManualOrders(needs: ManualOrderNeeds): ManualOrders {
  return {
    async quote(actor, filledIn) {
      const read = await priceManualOrder(needs, actor, filledIn)
      if (!read.ok) return read
      const { lines, quote, items } = read.priced
      return { ok: true, lines, quote, warnings: warningsOf(items) }
    },
    saveDraft: (actor, filledIn, origin) => saveDraft(needs, actor, filledIn, origin),
    sendLink: (actor, filledIn, origin) => sendLink(needs, actor, filledIn, origin),
    sendAgain: (actor, id) => sendAgain(needs, actor, id),
    takeNewOrder: (actor, filledIn, payment, origin) => takeNewOrder(needs, actor, filledIn, payment, origin),
    takeForLink: (actor, id, payment) => takeForLink(needs, actor, id, payment),
    cancel: (actor, id) => cancel(needs, actor, id),
    get: (_actor, id) => get(needs, id),
    listWaiting: () => listWaiting(needs),
    listOf: (_actor, of) => listOf(needs, of),
    view: (token) => viewForPayer(needs, token),
    noteSeen: (token) => noteSeen(needs, token),
    pay: (token, caller) => pay(needs, token, caller),
    settle: (token) => settleByPayer(needs, token),
    followPayment: (transaction, settled) => followPayment(needs, transaction, settled),
    findArtworkUses: async (executor, ids) => [
      ...(await namedInJson(executor, manualOrders, manualOrders.draft, ids)),
      ...(await namedInJson(executor, manualOrders, manualOrders.billed, ids)),
    ],
    ownData: manualOrdersOwnData(needs.database),
  }
}

const warningsOf = (items: readonly PricedItem[]): Record<string, string[]> =>
  Object.fromEntries(
    items.flatMap(({ line, priced: { designData } }) =>
      designData?.document && designData.warnings?.length
        ? [[line.id, designData.warnings.map(({ message }) => message)]]
        : [],
    ),
  )
