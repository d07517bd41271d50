import { ItemPicture } from '#app/cart/item-picture.tsx'
import { Card } from '#app/ui/card.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { SummaryList } from '#app/ui/summary-list.tsx'
import { orderDiscountLabel } from '#domain/money/discount-words.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { shippingLabel } from '#domain/shipping/delivery-speed.ts'
import type { Receipt } from '#server/checkout/index.ts'
import { PrintButton } from '../print-button.tsx'
import { ReceiptDelivery } from './receipt-delivery.tsx'
import { ReceiptPayment } from './receipt-payment.tsx'
import { ReceiptPromise } from './receipt-promise.tsx'
import { ReceiptSteps } from './receipt-steps.tsx'

/** What was bought and for how much, how it is delivered, and what happens next; fits on one printed page. */
export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  return (
    <Card as="article" padding="none" aria-label="Receipt" data-receipt className="w-full max-w-4xl">
      <header className="flex items-start justify-between gap-4 border-line border-b px-5 py-4 sm:px-6">
        <div>
          <p className="hidden font-bold font-display text-lg print:block">{receipt.shop.siteName}</p>
          <h2 className="font-bold text-lg">
            Receipt <span className="figures">{receipt.orderNumber}</span>
          </h2>
          <p className="text-ink-muted text-sm">
            <Day at={receipt.placedAt} />
            {' · '}
            {receipt.contactName}, <span className="wrap-anywhere">{receipt.contactEmail}</span>
          </p>
        </div>
        <PrintButton />
      </header>
      <div className="grid md:grid-cols-[1.4fr_1fr] print:grid-cols-[1.4fr_1fr]">
        <section aria-label="What you ordered" className="px-5 py-5 sm:px-6">
          <ul className="grid gap-4 border-line border-b pb-5">
            {receipt.items.map((item) => (
              <ReceiptItem key={item.id} item={item} />
            ))}
          </ul>
          <ReceiptSums receipt={receipt} />
        </section>
        <div className="grid content-start gap-6 border-line px-5 py-5 max-md:border-t sm:px-6 md:border-l">
          <ReceiptPromise receipt={receipt} />
          <ReceiptDelivery receipt={receipt} />
          <ReceiptPayment receipt={receipt} />
        </div>
      </div>
      <ReceiptSteps receipt={receipt} />
      <p className="hidden border-line border-t px-6 py-3 text-ink-muted text-sm print:block">
        Questions? {receipt.shop.contactEmail}, {receipt.shop.contactPhone}
      </p>
    </Card>
  )
}

function ReceiptItem({ item }: { item: Receipt['items'][number] }) {
  const { name, options, quantity, unitPriceCents, setupFeeCents } = item
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-4">
      <ItemPicture item={{ ...item, image: item.imageUrl }} className="size-16" isSmall />
      <div className="min-w-0">
        <h3 className="font-sans font-semibold text-base leading-snug">{name}</h3>
        {options.length > 0 && <p className="text-ink-muted text-sm">{options.join(' · ')}</p>}
        <p className="figures text-ink-muted text-sm">
          {quantity} × {formatMoney(cents(unitPriceCents))}
          {setupFeeCents > 0 && ` + ${formatMoney(cents(setupFeeCents))} setup`}
        </p>
      </div>
      <Money amount={cents(unitPriceCents * quantity + setupFeeCents)} className="font-semibold" />
    </li>
  )
}

/** As stored when the order was placed: nothing is recalculated. */
function ReceiptSums({ receipt }: { receipt: Receipt }) {
  const { subtotalCents, discountCents, shippingCents, taxCents, totalCents } = receipt
  const discount = {
    label: orderDiscountLabel(receipt),
    value: <>−{formatMoney(cents(discountCents))}</>,
    tone: 'good' as const,
  }
  return (
    <SummaryList
      className="pt-4"
      rows={[
        { label: 'Subtotal', value: <Money amount={cents(subtotalCents)} /> },
        ...(discountCents > 0 ? [discount] : []),
        {
          label: shippingLabel(receipt),
          value: <Money amount={cents(shippingCents)} zero="FREE" />,
          tone: shippingCents === 0 ? ('good' as const) : ('plain' as const),
        },
        { label: 'Tax', value: <Money amount={cents(taxCents)} /> },
      ]}
      total={{ label: 'Total', value: <Money amount={cents(totalCents)} /> }}
    />
  )
}
