import type { ImportPage } from '#server/import-export/index.ts'

/** What each column of the file becomes. */
export function ColumnUses({ format, columns }: Pick<ImportPage, 'format' | 'columns'>) {
  if (columns.length === 0) return null
  const used = columns.filter(({ becomes }) => becomes !== null)
  const left = columns.filter(({ becomes }) => becomes === null)
  const read = `${used.length} of ${columns.length} columns are read`
  return (
    <details className="mt-4 rounded-lg border border-line bg-surface">
      <summary className="cursor-pointer px-4 py-3 font-semibold">
        {format ? `${format} file: ${read}` : read}
      </summary>
      <div className="border-line border-t px-4 py-3">
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {used.map(({ column, becomes }) => (
            <div key={column} className="flex flex-wrap gap-x-2">
              <dt className="break-words">{column}</dt>
              <dd className="text-ink-muted">
                <span aria-hidden>→ </span>
                <span className="sr-only">becomes </span>
                {becomes}
              </dd>
            </div>
          ))}
        </dl>
        {left.length > 0 && (
          <p className="mt-3 text-ink-muted">Left out: {left.map(({ column }) => column).join(', ')}.</p>
        )}
      </div>
    </details>
  )
}
