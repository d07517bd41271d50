import { LockKeyhole } from 'lucide-react'
import { Link } from 'react-router'
import { PromoBox } from '#app/cart/promo-box.tsx'
import type { CartTotalsState } from '#app/cart/use-cart-totals.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { formatMoney } from '#domain/money/money.ts'
import { type DeliverySpeed, priceRulesAt } from '#domain/shipping/delivery-speed.ts'
import type { CheckoutFormProps } from './checkout-form-props.ts'
import { MissingList } from './missing-list.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayWays } from './pay-ways.tsx'

export function PayCard({
  items,
  state,
  delivery,
  speed,
  page,
  missing,
  goTo,
  isBusy,
  isFree,
}: {
  items: readonly CartItem[]
  state: CartTotalsState
  delivery: 'shipping' | 'pickup'
  speed: DeliverySpeed
  page: CheckoutFormProps
  missing: { field: string; message: string; isRequired: boolean }[] | null
  goTo: (field: string) => void
  isBusy: boolean
  isFree: boolean
}) {
  const rules = priceRulesAt(page.prices.rules, page.prices.speeds, speed)
  return (
    <Card as="aside" className="lg:sticky lg:top-6">
      <OrderSummary items={items} state={state} delivery={delivery} rules={rules} speed={speed} />
      <PromoBox className="mt-5" items={items} delivery={delivery} state={state} />
      <MissingList missing={missing} onChoose={goTo} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="mt-6 w-full"
        isBusy={isBusy}
        disabled={state.problems.size > 0}
      >
        {isFree ? (
          'Place Order'
        ) : (
          <>
            <LockKeyhole className="size-4.5" aria-hidden />
            Pay Now
          </>
        )}
      </Button>
      <p className="mt-3 text-center text-sm text-ink-muted">
        {isFree
          ? 'There’s nothing to pay: your order is placed right away.'
          : `You’ll pay ${formatMoney(state.totals.total)} on our payment provider’s secure page.`}
      </p>
      {!isFree && <PayWays ways={page.payWays} providerName={page.providerName} />}
      <p className="mt-4 text-center text-ink-muted text-sm">
        {isFree ? 'Placing the order' : 'Paying'} means you accept our <Link to="/terms">Terms of sale</Link>.
        See also <Link to="/returns">Returns and reprints</Link> and <Link to="/privacy">Privacy</Link>.
      </p>
    </Card>
  )
}
