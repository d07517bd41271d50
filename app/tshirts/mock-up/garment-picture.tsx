import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import { useLoadedPicture } from '#app/ui/use-loaded-picture.ts'
import { type ShirtLook, shirtAddress } from '#domain/mock-up/shirt-look.ts'
import type { MockUpWidth } from '#domain/mock-up/widths.ts'

export type GarmentPictureProps = {
  look: ShirtLook
  width: MockUpWidth
  /** For screen readers; without one, the image is hidden from them. */
  label?: string
  className?: string
  /** Overlaid on the image. */
  children?: ReactNode
}

/** The same image as in the cart, order and email; the previous one stays until the next one has loaded. */
export function GarmentPicture({ look, width, label = '', className, children }: GarmentPictureProps) {
  const { src, hasFailed } = useLoadedPicture(shirtAddress(look, width))
  return (
    <div className={classes('relative aspect-square overflow-clip', className)}>
      <img src={src} alt={label} width={width} height={width} className="size-full object-cover" />
      {hasFailed && (
        <p className="absolute inset-x-0 bottom-0 bg-white/85 p-2 text-center text-black/75 text-sm">
          Image unavailable
        </p>
      )}
      {children}
    </div>
  )
}
