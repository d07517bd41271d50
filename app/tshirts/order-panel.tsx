import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCart } from '#app/cart/cart-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { tshirtMessages } from '#domain/tshirt/messages.ts'
import { AddBar } from './add-bar.tsx'
import { BulkQuote, formId } from './bulk-quote.tsx'
import type { OrderPanelProps } from './order-panel-props.ts'
import { emptyOrder } from './order-state.ts'
import { OrderSummary } from './order-summary.tsx'
import { toCartItems } from './shirt-items.ts'

/** The summary with its actions: add to cart, or request a bulk quote. */
export function OrderPanel(props: OrderPanelProps) {
  const { store, garment, color, artworks, missing, edited, tiers } = props
  const cart = useCart()
  const navigate = useNavigate()
  const [isQuoteOpen, setQuoteOpen] = useState(false)
  const { order } = store

  const addToCart = (): void => {
    const items = toCartItems(order, garment, color, artworks)
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
    notify.success(
      kept === null ? tshirtMessages.added : 'Your cart is up to date',
      `${pieces} × ${garment.name}`,
      { action },
    )
    edited.forget()
    if (edited.itemId !== null) void navigate('/cart')
  }
  const startNew = (): void => {
    const empty = emptyOrder(garment.id)
    edited.forget(empty)
    store.set(empty)
  }
  return (
    <>
      <Card as="section" padding="sm" aria-labelledby="shirt-summary">
        <h2 id="shirt-summary" className="mb-3 text-lg font-bold">
          Order summary
        </h2>
        {edited.itemId !== null && (
          <p className="mb-3 rounded-md bg-cyan-wash px-3 py-2 text-sm text-cyan-ink">
            You’re editing a shirt from your cart.{' '}
            <button type="button" onClick={startNew} className="font-semibold underline underline-offset-2">
              Start a new one
            </button>
          </p>
        )}
        <OrderSummary order={order} garment={garment} color={color} tiers={tiers} />
        <Button
          className="mt-3 w-full"
          aria-expanded={isQuoteOpen}
          aria-controls={isQuoteOpen ? formId : undefined}
          onClick={() => setQuoteOpen(!isQuoteOpen)}
        >
          Get Bulk Quote
        </Button>
      </Card>
      <AddBar {...{ tiers, order, garment, missing }} isEditing={edited.itemId !== null} onAdd={addToCart} />
      <BulkQuote {...{ isQuoteOpen, garment, color, order, setQuoteOpen }} />
    </>
  )
}
