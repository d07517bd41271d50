import { ShoppingCart } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'

export type AddToCartRowProps = {
  title: string
  quantity: number
  onQuantity: (quantity: number) => void
  onAdd: () => void
  isBusy?: boolean
  isDisabled?: boolean
  /** The item is already in the cart and is being changed. */
  isEditing?: boolean
}

/** Quantity and Add to Cart; stays in view at the bottom of the dialog on phones. */
export function AddToCartRow(props: AddToCartRowProps) {
  const { title, quantity, onQuantity, onAdd, isBusy, isDisabled, isEditing = false } = props
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 mt-auto flex flex-wrap items-center gap-3 border-t border-line bg-raised px-5 py-4 sm:-mx-7 sm:-mb-7 sm:px-7">
      <QuantityStepper label={`Quantity of ${title}`} value={quantity} onValueChange={onQuantity} min={1} />
      <Button
        variant="primary"
        className="min-w-44 flex-1"
        onClick={onAdd}
        isBusy={isBusy}
        disabled={isDisabled}
      >
        <ShoppingCart aria-hidden />
        {isEditing ? 'Save changes' : 'Add to Cart'}
      </Button>
      <noscript>
        <p className="w-full text-sm text-ink-muted">Turn on JavaScript to use the cart.</p>
      </noscript>
    </div>
  )
}
