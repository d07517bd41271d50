import { Store } from 'lucide-react'
import { useState } from 'react'
import { PermittedButton } from '#app/operations/if-may.tsx'
import type { StaffOrder } from '#server/orders/index.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { PickupView } from '#server/shipping/index.ts'
import { PickupPrompt } from './later-prompts.tsx'

type PickupPartProps = { order: StaffOrder; pickup: PickupView | null; unpacked: UnpackedItem[] }

/** The shelf a pickup is on, or the form that assigns one. */
export function PickupPart({ order, pickup, unpacked }: PickupPartProps) {
  const [isShelving, setShelving] = useState(false)
  if (pickup) return <PickupLine pickup={pickup} />
  if (order.status !== 'ready_for_pickup')
    return (
      <p className="mt-2 text-ink-muted">
        For pickup at the shop. Its shelf appears here once it’s ready for pickup.
      </p>
    )
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-muted">Ready for pickup, without a shelf. No one was emailed the pickup code.</p>
      <PermittedButton
        operation="shipping.mail-pickup"
        size="sm"
        variant="primary"
        onClick={() => setShelving(true)}
      >
        <Store aria-hidden /> {order.contactEmail ? 'Shelve and email…' : 'Shelve…'}
      </PermittedButton>
      {isShelving && (
        <PickupPrompt
          order={order}
          unpacked={unpacked.filter(({ isTracked }) => isTracked)}
          onClose={() => setShelving(false)}
        />
      )}
    </div>
  )
}

function PickupLine({ pickup }: { pickup: PickupView }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-sunken px-3 py-2">
      <span>
        Shelf <strong className="figures text-base">{pickup.shelf}</strong>
      </span>
      <span className="text-ink-muted">
        Pickup code <span className="figures">{pickup.code}</span>
      </span>
      {pickup.pickedUpAt && <span className="text-green-ink">Handed out by {pickup.handedOutBy}</span>}
    </p>
  )
}
