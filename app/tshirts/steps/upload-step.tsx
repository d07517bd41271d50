import type { UploadOwner } from '#app/studio/browser/upload-owner.ts'
import { Button } from '#app/ui/button.tsx'
import type { PlacementZone } from '#domain/tshirt/placement-zones.ts'
import { placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import { type GarmentSide, sidesOf } from '#domain/tshirt/print-option.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { Artworks, SidePrint, TshirtOrder } from '../order-state.ts'
import { DesignDetails } from './design-details.tsx'
import { DesignDrop } from './design-drop.tsx'

type UploadStepProps = UploadOwner & {
  order: Pick<TshirtOrder, 'printOption' | 'prints'>
  artworks: Artworks
  warnBelowDpi: number
  onUploaded: (artworkId: string) => void
  onPrint: (side: GarmentSide, changes: Partial<SidePrint>) => void
}

/** A design for each printed side, with how sharp it will be. */
export function UploadStep({
  order,
  artworks,
  warnBelowDpi,
  draftOrderId,
  onUploaded,
  onPrint,
}: UploadStepProps) {
  const sides = sidesOf(order.printOption)
  const front = order.prints.front.artworkId
  return (
    <div className="grid gap-6">
      {sides.map((side) => {
        const print = order.prints[side]
        const artwork = print.artworkId ? artworks.get(print.artworkId) : undefined
        const zone: PlacementZone | null = print.zoneId && placementZoneOf(print.zoneId)
        const label = sides.length === 1 ? 'Design file' : `Design file for the ${side}`
        return artwork?.state === 'ready' && artwork.ink ? (
          <DesignDetails
            key={side}
            label={label}
            artwork={{ ...artwork, ink: artwork.ink }}
            zone={zone}
            printWidth={print.printWidth}
            warnBelowDpi={warnBelowDpi}
            onPrintWidth={(printWidth) => onPrint(side, { printWidth })}
            onRemove={() => onPrint(side, { artworkId: null, printWidth: null })}
          />
        ) : (
          <div key={side} className="grid gap-2.5">
            <DesignDrop
              label={label}
              {...{ artworks, draftOrderId }}
              onUploaded={onUploaded}
              onReady={(ready: ArtworkView) => onPrint(side, { artworkId: ready.id, printWidth: null })}
            />
            {side === 'back' && front && artworks.get(front)?.state === 'ready' && (
              <Button
                className="w-fit"
                onClick={() => onPrint('back', { artworkId: front, printWidth: null })}
              >
                Use the front design on the back too
              </Button>
            )}
          </div>
        )
      })}
    </div>
  )
}
