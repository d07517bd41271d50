import { ImageOff } from 'lucide-react'
import { useCallback } from 'react'
import { Spinner } from './spinner.tsx'
import { useComingPicture } from './use-coming-picture.ts'

type ComingPictureProps = {
  /** Null if there is none. */
  src: string | null
  alt?: string
  /** Too small for visible text: it is for screen readers only. */
  isSmall?: boolean
  isDraggable?: boolean
  className?: string
}

/** An image that may not be drawn yet: it says so, and appears automatically. */
export function ComingPicture({
  src,
  alt = '',
  isSmall = false,
  isDraggable,
  className,
}: ComingPictureProps) {
  const { state, key, onError } = useComingPicture(src)
  /** It may have failed before this code ran. */
  const judge = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) onError()
    },
    [onError],
  )
  if (src !== null && (state === 'shown' || state === 'asked'))
    return (
      <img
        key={key}
        ref={judge}
        alt={alt}
        {...{ src, className, onError }}
        loading="lazy"
        draggable={isDraggable}
        hidden={state === 'asked'}
      />
    )
  const isComing = src !== null && state === 'coming'
  return (
    <span className="grid justify-items-center gap-1 p-1 text-center text-ink-faint text-xs">
      {isComing ? <Spinner className="size-5" /> : <ImageOff aria-hidden className="size-5" />}
      <span className={isSmall ? 'sr-only' : undefined}>
        {isComing ? 'Being drawn' : 'Image unavailable'}
      </span>
    </span>
  )
}
