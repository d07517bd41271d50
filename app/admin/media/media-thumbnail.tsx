import { ImageOff, Video } from 'lucide-react'
import type { MediaItem } from '#server/media/index.ts'

type Props = { item: Pick<MediaItem, 'kind' | 'shown'>; sizes: string }

/** The whole picture in a square; beside its name it needs no alt text. */
export function MediaThumbnail({ item: { kind, shown }, sizes }: Props) {
  const Icon = kind === 'film' ? Video : ImageOff
  return (
    <span className="relative grid aspect-square place-items-center overflow-clip bg-sunken">
      {shown ? (
        <img
          src={shown.src}
          srcSet={shown.srcSet || undefined}
          sizes={sizes}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-contain"
        />
      ) : (
        <Icon className="size-8 text-ink-faint" aria-hidden />
      )}
      {kind === 'film' && shown && (
        <span className="absolute bottom-1.5 left-1.5 grid size-7 place-items-center rounded-full bg-raised/90">
          <Video className="size-4" aria-hidden />
        </span>
      )}
    </span>
  )
}
