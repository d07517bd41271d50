import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** One field as somebody else saved it, and as it stands in this form; both in words. */
export type Difference = { label: string; theirs: string; yours: string }

/** What another one's save means for a form: the version to send when it shall be overwritten. */
export type Conflict = { version: number; differences: Difference[] }

/** Both versions side by side. `what` is such as 'these settings'. */
export function ConflictNotice({ what, differences }: { what: string; differences: readonly Difference[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (differences) box.current?.focus()
  }, [differences])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-md border border-yellow bg-yellow-wash p-4 text-yellow-ink"
    >
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert className="size-4.5 shrink-0" aria-hidden />
        Somebody else saved {what} while you were editing.
      </p>
      <p className="mt-1">
        {differences.length === 0
          ? 'They saved the same as stands in your form.'
          : 'Nothing of yours is saved yet. Here is what differs:'}
      </p>
      {differences.length > 0 && (
        <table className="data-table mt-3 text-ink">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Saved by them</th>
              <th scope="col">In your form</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, theirs, yours }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{theirs || 'nothing'}</td>
                <td>{yours || 'nothing'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

/** What differs between two versions that are told by the same labels. */
export function differencesBetween(
  theirs: Readonly<Record<string, string>>,
  yours: Readonly<Record<string, string>>,
): Difference[] {
  return Object.keys(theirs).flatMap((label) => {
    const both = { theirs: theirs[label] ?? '', yours: yours[label] ?? '' }
    return both.theirs === both.yours ? [] : [{ label, ...both }]
  })
}
