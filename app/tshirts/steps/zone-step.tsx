import { Info } from 'lucide-react'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import type { GarmentCut } from '#domain/tshirt/garments.ts'
import {
  describeZoneSize,
  type PlacementZoneId,
  placementZoneOf,
  placementZones,
} from '#domain/tshirt/placement-zones.ts'
import { type GarmentSide, sidesOf } from '#domain/tshirt/print-option.ts'
import { ZonePicture } from '../mock-up/zone-picture.tsx'
import type { TshirtOrder } from '../order-state.ts'

type ZoneStepProps = {
  order: TshirtOrder
  cut: GarmentCut
  color: string
  onChange: (side: GarmentSide, zoneId: PlacementZoneId) => void
}

const labels: Record<GarmentSide, string> = { front: 'On the front', back: 'On the back' }

/** The nine zones as images of the garment; those covered by the print option can be chosen. */
export function ZoneStep({ order, cut, color, onChange }: ZoneStepProps) {
  return (
    <div className="grid gap-6">
      {(['front', 'back'] as const).map((side) => {
        const isPaidFor = sidesOf(order.printOption).includes(side)
        return (
          <div key={side}>
            <RadioCards
              label={labels[side]}
              name={`zone-${side}`}
              columns="grid-cols-2 sm:grid-cols-3"
              value={isPaidFor ? (order.prints[side].zoneId ?? '') : ''}
              onValueChange={(id) => {
                const zone = placementZoneOf(id)
                if (zone) onChange(side, zone.id)
              }}
              options={placementZones
                .filter((zone) => zone.side === side)
                .map((zone) => ({
                  value: zone.id,
                  isDisabled: !isPaidFor,
                  label: (
                    <>
                      <ZonePicture zone={zone} cut={cut} color={color} />
                      <span className="mt-2 block">{zone.name}</span>
                    </>
                  ),
                  description: (
                    <>
                      <span className="figures block font-medium text-ink">{describeZoneSize(zone)}</span>
                      {zone.guide}
                    </>
                  ),
                }))}
            />
            {!isPaidFor && (
              <p className="mt-2.5 flex items-center gap-2 text-sm text-ink-muted">
                <Info className="size-4 shrink-0" aria-hidden />
                Zones on the {side} are available with the print options{' '}
                {side === 'back' ? 'Back only' : 'Front only'} and Front and back.
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}
