import { ImageOff } from 'lucide-react'
import type { ArtworkView } from '#server/artwork/index.ts'
import { groundStyle } from '../ground.ts'

/** The artwork on a checkerboard, so that what is transparent is seen to be. */
export function ArtworkThumbnail({
  artwork,
  className = 'size-14',
}: {
  artwork: ArtworkView | undefined
  className?: string
}) {
  return (
    <span
      className={`flex shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line p-1 ${className}`}
      style={{ background: groundStyle('checker') }}
    >
      {artwork?.thumbnailUrl ? (
        <img
          src={artwork.thumbnailUrl}
          alt=""
          className="max-h-full max-w-full object-contain"
          draggable={false}
        />
      ) : (
        <ImageOff className="size-5 text-black/40" aria-hidden />
      )}
    </span>
  )
}
