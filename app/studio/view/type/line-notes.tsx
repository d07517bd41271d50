import type { LineProblem } from '#domain/roster/read-players.ts'

const mostShown = 8

/** Notes about lines of the list. */
export function LineNotes({
  title,
  notes,
  tone,
}: {
  title: string
  notes: readonly LineProblem[]
  tone: 'red' | 'yellow'
}) {
  if (notes.length === 0) return null
  return (
    <div
      className={`rounded-sm border p-3 text-sm ${tone === 'red' ? 'border-red-ink text-red-ink' : 'border-line bg-yellow-wash'}`}
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 space-y-0.5">
        {notes.slice(0, mostShown).map(({ line, message }) => (
          <li key={line}>
            Line {line}: {message}
          </li>
        ))}
        {notes.length > mostShown && <li>… and {notes.length - mostShown} more</li>}
      </ul>
    </div>
  )
}
