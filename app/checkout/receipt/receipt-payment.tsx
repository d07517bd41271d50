import { CreditCard } from 'lucide-react'
import { useShopClock } from '#app/shop-clock.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { formatDay } from '#domain/shop/shop-time.ts'
import type { Receipt } from '#server/checkout/index.ts'

export function ReceiptPayment({ receipt }: { receipt: Receipt }) {
  const { timeZone } = useShopClock()
  return (
    <section aria-labelledby="receipt-payment">
      <h3 id="receipt-payment" className="flex items-center gap-2 font-bold text-base">
        <CreditCard aria-hidden className="size-4.5 text-ink-muted" /> Payment
      </h3>
      <p className="mt-1.5 text-sm">{paymentWords(receipt, timeZone)}</p>
    </section>
  )
}

function paymentWords({ payment, paymentStatus, totalCents }: Receipt, timeZone: string): string {
  const { provider, isSandbox, amountCents, paidAt } = payment
  if (paymentStatus === 'refunded') return 'Paid and refunded'
  if (totalCents === 0 || provider === null) return 'No payment was due'
  if (paidAt === null) return 'Your payment is still being verified'
  const through = isSandbox ? 'with a sandbox test card: no money moved' : `through ${provider}`
  const back = paymentStatus === 'partially_refunded' ? ', partly refunded' : ''
  return `${formatMoney(cents(amountCents))} paid on ${formatDay(paidAt, timeZone)} ${through}${back}`
}
