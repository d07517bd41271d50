import { Link } from 'react-router'
import { ItemOptions } from '#app/cart/chosen-options.tsx'
import { ItemPicture } from '#app/cart/item-picture.tsx'
import { TotalsSummary } from '#app/cart/totals-summary.tsx'
import { type CartTotalsState, setupFeesOf } from '#app/cart/use-cart-totals.ts'
import { Money } from '#app/ui/money-text.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { addCents, cents, noMoney, timesCents } from '#domain/money/money.ts'
import type { DeliveryMethod, PriceRules } from '#domain/orders/totals.ts'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'

/** What is being bought and what it costs, beside the form. */
export function OrderSummary({
  items,
  state,
  delivery,
  rules,
  speed,
}: {
  items: readonly CartItem[]
  state: CartTotalsState
  delivery: DeliveryMethod
  /** For that speed. */
  rules: PriceRules
  speed: DeliverySpeed
}) {
  return (
    <>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-lg font-bold">Order summary</h2>
        <Link to="/cart" className="text-sm">
          Edit cart
        </Link>
      </div>
      <ul className="mb-4 grid gap-3 border-b border-line pb-4">
        {items.map((item) => (
          <SummaryItem key={item.id} item={item} state={state} />
        ))}
      </ul>
      <div aria-live="polite">
        <TotalsSummary
          totals={state.totals}
          delivery={delivery}
          rules={rules}
          speed={speed}
          discountLabel={state.discountLabel}
          setupFees={setupFeesOf(state)}
          isOpen={state.problems.size > 0}
        />
      </div>
    </>
  )
}

function SummaryItem({ item, state }: { item: CartItem; state: CartTotalsState }) {
  const change = state.priceChanges.find(({ id }) => id === item.id)
  const problem = state.problems.get(item.id)
  const charge = state.charges.get(item.id)
  const told = state.told.get(item.id)
  const unitPrice = charge?.unitPrice ?? change?.now ?? cents(item.unitPrice)
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] gap-3 text-sm">
      <ItemPicture item={item} className="size-16" isSmall />
      <span className="min-w-0">
        <span className="block font-semibold">{told?.name ?? item.name}</span>
        <ItemOptions item={item} told={told} className="text-ink-muted" />
        <span className="text-ink-muted">Quantity {item.quantity}</span>
        {problem && <span className="block text-red-ink">{problem}</span>}
      </span>
      <span className="text-right">
        {change && (
          <s className="block text-xs text-ink-faint">
            <Money amount={timesCents(change.was, item.quantity)} />
          </s>
        )}
        <Money amount={addCents(timesCents(unitPrice, item.quantity), charge?.setupFee ?? noMoney)} />
      </span>
    </li>
  )
}
