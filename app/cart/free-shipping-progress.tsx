import { Truck } from 'lucide-react'
import { Progress } from '#app/ui/progress.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { OrderTotals, PriceRules } from '#domain/orders/totals.ts'

/** How far the cart is from free shipping. */
export function FreeShippingProgress({ totals, rules }: { totals: OrderTotals; rules: PriceRules }) {
  const { freeShippingFrom } = rules
  if (freeShippingFrom === null) return null
  const missing = Math.max(0, freeShippingFrom - totals.subtotal)
  const share = freeShippingFrom === 0 ? 1 : Math.min(1, totals.subtotal / freeShippingFrom)
  return (
    <div className="rounded-md bg-sunken p-3.5 text-sm">
      <p className="mb-2 flex items-center gap-2 font-semibold">
        <Truck className="size-4.5 shrink-0" aria-hidden />
        {missing === 0 ? 'Your order ships free' : `${formatMoney(cents(missing))} more for free shipping`}
      </p>
      <Progress
        label="Toward free shipping"
        value={Math.round(share * 100)}
        tone={missing === 0 ? 'green' : 'cyan'}
      />
    </div>
  )
}
