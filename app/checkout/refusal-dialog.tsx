import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { Refusal } from './use-checkout.ts'

type RefusalDialogProps = {
  open: boolean
  /** Null once it is dismissed. */
  refusal: Refusal | null
  items: readonly CartItem[]
  onAccept: (refusal: Refusal) => void
  onDismiss: () => void
}

/** The shop's prices differ from those on the page: shows old and new, and the shopper decides. */
export function RefusalDialog({ open, refusal, items, onAccept, onDismiss }: RefusalDialogProps) {
  const navigate = useNavigate()
  const isChange = refusal?.because === 'cart_changed'
  const isSoft = refusal?.because === 'soft_prints'
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss()
      }}
      {...wordsOf(refusal)}
      footer={
        <>
          <Button onClick={() => void navigate('/cart')}>Back to the cart</Button>
          {refusal && (isChange || isSoft) && (
            <Button variant="primary" onClick={() => onAccept(refusal)}>
              {isSoft ? 'Print it as it is and pay' : 'Accept and pay'}
            </Button>
          )}
        </>
      }
    >
      <ul className="grid gap-2 text-sm">
        {refusal && items.map((item) => <ItemNews key={item.id} item={item} refusal={refusal} />)}
        {refusal && isChange && <FigureNews refusal={refusal} />}
      </ul>
    </Dialog>
  )
}

function wordsOf(refusal: Refusal | null): { title: string; description: string } {
  if (refusal?.because === 'cart_changed')
    return {
      title: 'Prices have changed',
      description: `The total was ${formatMoney(refusal.seen.total)} and is now ${formatMoney(refusal.totals.total)}. Nothing has been charged.`,
    }
  if (refusal?.because === 'soft_prints')
    return {
      title: 'Look at this before you pay',
      description: 'We print exactly what you send. Change it in your cart, or tell us to print it as it is.',
    }
  return {
    title: 'Something can’t be ordered',
    description: 'Please edit or remove the marked items. Nothing has been charged.',
  }
}

const figures = [
  ['discount', 'Discount'],
  ['shipping', 'Shipping'],
  ['tax', 'Tax'],
] as const

/** Changes other than the items: an offer that ended, a different shipping price. */
function FigureNews({ refusal: { seen, totals: now } }: { refusal: Refusal }) {
  return figures
    .filter(([figure]) => seen[figure] !== now[figure])
    .map(([figure, name]) => (
      <li key={figure} className="figures">
        <strong>{name}</strong>: {formatMoney(seen[figure])} before, now {formatMoney(now[figure])}
      </li>
    ))
}

function ItemNews({ item, refusal }: { item: CartItem; refusal: Refusal }) {
  const line = refusal.lines.find(({ id }) => id === item.id)
  if (!line) return null
  if (line.problem !== null) {
    return (
      <li>
        <strong>{item.name}</strong>: <span className="text-red-ink">{line.problem}</span>
      </li>
    )
  }
  if (refusal.because === 'soft_prints')
    return line.softPrints.map((told) => (
      <li key={told}>
        <strong>{item.name}</strong>: {told}
      </li>
    ))
  if (line.unitPrice === item.unitPrice) return null
  return (
    <li className="figures">
      <strong>{item.name}</strong>: {formatMoney(cents(item.unitPrice))} before, now{' '}
      {formatMoney(cents(line.unitPrice))} each
    </li>
  )
}
