import { classes } from '#app/ui/classes.ts'
import { type TumblerLook, tumblerAddress } from '#domain/mock-up/tumbler-look.ts'
import type { MockUpWidth } from '#domain/mock-up/widths.ts'

/** A bare cup, as in the cart, order and email. Decorative: the surrounding text describes it. */
export function BareCup({
  className,
  ...look
}: Pick<TumblerLook, 'sizeId' | 'finish'> & { className?: string }) {
  const width: MockUpWidth = 240
  const bare: TumblerLook = { ...look, designType: 'single', side: 'front', artworkId: null, wrap: null }
  return (
    <img
      src={tumblerAddress(bare, width)}
      alt=""
      width={width}
      height={width}
      loading="lazy"
      className={classes('shrink-0 rounded-md object-cover', className)}
    />
  )
}
