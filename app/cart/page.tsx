import { Info } from 'lucide-react'
import { EmptyCartDrawing } from '#app/assets/later-drawings.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { countItems } from '#domain/cart/cart-items.ts'
import { formatMoney } from '#domain/money/money.ts'
import { useCart } from './cart-context.ts'
import { CartLine } from './cart-line.tsx'
import { type CartPageProps, Summary, type SummaryProps } from './cart-summary.tsx'
import { type PriceChange, useCartTotals } from './use-cart-totals.ts'

export function CartPage({ prices, calendar, sizes }: CartPageProps) {
  const { items, isReady } = useCart()
  const state = useCartTotals(items, 'shipping', prices)
  const count = countItems(items)
  return (
    <div className="page min-h-[calc(100svh-var(--header-height))] py-8 sm:py-12">
      <PageHeader
        title="Your cart"
        description={count > 0 ? `${count} ${count === 1 ? 'item' : 'items'}` : undefined}
      />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        {isReady ? (
          <>
            <Items items={items} state={state} sizes={sizes} />
            <Summary state={state} prices={prices} calendar={calendar} items={items} />
          </>
        ) : (
          <CartSkeleton />
        )}
      </div>
    </div>
  )
}

function Items({ items, state, sizes }: Pick<SummaryProps, 'items' | 'state' | 'sizes'>) {
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState
          title="Your cart is empty"
          illustration={<EmptyCartDrawing />}
          action={
            <LinkButton to="/" variant="primary">
              Start Building
            </LinkButton>
          }
        >
          Put your artwork on a gang sheet, and it’ll wait here until you’re ready.
        </EmptyState>
      </Card>
    )
  }
  return (
    <div>
      <PriceChanges changes={state.priceChanges} />
      <Card padding="none">
        <ul className="divide-y divide-line px-5 sm:px-6">
          {items.map((item, index) => (
            <CartLine
              key={item.id}
              item={item}
              index={index}
              sizes={sizes}
              problem={state.problems.get(item.id)}
              charge={state.charges.get(item.id)}
              told={state.told.get(item.id)}
              priceChange={state.priceChanges.find(({ id }) => id === item.id)}
            />
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** Prices changed since the items were added: old and new, with the shopper's confirmation. */
function PriceChanges({ changes }: { changes: readonly PriceChange[] }) {
  const { reprice } = useCart()
  if (changes.length === 0) return null
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-start gap-3 rounded-lg bg-yellow-wash p-4 text-sm text-yellow-ink"
    >
      <Info className="mt-0.5 size-4.5 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">Prices have changed since you added these</p>
        <ul className="mt-1">
          {changes.map(({ id, name, was, now }) => (
            <li key={id}>
              {name}: {formatMoney(was)} before, now {formatMoney(now)}
            </li>
          ))}
        </ul>
      </div>
      <Button size="sm" onClick={() => reprice(new Map(changes.map(({ id, now }) => [id, now])))}>
        Got it
      </Button>
    </div>
  )
}

/** None of it remains once the cart is there: its final size isn't known yet, so anything that stayed would shift. */
function CartSkeleton() {
  return (
    <>
      <Card className="grid gap-5" aria-busy="true" aria-label="Loading your cart">
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-28 w-full" />
      </Card>
      <Skeleton className="h-96 w-full" />
    </>
  )
}
