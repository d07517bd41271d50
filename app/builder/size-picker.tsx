import { FilmBlocks, FilmStrip } from '#app/assets/film-strip.tsx'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { formatMoney } from '#domain/money/money.ts'

/** The sizes on sale as lengths of film, drawn to scale: one radio group. */
export function SizePicker({
  sizes,
  value,
  onValueChange,
  onPick,
}: {
  sizes: readonly GangSheetSize[]
  /** Null while none has been picked. */
  value: number | null
  onValueChange: (sizeId: number) => void
  /** A size was clicked or tapped, not merely passed with the arrow keys. */
  onPick: (sizeId: number) => void
}) {
  const longest = Math.max(...sizes.map(({ height }) => height))
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Sheet size</legend>
      <FilmBlocks />
      <div className="grid grid-cols-5 gap-1.5 sm:gap-2.5 lg:grid-cols-10">
        {sizes.map((size) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the radio inside is what the keyboard uses
          <label
            key={size.id}
            onClick={(event) => {
              // For a click on the label, the browser also clicks the radio; ignore that second click.
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
            {/* All films hang from one rail, drawn to the scale of the longest. */}
            <span className="flex h-40 w-full justify-center sm:h-56">
              <FilmStrip
                width={size.width}
                height={size.height}
                className="shadow-sm"
                style={{ height: `${(100 * size.height) / longest}%` }}
              />
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
