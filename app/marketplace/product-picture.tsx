import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'

export type ProductPictureProps = {
  picture: PublicPicture | null
  /** How wide it is shown, as the img attribute `sizes`. */
  sizes: string
  /** Visible at first paint: fetched immediately. */
  isFirst?: boolean
  /** Shows the whole image instead of filling the box. */
  isWhole?: boolean
  className?: string
}

/** How wide cards are in rows of four and of three (styles/card-rows.css); narrow ones are two per row on a phone. */
export const cardSizes = {
  four: '(min-width: 84rem) 19rem, (min-width: 64rem) 22vw, calc(50vw - 1.5rem)',
  three: '(min-width: 84rem) 26rem, (min-width: 64rem) 30vw, calc(50vw - 1.5rem)',
  threeWide:
    '(min-width: 84rem) 26rem, (min-width: 64rem) 30vw, (min-width: 40rem) calc(50vw - 1.5rem), calc(100vw - 2.5rem)',
} as const

/** An image in a box whose size is known before it loads; on failure, the specified message. */
export function ProductPicture({ picture, sizes, isFirst, isWhole, className }: ProductPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const src = picture?.src ?? null
  useEffect(() => {
    // It may have failed before this page had a script to notice.
    const { current } = image
    if (current?.complete && current.naturalWidth === 0) setFailed(src)
  }, [src])

  return (
    <div className={classes('relative overflow-clip bg-sunken', className)}>
      {picture && failed !== src ? (
        <img
          ref={image}
          src={picture.src}
          srcSet={picture.srcSet || undefined}
          sizes={picture.srcSet ? sizes : undefined}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(src)}
          className={classes('size-full', isWhole ? 'object-contain' : 'object-cover')}
        />
      ) : (
        <span className="flex size-full flex-col items-center justify-center gap-2 p-4 text-center text-sm text-ink-muted">
          <ImageOff className="size-6" aria-hidden />
          Image unavailable
        </span>
      )}
    </div>
  )
}
