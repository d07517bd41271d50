import { randomBytes } from 'node:crypto'
import type { PageAction } from '../fake-provider.ts'
import { createIdempotency } from '../idempotency.ts'

type Metadata = Record<string, string>
type Session = {
  id: string
  object: 'checkout.session'
  url: string | null
  client_reference_id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  expires_at: number
  success_url: string
  payment_intent: string | null
  metadata: Metadata
}
type Intent = {
  id: string
  object: 'payment_intent'
  status: string
  amount: number
  amount_received: number
  currency: string
  metadata: Metadata
}
type Refund = {
  id: string
  object: 'refund'
  status: string
  amount: number
  currency: string
  payment_intent: string
  metadata: Metadata
}
type SessionRequest = {
  client_reference_id: string
  line_items: { quantity: number; price_data: { currency: string; unit_amount: number } }[]
  expires_at: number
  success_url: string
  metadata: Metadata
  payment_intent_data: { metadata: Metadata }
}

/** Stripe's state: sessions, payment intents, refunds, and pending events. */
export function createStripeBooks(origin: string) {
  const keys = createIdempotency()
  const sessions = new Map<string, Session>()
  const intents = new Map<string, Intent>()
  const refunds = new Map<string, Refund>()
  let events: { kind: string; object: unknown }[] = []
  let isHolding = false

  const name = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`
  const tell = (kind: string, thing: object): void => {
    events.push({ kind, object: { ...thing } })
  }
  const refundsOf = (intentId: string) =>
    [...refunds.values()].filter((one) => one.payment_intent === intentId)
  const given = (intentId: string): number =>
    refundsOf(intentId)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)

  return {
    refunds,
    refundsOf,
    session: (id: string) => sessions.get(id) ?? null,
    expanded(id: string) {
      const session = sessions.get(id)
      if (!session) return null
      const intent = intents.get(session.payment_intent ?? '')
      if (!intent) return session
      const latest_charge = {
        id: intent.id.replace('pi', 'ch'),
        object: 'charge',
        amount_refunded: given(intent.id),
      }
      return { ...session, payment_intent: { ...intent, latest_charge } }
    },
    makeSession(key: string, request: SessionRequest): Session | 'reused' {
      return keys.answer(key, request, () => {
        const id = name('cs_test')
        const [line] = request.line_items
        const session: Session = {
          id,
          object: 'checkout.session',
          url: `${origin}/pay/${id}`,
          client_reference_id: request.client_reference_id,
          status: 'open',
          payment_status: 'unpaid',
          amount_total: line ? line.quantity * line.price_data.unit_amount : 0,
          currency: line?.price_data.currency ?? 'usd',
          expires_at: request.expires_at,
          success_url: request.success_url,
          payment_intent: null,
          metadata: request.metadata,
        }
        sessions.set(id, session)
        return { ...session }
      })
    },
    expire(id: string): Session | null {
      const session = sessions.get(id)
      if (session?.status !== 'open') return null
      session.status = 'expired'
      tell('checkout.session.expired', session)
      return session
    },
    /** The address to which the shopper is returned; null if the page is closed. */
    pay(id: string, { card = 'approved', amountCents, currency }: PageAction): string | null {
      const session = sessions.get(id)
      if (session?.status !== 'open') return null
      const amount = amountCents ?? session.amount_total
      const statuses = { approved: 'succeeded', slow: 'processing', declined: 'requires_payment_method' }
      const intent: Intent = {
        id: name('pi'),
        object: 'payment_intent',
        status: statuses[card],
        amount,
        amount_received: card === 'approved' ? amount : 0,
        currency: currency?.toLowerCase() ?? session.currency,
        metadata: session.metadata,
      }
      intents.set(intent.id, intent)
      Object.assign(session, {
        status: 'complete',
        payment_intent: intent.id,
        payment_status: card === 'approved' ? 'paid' : 'unpaid',
      })
      tell('checkout.session.completed', session)
      if (card === 'approved') tell('payment_intent.succeeded', intent)
      if (card === 'declined') tell('checkout.session.async_payment_failed', session)
      return session.success_url
    },
    finishLate(attemptId: string): void {
      for (const session of sessions.values()) {
        const intent = intents.get(session.payment_intent ?? '')
        if (session.client_reference_id !== attemptId || intent?.status !== 'processing') continue
        Object.assign(intent, { status: 'succeeded', amount_received: intent.amount })
        session.payment_status = 'paid'
        tell('checkout.session.async_payment_succeeded', session)
      }
    },
    refund(
      key: string,
      request: { payment_intent: string; amount: number; metadata: Metadata },
    ): Refund | string {
      const intent = intents.get(request.payment_intent)
      if (!intent) return 'No such payment_intent'
      const answer = keys.answer(key, request, (): Refund | string => {
        if (given(intent.id) + request.amount > intent.amount_received)
          return 'Refund amount is greater than unrefunded amount on charge'
        const refund: Refund = {
          id: name('re'),
          object: 'refund',
          status: isHolding ? 'pending' : 'succeeded',
          amount: request.amount,
          currency: intent.currency,
          payment_intent: intent.id,
          metadata: request.metadata,
        }
        refunds.set(refund.id, refund)
        tell('refund.created', refund)
        return { ...refund }
      })
      return answer === 'reused'
        ? 'Keys for idempotent requests can only be used with the same parameters'
        : answer
    },
    /** A refund in Stripe's own dashboard. */
    refundAtDesk(attemptId: string, amount: number): void {
      for (const { id, metadata } of intents.values())
        if (metadata.attempt_id === attemptId)
          this.refund(name('key'), { payment_intent: id, amount, metadata: {} })
    },
    holdRefunds(): void {
      isHolding = true
    },
    finishRefunds(outcome: 'done' | 'failed'): void {
      isHolding = false
      for (const refund of refunds.values()) {
        if (refund.status !== 'pending') continue
        refund.status = outcome === 'done' ? 'succeeded' : 'failed'
        tell(outcome === 'done' ? 'refund.updated' : 'refund.failed', refund)
      }
    },
    collected(attemptId: string) {
      const paid = [...intents.values()].filter(
        ({ metadata, amount_received }) => metadata.attempt_id === attemptId && amount_received > 0,
      )
      return {
        count: paid.length,
        cents: paid.reduce((sum, { amount_received }) => sum + amount_received, 0),
        refundedCents: paid.reduce((sum, { id }) => sum + given(id), 0),
      }
    },
    takeEvents() {
      const taken = events
      events = []
      return taken
    },
  }
}
