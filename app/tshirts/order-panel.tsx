import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { BulkQuoteForm } from '#app/quotes/bulk-quote-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { tshirtMessages } from '#domain/tshirt/messages.ts'
import { tshirtPrintOptionNames } from '#domain/tshirt/print-option.ts'
import { toCartItems } from './cart-items.ts'
import { type Artworks, chosenSizes, emptyOrder, type Missing, placedPrints } from './order-state.ts'
import { OrderSummary } from './order-summary.tsx'
import type { useEditedShirt } from './use-edited-shirt.ts'
import type { TshirtOrderStore } from './use-tshirt-order.ts'

type OrderPanelProps = {
  store: TshirtOrderStore
  garment: TshirtGarment
  color: TshirtColor | null
  artworks: Artworks
  missing: readonly Missing[]
  edited: ReturnType<typeof useEditedShirt>
}

const formId = 'bulk-quote'

/** The summary with what can be done: into the cart, or a quote for many. */
export function OrderPanel({ store, garment, color, artworks, missing, edited }: OrderPanelProps) {
  const cart = useCart()
  const navigate = useNavigate()
  const [isQuoteOpen, setQuoteOpen] = useState(false)
  const { order } = store

  const addToCart = (): void => {
    const items = toCartItems(order, garment, artworks)
    if (missing.length > 0 || items.length === 0) {
      const { title, description } = tshirtMessages.missing
      notify.error(title, description, { id: title })
      return
    }
    const kept = cart.items.some(({ id }) => id === edited.itemId) ? edited.itemId : null
    items.forEach((item, index) => {
      if (kept !== null && index === 0) cart.replace(kept, item)
      else cart.add(item, 'tshirt')
    })
    const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
    const action = { label: 'View cart', onClick: () => void navigate('/cart') }
    notify.success(tshirtMessages.added, `${pieces} × ${garment.name}`, { action })
    if (edited.itemId !== null) {
      edited.forget()
      void navigate('/cart')
    }
  }
  const startNew = (): void => {
    edited.forget()
    store.set(emptyOrder(garment.id))
  }
  return (
    <>
      <Card as="section" padding="sm" aria-labelledby="shirt-summary">
        <h2 id="shirt-summary" className="mb-3 text-lg font-bold">
          Order summary
        </h2>
        {edited.itemId !== null && (
          <p className="mb-3 rounded-md bg-cyan-wash px-3 py-2 text-sm text-cyan-ink">
            You are editing a shirt from your cart.{' '}
            <button type="button" onClick={startNew} className="font-semibold underline underline-offset-2">
              Start a new one
            </button>
          </p>
        )}
        <OrderSummary order={order} garment={garment} color={color} />
        <div className="mt-4 grid gap-2.5">
          <Button
            variant="primary"
            size="lg"
            // Disabled, yet it can be pressed: then it says what is missing (specification, storefront section 5).
            aria-disabled={missing.length > 0}
            className={missing.length > 0 ? 'cursor-not-allowed opacity-50' : undefined}
            aria-describedby={missing.length > 0 ? 'shirt-missing' : undefined}
            onClick={addToCart}
          >
            <ShoppingCart aria-hidden /> Add to Cart
          </Button>
          {missing.length > 0 && (
            <p id="shirt-missing" className="text-center text-sm text-ink-muted">
              Still to choose: {missing.join(', ')}
            </p>
          )}
          <Button
            aria-expanded={isQuoteOpen}
            aria-controls={isQuoteOpen ? formId : undefined}
            onClick={() => setQuoteOpen(!isQuoteOpen)}
          >
            Get Bulk Quote
          </Button>
        </div>
      </Card>
      {isQuoteOpen && (
        <BulkQuoteForm
          id={formId}
          product="tshirt"
          details={{
            Shirt: garment.name,
            Color: color?.name ?? 'Not chosen',
            'Print option': tshirtPrintOptionNames[order.printOption],
            Placement: placedPrints(order, artworks)
              .map(({ zone }) => zone.name)
              .join(', '),
            Sizes: chosenSizes(order)
              .map((size) => `${size} × ${order.quantities[size] ?? 1}`)
              .join(', '),
          }}
          onClose={() => setQuoteOpen(false)}
        />
      )}
    </>
  )
}
