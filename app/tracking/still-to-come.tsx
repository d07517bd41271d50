import { deliveredWords } from '#domain/shipping/delivered-words.ts'
import type { ContentView, TrackedShipment } from '#server/shipping/index.ts'
import { ContentList } from './content-list.tsx'

/** For an order in several parcels: how many have arrived, and what has not shipped yet. */
export function StillToCome({
  shipments,
  toShip,
}: {
  shipments: readonly TrackedShipment[]
  toShip: readonly ContentView[]
}) {
  const words = deliveredWords(
    shipments.map(({ status }) => status),
    toShip.length > 0,
  )
  if (words === null) return null
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold">{words}</p>
      {toShip.length > 0 && (
        <>
          <p className="text-ink-muted">Still to come in another parcel:</p>
          <ContentList lines={toShip} />
        </>
      )}
    </div>
  )
}
