import { Ban, CircleAlert, CircleCheck, Clock, LockKeyhole } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { useShopClock } from '#app/shop-clock.ts'
import { Card } from '#app/ui/card.tsx'
import { formatLocalDay, localTimeOf } from '#domain/local-time.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { promiseWords } from '#domain/orders/due-date.ts'
import type { PayView } from '#server/manual-orders/index.ts'
import { BillCard } from './bill-card.tsx'
import { PayNote } from './pay-note.tsx'
import { type PayCame, usePayEvents } from './use-pay-events.ts'

export type PayPageProps = {
  view: PayView
  shop: { siteName: string; email: string; phone: string }
  /** What the provider says of the page that somebody comes back from; null before anybody asked. */
  came: PayCame
}

/** A bill by its link: what it is for, what it comes to, and the way to pay it. */
export function PayPage({ view, shop, came }: PayPageProps) {
  usePayEvents(view, came)
  const total = formatMoney(cents(view.bill.totalCents))
  return (
    <div className="page grid max-w-3xl gap-6 py-8 sm:py-12">
      <header>
        <h1 className="font-extrabold text-xl">
          {view.state === 'open' ? `${total} to pay` : `Your order at ${shop.siteName}`}
        </h1>
        <p className="mt-2 text-ink-muted">
          {view.contactName}, this is what {shop.siteName} wrote down for you.
        </p>
      </header>
      <State view={view} came={came} />
      <Card as="section" aria-label="Bill">
        <BillCard bill={view.bill} />
        <Delivery view={view} />
        {view.state === 'open' && came !== 'processing' && <PayNow view={view} total={total} />}
      </Card>
      <p className="text-ink-muted text-sm">
        Something is not right? Write to <a href={`mailto:${shop.email}`}>{shop.email}</a> or call{' '}
        {shop.phone}.
      </p>
    </div>
  )
}

function State({ view, came }: Pick<PayPageProps, 'view' | 'came'>) {
  const isBack = useSearchParams()[0].has('back')
  if (view.isUnverified)
    return (
      <PayNote
        icon={CircleAlert}
        tone="border-yellow bg-yellow-wash text-yellow-ink"
        title="Payment Verification Issue"
      >
        We couldn't verify your payment yet. Your order is saved: please do not pay again, we look into it.
      </PayNote>
    )
  if (view.state === 'paid')
    return (
      <PayNote icon={CircleCheck} tone="border-green bg-green-wash text-green-ink" title="Paid. Thank you!">
        Your order number is <strong className="figures">{view.orderNumber}</strong>. We mail you the
        confirmation.
      </PayNote>
    )
  if (view.state === 'cancelled')
    return (
      <PayNote icon={Ban} tone="border-line bg-sunken" title="This link was cancelled">
        Nothing is to be paid here any more. Ask us if you still want it.
      </PayNote>
    )
  if (view.state === 'expired')
    return (
      <PayNote icon={Clock} tone="border-line bg-sunken" title="The time to pay is over">
        This link cannot be paid any more. Ask us for a new one.
      </PayNote>
    )
  if (came === 'processing')
    return (
      <PayNote
        icon={Clock}
        tone="border-cyan bg-cyan-wash text-cyan-ink"
        title="Your bank is taking a moment"
      >
        We wait for its answer. You may close this page: we mail you as soon as it is there.
      </PayNote>
    )
  if (isBack && view.lastTry === 'failed' && came !== 'open')
    return (
      <PayNote icon={CircleAlert} tone="border-red bg-red-wash text-red-ink" title="Your card was declined">
        No money was taken. Try again, or use another card.
      </PayNote>
    )
  if (isBack && (view.lastTry !== null || came === 'open'))
    return (
      <PayNote icon={CircleAlert} tone="border-line bg-sunken" title="Your payment is not finished">
        Nothing was charged. The bill is as it was.
      </PayNote>
    )
  return null
}

function Delivery({ view: { bill, state } }: Pick<PayPageProps, 'view'>) {
  const { timeZone } = useShopClock()
  const way = bill.deliveryMethod === 'pickup' ? 'You pick it up at our shop.' : shipsTo(bill.shipTo)
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
  place ? `We ship it to ${place}.` : 'We ship it, and ask for your address before.'

function PayNow({ view, total }: { view: PayView; total: string }) {
  const call = useOperation<'payment-links.pay'>({ failed: () => null })
  const { timeZone } = useShopClock()
  const refusal = call.answer?.ok === false ? call.answer.message : null
  return (
    <OperationForm of={call} className="mt-5">
      <OperationButton of={call} operation="payment-links.pay" variant="primary" className="w-full">
        <LockKeyhole aria-hidden className="size-4" /> Pay {total} now
      </OperationButton>
      {refusal && (
        <p role="alert" className="mt-3 text-red-ink">
          {refusal}
        </p>
      )}
      {view.expiresAt && (
        <p className="mt-3 text-center text-ink-muted text-sm">
          Can be paid until {formatLocalDay(localTimeOf(view.expiresAt, timeZone).day)}.
        </p>
      )}
    </OperationForm>
  )
}
