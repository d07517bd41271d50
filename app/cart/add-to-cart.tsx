import { ShoppingCart } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'

type AddToCartProps = {
  /** What has not been chosen yet: "size", "color". */
  missing: readonly string[]
  label?: string
  isBusy?: boolean
  onAdd: () => void
  /** For the line that names what is missing. */
  className?: string
}

/** For a builder: adds the result to the cart, and says what still has to be chosen. */
export function AddToCart({ missing, label = 'Add to Cart', isBusy, onAdd, className }: AddToCartProps) {
  const id = useId()
  const isIncomplete = missing.length > 0
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        isBusy={isBusy}
        // Marked as disabled, but still clickable: it then says what is missing (docs/spec-map.md S5).
        aria-disabled={isIncomplete || undefined}
        className={isIncomplete ? 'cursor-not-allowed opacity-50' : undefined}
        aria-describedby={isIncomplete ? id : undefined}
        onClick={onAdd}
      >
        <ShoppingCart aria-hidden /> {label}
      </Button>
      {isIncomplete && (
        <p id={id} className={className}>
          Still to choose: {missing.join(', ')}
        </p>
      )}
    </>
  )
}
