import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Spoiled, SpoiledDialog } from '#app/admin/production/spoiled-dialog.tsx'
import { PermittedButton } from '#app/operations/if-may.tsx'
import type { ValueOf } from '#server/operations.ts'

type OneRoll = ValueOf<'rolls.read'>

type RollItemsProps = Pick<OneRoll, 'pieces' | 'items'> & {
  /** Single pieces of a printed roll that came out wrong can be reprinted. */
  state: OneRoll['roll']['state']
  marked: string | null
  setMarked: (itemId: string | null) => void
}

/** The items that the pieces belong to; hovering or focusing one highlights it on the roll. */
export function RollItems({ pieces, items, state, marked, setMarked }: RollItemsProps) {
  const [spoiled, setSpoiled] = useState<Spoiled | null>(null)
  const byItem = Map.groupBy(pieces, ({ itemId }) => itemId)
  return (
    <>
      <ul
        aria-label="Items on this roll"
        className="divide-y divide-line rounded-lg border border-line bg-surface"
      >
        {[...byItem].map(([itemId, own]) => {
          const item = items.find((one) => one.itemId === itemId)
          const numbers = own.map(({ number }) => number)
          return (
            <li
              key={itemId}
              onPointerEnter={() => setMarked(itemId)}
              onPointerLeave={() => setMarked(null)}
              onFocus={() => setMarked(itemId)}
              onBlur={() => setMarked(null)}
              className={`flex items-center gap-4 px-4 py-3 ${marked === itemId ? 'bg-magenta-wash' : ''}`}
            >
              <span className="figures w-16 shrink-0 font-bold text-lg">{rangeOf(numbers)}</span>
              <span className="min-w-0 flex-1">
                <Link
                  to={`/admin/orders/${own[0]?.orderId}`}
                  className="figures font-semibold underline underline-offset-2"
                >
                  {own[0]?.ticket}
                </Link>
                <span className="block truncate">{item?.title}</span>
                <span className="block text-ink-muted text-sm">{item?.customerName || 'Guest Customer'}</span>
                {item?.reprint && (
                  <span className="block text-sm text-yellow-ink">Made again: {item.reprint}</span>
                )}
                {item?.spoiled && (
                  <span className="block text-sm text-red-ink">Came out wrong: {item.spoiled}</span>
                )}
              </span>
              {state === 'printed' && (
                <PermittedButton
                  operation="rolls.reprint"
                  size="sm"
                  variant="quiet"
                  aria-label={`Make ${own[0]?.ticket} again`}
                  onClick={() => setSpoiled({ code: own[0]?.ticket ?? '', item: itemId })}
                >
                  <RotateCcw aria-hidden className="size-4" /> Came out wrong
                </PermittedButton>
              )}
            </li>
          )
        })}
      </ul>
      <SpoiledDialog spoiled={spoiled} onClose={() => setSpoiled(null)} />
    </>
  )
}

/** "3", "4–9" for consecutive numbers, else "3, 7, …". */
function rangeOf(numbers: readonly number[]): string {
  const [first = 0, last = 0] = [Math.min(...numbers), Math.max(...numbers)]
  if (numbers.length === 1) return String(first)
  if (last - first + 1 === numbers.length) return `${first}–${last}`
  return numbers.length === 2 ? `${first}, ${last}` : `${first}, …`
}
