import { ImageOff } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import { classes } from './classes.ts'

export type PictureProps = {
  picture: PublicPicture
  /** How wide it is displayed, as the `sizes` of images: "(min-width: 64rem) 24rem, 100vw". */
  sizes: string
  /** Visible right away: fetched before everything else. Others wait until they are near the viewport. */
  isFirst?: boolean
  className?: string
}

/** A public image in the width that fits, with its space reserved; on failure, the specified message. */
export function Picture({ picture, sizes, isFirst = false, className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  /** It may have failed before this code ran. */
  const judge = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute('src'))
  }, [])
  const { src, srcSet, width, height, alt } = picture
  if (failed === src) {
    return (
      <span
        className={classes(
          'flex flex-col items-center justify-center gap-1.5 bg-sunken text-sm text-ink-muted',
          className,
        )}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <ImageOff className="size-5" aria-hidden />
        Image unavailable
      </span>
    )
  }
  return (
    <img
      ref={judge}
      {...{ src, width, height, sizes }}
      alt={alt}
      srcSet={srcSet || undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={classes('h-auto w-full', className)}
      onError={() => setFailed(src)}
    />
  )
}
