import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { DataTable } from '#app/ui/data-table.tsx'

export type PlotTable = { head: string[]; rows: (string | number)[][] }

export type PlotFrameProps = {
  title: string
  /** The plot's message in one sentence: shown above it, and read by screen readers instead of it. */
  summary: string
  table: PlotTable
  /** URL of the same figures as a file. */
  csv: string
  children: ReactNode
}

/** A plot with its summary, its table and its file. Users who cannot see the plot miss nothing. */
export function PlotFrame({ title, summary, table, csv, children }: PlotFrameProps) {
  return (
    <section aria-label={title} className="min-w-0 rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="font-bold text-base">{title}</h2>
          <p className="text-ink-muted">{summary}</p>
        </div>
        <a
          href={csv}
          className="inline-flex h-9 pointer-coarse:h-11 items-center gap-1.5 rounded-sm px-2 font-semibold hover:bg-ink/7"
        >
          <Download aria-hidden className="size-4" />
          CSV<span className="sr-only"> of {title}</span>
        </a>
      </div>
      <div className="mt-3">{children}</div>
      <details className="mt-2">
        <summary className="cursor-pointer py-1 pointer-coarse:py-2.5 font-medium text-ink-muted hover:text-ink">
          Table<span className="sr-only"> of {title}</span>
        </summary>
        <DataTable caption={`Table of ${title}`} className="mt-2 max-h-72">
          <thead>
            <tr>
              {table.head.map((name, index) => (
                <th key={name} data-align={index > 0 ? 'end' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, index) => (
                  <td
                    key={table.head[index]}
                    data-align={index > 0 ? 'end' : undefined}
                    className={index > 0 ? 'figures' : undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </details>
    </section>
  )
}
