import type { GangSheetSize } from '#domain/gang-sheet.ts'
import { formatMoney } from '#domain/money.ts'

/** Px of the longest film; the others are drawn to its scale. */
const longest = 150

/** The sizes on sale as lengths of film, drawn to scale: one radio group. */
export function SizePicker({
  sizes,
  value,
  onValueChange,
  onPick,
}: {
  sizes: readonly GangSheetSize[]
  value: number
  onValueChange: (sizeId: number) => void
  /** A size was clicked or tapped, not merely walked past with the arrow keys. */
  onPick: (sizeId: number) => void
}) {
  const perInch = longest / Math.max(...sizes.map(({ height }) => height))
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Sheet size</legend>
      <div className="grid grid-cols-5 gap-1.5 sm:gap-2.5 lg:grid-cols-10">
        {sizes.map((size) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the radio inside is what the keyboard uses
          <label
            key={size.id}
            onClick={(event) => {
              // The browser clicks the radio once more for the label; that one is not the hand's.
              if (!(event.target instanceof HTMLInputElement)) onPick(size.id)
            }}
            className="group relative flex cursor-pointer flex-col items-center rounded-md border border-line bg-surface px-1 pt-3 pb-2.5 transition-colors hover:border-ink has-checked:border-magenta-ink has-checked:bg-magenta-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-magenta-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-magenta-ink"
          >
            <input
              type="radio"
              name="size"
              className="sr-only"
              value={size.id}
              checked={size.id === value}
              onChange={() => onValueChange(size.id)}
              aria-label={`${size.title}, ${formatMoney(size.price)}`}
            />
            <span className="flex w-full justify-center" style={{ height: longest }}>
              <FilmDrawing width={size.width * perInch} height={size.height * perInch} />
            </span>
            <span className="figures mt-2.5 text-sm font-semibold whitespace-nowrap">
              <span className="max-sm:hidden">{size.width} × </span>
              {size.height} in
            </span>
            <span className="figures text-sm text-ink-muted">
              {formatMoney(size.price).replace('.00', '')}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const inks = ['var(--color-magenta)', 'var(--color-cyan)', 'var(--color-yellow)', 'var(--color-ink)']

/** A strip of film with a hint of what lies on it. */
function FilmDrawing({ width, height }: { width: number; height: number }) {
  const rows = Math.max(1, Math.round(height / 11))
  const row = height / rows
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="rounded-[2px] shadow-sm outline outline-film-line"
    >
      <rect width={width} height={height} fill="var(--color-film)" />
      {Array.from({ length: rows }, (_, index) => index).map((index) => (
        <g key={index} opacity="0.8" transform={`translate(0 ${index * row})`}>
          <rect
            x="1.6"
            y="1.4"
            width={width * (index % 2 ? 0.5 : 0.34)}
            height={row - 2.4}
            rx="1.2"
            fill={inks[index % 4]}
          />
          <circle
            cx={width * (index % 2 ? 0.76 : 0.66)}
            cy={row / 2}
            r={Math.min(row, width * 0.4) / 2 - 1.2}
            fill={inks[(index + 1) % 4]}
          />
        </g>
      ))}
    </svg>
  )
}
