import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import type { WorkCalendar } from '#domain/shop/work-calendar.ts'
import type { PublicPrices } from '#server/cart/index.ts'
import { FreeShippingProgress } from './free-shipping-progress.tsx'
import { GetItBy } from './get-it-by.tsx'
import { PromoBox } from './promo-box.tsx'
import { TotalsSummary } from './totals-summary.tsx'
import { type CartTotalsState, setupFeesOf } from './use-cart-totals.ts'

export type CartPageProps = { prices: PublicPrices; calendar: WorkCalendar; sizes: readonly GangSheetSize[] }

export type SummaryProps = CartPageProps & { state: CartTotalsState; items: readonly CartItem[] }

export function Summary({ state, prices, calendar, items }: Omit<SummaryProps, 'sizes'>) {
  const { rules } = prices
  const navigate = useNavigate()
  const isEmpty = items.length === 0
  const hasProblems = state.problems.size > 0
  const isOpen = isEmpty || hasProblems
  return (
    <Card as="aside" aria-labelledby="order-summary" className="lg:sticky lg:top-6">
      <h2 id="order-summary" className="mb-4 text-lg font-bold">
        Order summary
      </h2>
      {!isOpen && <FreeShippingProgress totals={state.totals} rules={rules} />}
      <div className="mt-4" aria-live="polite">
        <TotalsSummary
          totals={state.totals}
          delivery="shipping"
          rules={rules}
          discountLabel={state.discountLabel}
          setupFees={setupFeesOf(state)}
          isOpen={isOpen}
        />
      </div>
      {!isOpen && <GetItBy prices={prices} calendar={calendar} state={state} items={items} />}
      {!isEmpty && <PromoBox className="mt-5" items={items} delivery="shipping" state={state} />}
      {hasProblems && (
        <p className="mt-4 text-sm text-red-ink">
          One of your items can’t be ordered. Edit or remove it first.
        </p>
      )}
      <div className="mt-6 grid gap-2.5">
        <Button variant="primary" size="lg" disabled={isOpen} onClick={() => void navigate('/checkout')}>
          Proceed to Checkout
        </Button>
        <LinkButton to="/" variant="quiet">
          Continue Shopping
        </LinkButton>
      </div>
    </Card>
  )
}
