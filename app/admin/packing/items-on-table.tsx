import { CircleCheck } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { ComingPicture } from '#app/ui/coming-picture.tsx'
import { isUnmade, placeNames } from '#domain/orders/production.ts'
import type { PackedOrder } from '#server/shipping/index.ts'

type Item = PackedOrder['items'][number]
type Props = { items: readonly Item[]; ticked?: ReadonlySet<string> }

/** What goes into the box, with its image and its place on the board; scanned items are ticked off. */
export function ItemsOnTable({ items, ticked = new Set() }: Props) {
  const missing = items.filter(({ ticket }) => !ticked.has(ticket)).length
  return (
    <>
      {ticked.size > 0 && (
        <p className="mt-2 font-semibold" aria-live="polite">
          {missing === 0 ? 'Everything is in the box.' : `${missing} of ${items.length} still missing.`}
        </p>
      )}
      <ul className="mt-2 mb-3 divide-y divide-line">
        {items.map((item) => (
          <li key={item.ticket} className="flex items-center gap-3 py-2">
            <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-sm border border-line bg-surface">
              <ComingPicture isSmall src={item.imageUrl} className="max-h-full max-w-full" />
            </span>
            <strong className="figures w-12 shrink-0 text-right text-lg">{item.quantity} ×</strong>
            <span className="min-w-0 grow">
              <span className="block text-base">{item.name}</span>
              <span className="block text-ink-muted">{item.options.join(' · ')}</span>
              <span className="figures text-ink-muted text-xs">{item.ticket}</span>
              {item.toShip > 0 && item.toShip < item.quantity && (
                <span className="block font-semibold text-yellow-ink">
                  {item.quantity - item.toShip} in other parcels, {item.toShip} still to ship
                </span>
              )}
            </span>
            <PlaceOf item={item} isTicked={ticked.has(item.ticket)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function PlaceOf({ item, isTicked }: { item: Item; isTicked: boolean }) {
  if (isTicked)
    return (
      <span className="inline-flex shrink-0 items-center gap-1.5 font-semibold text-green-ink">
        <CircleCheck aria-hidden className="size-5" /> In the box
      </span>
    )
  const tone = isUnmade(item) ? (item.isTracked ? 'red' : 'neutral') : 'green'
  return <Badge tone={tone}>{placeNames[item.place]}</Badge>
}
