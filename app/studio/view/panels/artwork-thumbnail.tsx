import { ImageOff } from 'lucide-react'
import { useId } from 'react'
import { type Crop, croppedSize } from '#domain/artwork/crop.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import { groundStyle } from '../../editor/ground.ts'

/** The artwork, or its printed part, on a checkerboard, so that transparency is visible. */
export function ArtworkThumbnail({
  artwork,
  crop,
  className = 'size-14',
}: {
  artwork: ArtworkView | undefined
  crop?: Crop | undefined
  className?: string
}) {
  return (
    <span
      className={`flex shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line p-1 ${className}`}
      style={{ background: groundStyle('checker') }}
    >
      {!artwork?.thumbnailUrl ? (
        <ImageOff className="size-5 text-black/40" aria-hidden />
      ) : crop && artwork.ink ? (
        <CroppedPicture url={artwork.thumbnailUrl} ink={artwork.ink} crop={crop} />
      ) : (
        <img
          src={artwork.thumbnailUrl}
          alt=""
          className="max-h-full max-w-full object-contain"
          draggable={false}
        />
      )}
    </span>
  )
}

function CroppedPicture({
  url,
  ink,
  crop,
}: {
  url: string
  ink: { width: number; height: number }
  crop: Crop
}) {
  const clip = useId()
  const part = croppedSize(ink, crop)
  return (
    <svg aria-hidden className="size-full" viewBox={`0 0 ${part.width} ${part.height}`}>
      <clipPath id={clip}>
        <rect width={part.width} height={part.height} />
      </clipPath>
      <image
        href={url}
        clipPath={`url(#${clip})`}
        x={-crop.left * ink.width}
        y={-crop.top * ink.height}
        width={ink.width}
        height={ink.height}
        preserveAspectRatio="none"
      />
    </svg>
  )
}
