import { placeNames } from '#domain/orders/production.ts'
import type { UnpackedItem } from '#server/production/index.ts'

/** Each item that is not packed, with its current place. */
export function UnpackedList({ items }: { items: readonly UnpackedItem[] }) {
  return (
    <ul aria-label="Not packed yet" className="grid gap-1">
      {items.map(({ ticket, title, copies, place }) => (
        <li key={ticket}>
          <span className="figures font-semibold">{ticket}</span> · {copies} × {title} · at{' '}
          {placeNames[place]}
        </li>
      ))}
    </ul>
  )
}
