import { randomBytes } from 'node:crypto'
import type { PageAction } from '../fake-provider.ts'
import { createIdempotency } from '../idempotency.ts'

type Money = { amount: number; currency: string }
type Link = { id: string; version: number; order_id: string; url: string; created_at: string }
type Order = { id: string; location_id: string; reference_id: string; state: string; version: number }
type Payment = { id: string; order_id: string; status: string; amount_money: Money; refund_ids: string[] }
type Refund = { id: string; payment_id: string; order_id: string; status: string; amount_money: Money }
type LinkRequest = {
  idempotency_key: string
  order: {
    location_id: string
    reference_id: string
    line_items: { quantity: string; base_price_money: Money }[]
  }
  checkout_options: { redirect_url: string }
}
type RefundRequest = { idempotency_key: string; payment_id: string; amount_money: Money }

export type SquareBooks = ReturnType<typeof createSquareBooks>

/** Square's state: links, orders, payments, refunds, and pending events. */
export function createSquareBooks(origin: string) {
  const keys = createIdempotency()
  const links = new Map<string, { link: Link; request: LinkRequest }>()
  const orders = new Map<string, Order>()
  const payments = new Map<string, Payment>()
  const refunds = new Map<string, Refund>()
  let events: { kind: string; object: unknown }[] = []
  let isHolding = false

  const name = (): string => randomBytes(9).toString('base64url')
  const paymentsOf = (orderId: string) => [...payments.values()].filter((one) => one.order_id === orderId)
  const refundsOf = (paymentId: string) =>
    [...refunds.values()].filter((one) => one.payment_id === paymentId && one.status !== 'FAILED')
  const sum = (money: readonly { amount_money: Money }[]): number =>
    money.reduce((total, one) => total + one.amount_money.amount, 0)
  const tell = (kind: string, what: string, thing: object): void => {
    events.push({ kind, object: { [what]: { ...thing } } })
  }

  return {
    payment(id: string) {
      const payment = payments.get(id)
      if (!payment) return null
      return { ...payment, refunded_money: { ...payment.amount_money, amount: sum(refundsOf(id)) } }
    },
    refunds,
    link: (id: string) => links.get(id)?.link ?? null,
    makeLink(body: unknown): Link | 'reused' {
      const request = body as LinkRequest
      return keys.answer(request.idempotency_key, request, () => {
        const id = name()
        const order: Order = {
          id: name(),
          location_id: request.order.location_id,
          reference_id: request.order.reference_id,
          state: 'OPEN',
          version: 1,
        }
        const link: Link = {
          id,
          version: 1,
          order_id: order.id,
          url: `${origin}/pay/${id}`,
          created_at: new Date().toISOString(),
        }
        orders.set(order.id, order)
        links.set(id, { link, request })
        return link
      })
    },
    deleteLink(id: string): boolean {
      const known = links.get(id)
      if (!known) return false
      links.delete(id)
      const order = orders.get(known.link.order_id)
      if (order && order.state === 'OPEN') order.state = 'CANCELED'
      return true
    },
    order(id: string) {
      const order = orders.get(id)
      if (!order) return null
      // A declined card isn't a tender: the page asks for another one.
      const taken = paymentsOf(id).filter(({ status }) => status !== 'FAILED')
      const tenders = taken.map((payment) => ({
        id: payment.id,
        type: 'CARD',
        payment_id: payment.id,
        amount_money: payment.amount_money,
      }))
      return { ...order, tenders }
    },
    /** The address to which the shopper is returned; null if the page is closed. */
    pay(id: string, { card = 'approved', amountCents, currency }: PageAction): string | null {
      const known = links.get(id)
      const order = known && orders.get(known.link.order_id)
      if (!known || !order) return null
      const [line] = known.request.order.line_items
      const asked = line?.base_price_money ?? { amount: 0, currency: 'USD' }
      const payment: Payment = {
        id: name(),
        order_id: order.id,
        status: card === 'approved' ? 'COMPLETED' : card === 'slow' ? 'PENDING' : 'FAILED',
        amount_money: { amount: amountCents ?? asked.amount, currency: currency ?? asked.currency },
        refund_ids: [],
      }
      payments.set(payment.id, payment)
      if (card === 'approved') order.state = 'COMPLETED'
      tell('payment.created', 'payment', payment)
      tell('payment.updated', 'payment', payment)
      return known.request.checkout_options.redirect_url
    },
    finishLate(attemptId: string): void {
      for (const payment of payments.values()) {
        const order = orders.get(payment.order_id)
        if (order?.reference_id !== attemptId || payment.status !== 'PENDING') continue
        payment.status = 'COMPLETED'
        order.state = 'COMPLETED'
        tell('payment.updated', 'payment', payment)
      }
    },
    /** Or Square's code for the error. */
    refund(body: unknown): Refund | string {
      const request = body as RefundRequest
      const payment = payments.get(request.payment_id)
      if (payment?.status !== 'COMPLETED') return 'PAYMENT_NOT_REFUNDABLE'
      const answer = keys.answer(request.idempotency_key, request, (): Refund | string => {
        const isTooMuch =
          sum(refundsOf(payment.id)) + request.amount_money.amount > payment.amount_money.amount
        if (isTooMuch) return 'REFUND_AMOUNT_INVALID'
        const refund: Refund = {
          id: name(),
          payment_id: payment.id,
          order_id: payment.order_id,
          status: isHolding ? 'PENDING' : 'COMPLETED',
          amount_money: request.amount_money,
        }
        refunds.set(refund.id, refund)
        payment.refund_ids.push(refund.id)
        tell('refund.created', 'refund', refund)
        return refund
      })
      return answer === 'reused' ? 'IDEMPOTENCY_KEY_REUSED' : answer
    },
    /** A refund in Square's own dashboard. */
    refundAtDesk(attemptId: string, amount: number): void {
      for (const { id, order_id, amount_money } of payments.values())
        if (orders.get(order_id)?.reference_id === attemptId)
          this.refund({ idempotency_key: name(), payment_id: id, amount_money: { ...amount_money, amount } })
    },
    holdRefunds(): void {
      isHolding = true
    },
    finishRefunds(outcome: 'done' | 'failed'): void {
      isHolding = false
      for (const refund of refunds.values()) {
        if (refund.status !== 'PENDING') continue
        refund.status = outcome === 'done' ? 'COMPLETED' : 'FAILED'
        tell('refund.updated', 'refund', refund)
      }
    },
    collected(attemptId: string) {
      const completed = [...payments.values()].filter(
        ({ order_id, status }) => orders.get(order_id)?.reference_id === attemptId && status === 'COMPLETED',
      )
      return {
        count: completed.length,
        cents: sum(completed),
        refundedCents: sum(completed.flatMap(({ id }) => refundsOf(id))),
      }
    },
    takeEvents() {
      const taken = events
      events = []
      return taken
    },
  }
}
