import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type SummaryRow = {
  label: string
  value: ReactNode
  /** The explanation of a figure: "8.25% of $48.00", "$27.00 more ships free". */
  note?: ReactNode
  tone?: 'plain' | 'good'
}

export type SummaryListProps = {
  rows: readonly SummaryRow[]
  total?: SummaryRow
  className?: string
}

/** An order's figures in rows, each explained, the total last. */
export function SummaryList({ rows, total, className }: SummaryListProps) {
  return (
    <dl className={classes('figures', className)}>
      {rows.map((row) => (
        <Row key={row.label} row={row} className="py-1.5" />
      ))}
      {total && (
        <Row row={total} className="mt-3 border-t border-line pt-3.5 text-lg font-bold [&_dt]:text-ink" />
      )}
    </dl>
  )
}

function Row({ row, className }: { row: SummaryRow; className: string }) {
  return (
    <div className={classes('grid grid-cols-[1fr_auto] items-baseline gap-x-4', className)}>
      <dt className="text-ink-muted">{row.label}</dt>
      <dd className={row.tone === 'good' ? 'font-semibold text-green-ink' : 'font-medium'}>{row.value}</dd>
      {row.note && <dd className="col-span-2 text-xs font-normal text-ink-faint">{row.note}</dd>}
    </div>
  )
}
