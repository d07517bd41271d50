import { Ban, CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { useShopClock } from '#app/shop-clock.ts'
import { Card } from '#app/ui/card.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import { promiseWords } from '#domain/orders/due-date.ts'
import type { PayView } from '#server/draft-orders/index.ts'
import { BillCard } from './bill-card.tsx'
import { PayNote } from './pay-note.tsx'
import { PayNow } from './pay-now.tsx'
import { TryNote } from './try-note.tsx'
import { type PayCame, useComeBack, useTellSeen } from './use-pay-events.ts'

export type PayPageProps = {
  view: PayView
  shop: { siteName: string; email: string; phone: string }
  /** What the provider says about the page the buyer came back from; null before anyone has asked. */
  came: PayCame
}

/** A bill, opened by its link: what it is for, its total, and the way to pay it. */
export function PayPage({ view, shop, came }: PayPageProps) {
  const isOpen = view.state === 'open'
  useTellSeen(isOpen)
  useComeBack({ isOpen, isUnderWay: view.isUnderWay }, came, 'payment-links.settle')
  const total = formatMoney(cents(view.bill.totalCents))
  return (
    <div className="page grid max-w-3xl gap-6 py-8 sm:py-12">
      <header>
        <h1 className="font-extrabold text-xl">
          {isOpen ? `${total} due` : `Your order at ${shop.siteName}`}
        </h1>
        <p className="mt-2 text-ink-muted">
          {view.contactName}, here’s the order {shop.siteName} put together for you.
        </p>
      </header>
      <State view={view} came={came} />
      <Card as="section" aria-label="Bill">
        <BillCard bill={view.bill} />
        <Delivery view={view} />
        {isOpen && came !== 'processing' && (
          <PayNow operation="payment-links.pay" amount={total} expiresAt={view.expiresAt} />
        )}
      </Card>
      <p className="text-ink-muted text-sm">
        Something not right? Email <a href={`mailto:${shop.email}`}>{shop.email}</a> or call {shop.phone}.
      </p>
    </div>
  )
}

function State({ view, came }: Pick<PayPageProps, 'view' | 'came'>) {
  if (view.isUnverified)
    return (
      <PayNote
        icon={CircleAlert}
        tone="border-yellow bg-yellow-wash text-yellow-ink"
        title="Payment Verification Issue"
      >
        We couldn’t verify your payment yet. Your order is saved. Please don’t pay again; we’ll look into it.
      </PayNote>
    )
  if (view.state === 'paid')
    return (
      <PayNote icon={CircleCheck} tone="border-green bg-green-wash text-green-ink" title="Paid. Thank you!">
        Your order number is <strong className="figures">{view.orderNumber}</strong>. We’ll email you the
        confirmation.
      </PayNote>
    )
  if (view.state === 'cancelled')
    return (
      <PayNote icon={Ban} tone="border-line bg-sunken" title="This link was cancelled">
        There’s nothing to pay here anymore. Ask us if you still want it.
      </PayNote>
    )
  if (view.state === 'expired')
    return (
      <PayNote icon={Clock} tone="border-line bg-sunken" title="The time to pay has run out">
        This link can’t be paid anymore. Ask us for a new one.
      </PayNote>
    )
  return <TryNote lastTry={view.lastTry} came={came} />
}

function Delivery({ view: { bill, state } }: Pick<PayPageProps, 'view'>) {
  const { timeZone } = useShopClock()
  const way = bill.deliveryMethod === 'pickup' ? 'You’ll pick it up at our shop.' : shipsTo(bill.shipTo)
  const promise =
    bill.dueAt && state === 'open' ? promiseWords(bill.deliveryMethod, bill.dueAt, timeZone) : null
  return (
    <div className="mt-4 border-line border-t pt-4 text-ink-muted">
      <p>
        {way} {promise && `${promise}.`}
      </p>
      {bill.notes && <p className="mt-2 whitespace-pre-line break-words">{bill.notes}</p>}
    </div>
  )
}

const shipsTo = (place: string): string =>
  place ? `We’ll ship it to ${place}.` : 'We’ll ship it, and ask for your address first.'
