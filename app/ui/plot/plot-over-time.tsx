import { useId } from 'react'
import { NothingInPeriod } from './nothing-in-period.tsx'
import { ticksTo } from './scale.ts'
import { useWidth } from './use-width.ts'

/** One day's value; null is a gap. `label` is shown on the axis, `title` in the tooltip. */
export type PlotPoint = { key: string; label: string; title: string; value: number | null }

export type PlotOverTimeProps = {
  title: string
  desc: string
  points: PlotPoint[]
  form: 'bars' | 'line'
  /** How the axis formats a value. */
  format: (value: number) => string
  tone?: 'magenta' | 'cyan' | 'green'
}

const height = 200
/** The width of a day's label and the space beside it. */
const labelWidth = 72
const left = 52
const bottom = 22
const top = 14
const fills = { magenta: 'fill-magenta', cyan: 'fill-cyan', green: 'fill-green' }
const strokes = { magenta: 'stroke-magenta', cyan: 'stroke-cyan', green: 'stroke-green' }

/** Bars or a line over days, drawn as SVG; the ink shows the values, everything else is kept quiet. */
export function PlotOverTime({ title, desc, points, form, format, tone = 'magenta' }: PlotOverTimeProps) {
  const id = useId()
  const { width, ref } = useWidth()
  if (points.every(({ value }) => !value)) return <NothingInPeriod />
  const ticks = ticksTo(Math.max(0, ...points.map(({ value }) => value ?? 0)))
  const largest = ticks.at(-1) ?? 1
  const step = (width - left) / Math.max(1, points.length)
  const yOf = (value: number): number => height - bottom - (value / largest) * (height - bottom - top)
  const xOf = (index: number): number => left + (index + 0.5) * step
  const labeled = Math.max(1, Math.ceil((points.length * labelWidth) / (width - left)))
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      className="figures block h-50 w-full"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{desc}</desc>
      <Scale {...{ ticks, width, yOf, format }} />
      <DayLabels points={points} labeled={labeled} xOf={xOf} />
      {form === 'line' && (
        <path
          d={lineOf(points, xOf, yOf)}
          fill="none"
          strokeWidth={2}
          strokeLinejoin="round"
          className={strokes[tone]}
        />
      )}
      {points.map((point, index) => {
        if (point.value === null) return null
        const y = yOf(point.value)
        return form === 'bars' ? (
          <rect
            key={point.key}
            x={xOf(index) - (step * 0.7) / 2}
            y={y}
            width={Math.max(1, step * 0.7)}
            height={Math.max(0, height - bottom - y)}
            rx={Math.min(2, step * 0.2)}
            className={fills[tone]}
          >
            <title>{point.title}</title>
          </rect>
        ) : (
          <circle key={point.key} cx={xOf(index)} cy={y} r={4.5} className={fills[tone]}>
            <title>{point.title}</title>
          </circle>
        )
      })}
    </svg>
  )
}

function DayLabels({
  points,
  labeled,
  xOf,
}: {
  points: PlotPoint[]
  labeled: number
  xOf: (index: number) => number
}) {
  return points.map((point, index) =>
    index % labeled === 0 ? (
      <text
        key={point.key}
        x={index === 0 ? left : xOf(index)}
        y={height - 4}
        textAnchor={index === 0 ? 'start' : 'middle'}
        className="fill-ink-muted text-xs"
      >
        {point.label}
      </text>
    ) : null,
  )
}

function Scale({
  ticks,
  width,
  yOf,
  format,
}: {
  ticks: number[]
  width: number
  yOf: (value: number) => number
  format: (value: number) => string
}) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={width} y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" strokeWidth={1} />
      <text x={left - 6} y={yOf(tick) + 4} textAnchor="end" className="fill-ink-muted text-xs">
        {format(tick)}
      </text>
    </g>
  ))
}

/** A gap in the values becomes a gap in the line. */
function lineOf(
  points: readonly PlotPoint[],
  xOf: (index: number) => number,
  yOf: (value: number) => number,
): string {
  let isDrawing = false
  return points
    .map(({ value }, index) => {
      if (value === null) {
        isDrawing = false
        return ''
      }
      const command = isDrawing ? 'L' : 'M'
      isDrawing = true
      return `${command}${xOf(index).toFixed(1)} ${yOf(value).toFixed(1)}`
    })
    .join('')
}
