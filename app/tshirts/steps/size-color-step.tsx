import { classes } from '#app/ui/classes.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { priceTshirt, sizesOf } from '#domain/tshirt/price-tshirt.ts'
import type { TshirtSize } from '#domain/tshirt/sizes.ts'
import type { TshirtOrder } from '../order-state.ts'

type SizeColorStepProps = {
  order: TshirtOrder
  garment: TshirtGarment
  colors: readonly TshirtColor[]
  onColor: (id: string) => void
  onSize: (size: TshirtSize, isChosen: boolean) => void
}

const card = classes(
  'relative flex cursor-pointer items-center justify-center rounded-md border border-line-strong bg-surface transition-colors hover:border-ink',
  'has-checked:border-magenta-ink has-checked:bg-magenta-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-magenta-ink)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-magenta-ink',
)

/** One color, and as many sizes as the order needs. */
export function SizeColorStep({ order, garment, colors, onColor, onSize }: SizeColorStepProps) {
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Color</legend>
        <div className="flex flex-wrap gap-2.5">
          {colors.map(({ id, name, hex }) => (
            <label key={id} className={classes(card, 'h-12 gap-2.5 py-2 pr-4 pl-2.5')}>
              <input
                type="radio"
                name="color"
                className="sr-only"
                checked={order.color === id}
                onChange={() => onColor(id)}
              />
              <span
                aria-hidden
                className="size-7 rounded-full border border-ink/25"
                style={{ backgroundColor: hex }}
              />
              <span className="text-sm font-semibold">{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">
          Sizes <span className="font-normal text-ink-muted">choose as many as you need</span>
        </legend>
        <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
          {sizesOf(garment, order.printOption).map((size) => {
            const price = priceTshirt(garment, order.printOption, size)
            return (
              <label key={size} className={classes(card, 'h-16 flex-col')}>
                <input
                  type="checkbox"
                  className="sr-only"
                  checked={order.quantities[size] !== undefined}
                  onChange={(event) => onSize(size, event.target.checked)}
                />
                <span className="font-semibold">{size}</span>{' '}
                <span className="figures text-xs text-ink-muted">
                  {price !== null && formatMoney(price).replace('.00', '')}
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
    </div>
  )
}
