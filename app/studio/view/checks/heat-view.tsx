import { HeatCanvas } from './heat-canvas.tsx'
import { heatColors, heatNames } from './heat-colors.ts'
import type { HeatPicture } from './heat-worker.ts'

export function Shown({
  label,
  picture,
  isHeatShown,
}: {
  label: string
  picture: HeatPicture
  isHeatShown: boolean
}) {
  return (
    <figure>
      <HeatCanvas label={label} picture={picture} isHeatShown={isHeatShown} />
      <figcaption className="mt-1 text-center text-xs font-semibold text-ink-muted">{label}</figcaption>
    </figure>
  )
}

export function Legend({ picture: { found } }: { picture: HeatPicture }) {
  if (found.length === 0) return <span className="text-green-ink">No spots: every dot prints.</span>
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {found.map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-3 rounded-full border border-line-strong"
            style={{ background: `rgb(${heatColors[kind].join(' ')})` }}
          />
          {heatNames[kind]}
        </li>
      ))}
    </ul>
  )
}
