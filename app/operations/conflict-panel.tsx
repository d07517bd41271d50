import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useShopClock } from '#app/shop-clock.ts'
import { Button } from '#app/ui/button.tsx'
import { changesOf } from '#domain/people/audit-changes.ts'

/** One field as someone else saved it, and as it is in this form; as text or an image. */
export type Difference = { label: string; theirs: ReactNode; yours: ReactNode }

/** Two versions, of which the fields that differ are shown under the names that the audit log uses. */
export type Versions = { theirs: unknown; yours: unknown }

export type ConflictPanelProps = {
  /** From the answer: a new one takes the focus again. */
  conflict: object
  /** For example "these settings". */
  what: string
  differences: readonly Difference[] | Versions
  /**
   * For forms that can show the other version in place of what was typed; other forms are saved once more, or read
   * again.
   */
  choice?: { onTakeTheirs: () => void; onKeepYours: () => void }
}

/** The contents of a ConflictView; fetched with the first conflict. */
export function ConflictPanel({ conflict, what, differences: given, choice }: ConflictPanelProps) {
  const { timeZone } = useShopClock()
  const differences = 'theirs' in given ? differingFields(given, timeZone) : given
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (conflict) box.current?.focus()
  }, [conflict])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md border border-yellow bg-yellow-wash p-4 text-yellow-ink"
    >
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert className="size-4.5 shrink-0" aria-hidden />
        Someone else saved {what} while you were editing.
      </p>
      <p className="mt-1">
        {differences.length === 0
          ? 'They saved the same values you have in your form.'
          : 'Your changes aren’t saved yet. Here’s what differs:'}
      </p>
      {differences.length > 0 && <DifferenceTable differences={differences} />}
      {choice && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={choice.onTakeTheirs}>
            Take theirs
          </Button>
          <Button size="sm" variant="danger" onClick={choice.onKeepYours}>
            Save mine anyway
          </Button>
        </div>
      )}
    </div>
  )
}

/** Times are in the shop's time zone. */
const differingFields = ({ theirs, yours }: Versions, timeZone: string): Difference[] =>
  changesOf(theirs, yours, timeZone).map(({ label, before, after }) => ({
    label,
    theirs: before,
    yours: after,
  }))

function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  return (
    <table className="mt-3 w-full table-fixed text-left text-ink">
      <thead>
        <tr>
          <th scope="col" className="w-1/4 py-1">
            Field
          </th>
          <th scope="col">Saved by them</th>
          <th scope="col">In your form</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, theirs, yours }) => (
          <tr key={label} className="border-line border-t align-top">
            <th scope="row" className="break-words py-1 pr-3 font-normal text-ink-muted">
              {label}
            </th>
            <td className="py-1 pr-3">
              <div className={version}>{theirs || 'nothing'}</div>
            </td>
            <td className="py-1">
              <div className={version}>{yours || 'nothing'}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Long text scrolls in its own cell. */
const version = 'max-h-60 overflow-y-auto whitespace-pre-wrap break-words'
