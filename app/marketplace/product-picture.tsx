import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'

export type ProductPictureProps = {
  picture: PublicPicture | null
  /** How wide it is shown, as the img attribute `sizes`. */
  sizes: string
  /** Seen at first paint: fetched at once. */
  isFirst?: boolean
  /** Shows all of it instead of filling the box. */
  isWhole?: boolean
  className?: string
}

/** A picture in a box whose size is known before it comes; when it fails, what the specification says. */
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
