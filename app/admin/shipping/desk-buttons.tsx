import { PackagePlus } from 'lucide-react'
import { useMayCall } from '#app/operations/if-may.tsx'
import { Button } from '#app/ui/button.tsx'
import type { LabelRefusal } from '#domain/shipping/label-rules.ts'

type DeskButtonsProps = {
  refusal: LabelRefusal | null
  isPaid: boolean
  hasOutbound: boolean
  onOpen: (what: 'outbound' | 'return' | 'number') => void
}

/** The buttons that create a parcel for an order, or record one. */
export function DeskButtons({ refusal, isPaid, hasOutbound, onOpen }: DeskButtonsProps) {
  if (!useMayCall()('shipping.buy-labels')) return null
  return (
    <div className="flex flex-wrap gap-2">
      {isPaid && refusal !== 'pickup' && (
        <Button size="sm" variant="quiet" onClick={() => onOpen('number')}>
          Enter tracking number
        </Button>
      )}
      {hasOutbound && isPaid && (
        <Button size="sm" variant="quiet" onClick={() => onOpen('return')}>
          Return label
        </Button>
      )}
      {refusal !== 'pickup' && (
        <Button
          size="sm"
          variant="primary"
          disabled={refusal !== null}
          aria-describedby={refusal ? 'label-refusal' : undefined}
          onClick={() => onOpen('outbound')}
        >
          <PackagePlus aria-hidden />
          Create Shipping Label
        </Button>
      )}
    </div>
  )
}
