import { Ban, CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#app/ui/card.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { DifferenceView } from '#server/order-changes/index.ts'
import { PayNote } from './pay-note.tsx'
import { PayNow } from './pay-now.tsx'
import { TryNote } from './try-note.tsx'
import { type PayCame, useComeBack } from './use-pay-events.ts'

export type DifferencePageProps = {
  view: DifferenceView
  shop: { siteName: string; email: string; phone: string }
  came: PayCame
}

/** The amount due after a paid order was changed, opened by its link. */
export function DifferencePage({ view, shop, came }: DifferencePageProps) {
  const amount = formatMoney(cents(view.amountCents))
  const isOpen = view.state === 'open'
  useComeBack(
    { isOpen: isOpen || view.isUnderWay, isUnderWay: view.isUnderWay },
    came,
    'order-changes.settle',
  )
  return (
    <div className="page grid max-w-3xl gap-6 py-8 sm:py-12">
      <header>
        <h1 className="font-extrabold text-xl">
          {isOpen ? `${amount} due for your changed order` : `Your order ${view.orderNumber}`}
        </h1>
        <p className="mt-2 text-ink-muted">
          {view.contactName}, {shop.siteName} changed your order{' '}
          <span className="figures">{view.orderNumber}</span>.
        </p>
      </header>
      <State view={view} came={came} />
      <Card as="section" aria-label="What changed">
        <ul className="mb-4 grid list-disc gap-2 border-line border-b pb-4 pl-5">
          {view.words.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <SummaryList
          rows={[
            { label: 'Total before', value: <Money amount={cents(view.totalBeforeCents)} /> },
            { label: 'Total now', value: <Money amount={cents(view.totalCents)} /> },
          ]}
          total={{
            label: isOpen ? 'To pay' : 'Difference',
            value: <Money amount={cents(view.amountCents)} />,
          }}
        />
        {isOpen && came !== 'processing' && (
          <PayNow operation="order-changes.pay" amount={amount} expiresAt={view.expiresAt} />
        )}
      </Card>
      <p className="text-ink-muted text-sm">
        <Link to={`/order/${view.orderId}`}>View your order</Link>. Something not right? Email{' '}
        <a href={`mailto:${shop.email}`}>{shop.email}</a> or call {shop.phone}.
      </p>
    </div>
  )
}

function State({ view, came }: Pick<DifferencePageProps, 'view' | 'came'>) {
  if (view.state === 'paid')
    return (
      <PayNote icon={CircleCheck} tone="border-green bg-green-wash text-green-ink" title="Paid. Thank you!">
        There’s nothing left to pay. We’re moving ahead with your order.
      </PayNote>
    )
  if (view.isPaidAllTheSame)
    return (
      <PayNote
        icon={CircleAlert}
        tone="border-yellow bg-yellow-wash text-yellow-ink"
        title={view.state === 'cancelled' ? 'This order was cancelled' : 'This no longer needed to be paid'}
      >
        We got your payment anyway. Please don’t pay again: we’ll look into it and return what’s yours.
      </PayNote>
    )
  if (view.state === 'cancelled')
    return (
      <PayNote icon={Ban} tone="border-line bg-sunken" title="This order was cancelled">
        There’s nothing to pay here anymore. Ask us if you’re not sure.
      </PayNote>
    )
  if (view.state === 'over')
    return (
      <PayNote icon={Ban} tone="border-line bg-sunken" title="This link was withdrawn">
        There’s nothing to pay here anymore. Ask us if you’re not sure.
      </PayNote>
    )
  if (view.state === 'expired')
    return (
      <PayNote icon={Clock} tone="border-line bg-sunken" title="The time to pay has run out">
        Ask us for a new link.
      </PayNote>
    )
  return <TryNote lastTry={view.lastTry} came={came} />
}
