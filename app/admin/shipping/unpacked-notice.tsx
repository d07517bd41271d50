import { type ReactNode, useId } from 'react'
import type { UnpackedItem } from '#server/production/index.ts'
import { UnpackedList } from './unpacked-list.tsx'

/** The unpacked items of an order, each with its current place; nothing if all are packed. */
export function UnpackedNotice({ items, children }: { items: readonly UnpackedItem[]; children: ReactNode }) {
  const title = useId()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={title} className="rounded-md border border-yellow bg-yellow-wash p-3">
      <p id={title} className="font-semibold text-yellow-ink">
        {children}
      </p>
      <UnpackedList items={items} />
    </section>
  )
}
