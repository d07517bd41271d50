import { classes } from './classes.ts'

export type ProgressProps = {
  label: string
  /** 0 … 100, or null while it is unknown. */
  value: number | null
  /** Shows label and figure above the bar. */
  isLabelShown?: boolean
  tone?: 'cyan' | 'green' | 'red'
  className?: string
}

const fills = { cyan: 'bg-cyan', green: 'bg-green', red: 'bg-red' }

export function Progress({ label, value, isLabelShown = false, tone = 'cyan', className }: ProgressProps) {
  const shown = value === null ? null : Math.round(Math.min(Math.max(value, 0), 100))
  return (
    <div className={className}>
      {isLabelShown && (
        <div className="mb-1.5 flex justify-between gap-3 text-sm text-ink-muted">
          <span className="truncate">{label}</span>
          {shown !== null && <span className="figures">{shown}%</span>}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown ?? undefined}
        className="h-2 overflow-hidden rounded-full bg-ink/10"
      >
        <div
          className={classes(
            'h-full rounded-full',
            fills[tone],
            shown === null ? 'w-1/3 animate-indeterminate' : 'transition-[width]',
          )}
          style={shown === null ? undefined : { width: `${shown}%` }}
        />
      </div>
    </div>
  )
}
