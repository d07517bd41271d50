import {
  CircleX,
  type LucideIcon,
  PackageCheck,
  PackageOpen,
  Search,
  Tag,
  TriangleAlert,
  Truck,
  Undo2,
} from 'lucide-react'
import { type ShipmentStatus, shipmentStatusNames } from '#domain/shipping/shipment-status.ts'
import { table } from '#domain/table.ts'
import { Badge, type Tone } from './badge.tsx'

const looks: Record<ShipmentStatus, { tone: Tone; icon: LucideIcon }> = {
  label_purchased: { tone: 'yellow', icon: Tag },
  shipped: { tone: 'cyan', icon: PackageOpen },
  in_transit: { tone: 'cyan', icon: Truck },
  transit: { tone: 'cyan', icon: Truck },
  out_for_delivery: { tone: 'magenta', icon: Truck },
  delivered: { tone: 'green', icon: PackageCheck },
  exception: { tone: 'red', icon: TriangleAlert },
  returned: { tone: 'neutral', icon: Undo2 },
}

const purchases = table<{ word: string; tone: Tone; icon: LucideIcon }>({
  buying: { word: 'Being looked up', tone: 'yellow', icon: Search },
  absent: { word: 'No label', tone: 'red', icon: CircleX },
  refused: { word: 'Refused', tone: 'red', icon: CircleX },
  voiding: { word: 'Being voided', tone: 'neutral', icon: Undo2 },
  voided: { word: 'Voided', tone: 'neutral', icon: Undo2 },
})

/** Where a parcel is. An unknown status is shown as neutral (docs/spec-map.md S4). */
export function ShipmentBadge({ status, className }: { status: string | null; className?: string }) {
  const known = status !== null && Object.hasOwn(looks, status) ? (status as ShipmentStatus) : null
  if (known === null)
    return (
      <Badge icon={Search} className={className}>
        {status?.replaceAll('_', ' ') || 'Unknown'}
      </Badge>
    )
  return (
    <Badge tone={looks[known].tone} icon={looks[known].icon} className={className}>
      {shipmentStatusNames[known]}
    </Badge>
  )
}

/** What staff see: the label's own state if no parcel is in transit. */
export function LabelBadge({ purchase, status }: { purchase: string; status: string | null }) {
  const look = purchases[purchase]
  if (!look) return <ShipmentBadge status={status} />
  return (
    <Badge tone={look.tone} icon={look.icon}>
      {look.word}
    </Badge>
  )
}
