import { type FoundPictures, PictureChoice } from '#app/admin/lists/picture-choice.tsx'
import { callOperation } from '#app/operations/call-operation.ts'
import type { MediaItem } from '#server/media/index.ts'
import { MediaThumbnail } from './media-thumbnail.tsx'

type MediaChoiceProps = { hasVideos: boolean; onPick: (item: MediaItem) => void }

/** The library with its search, a page at a time. */
export function MediaChoice({ hasVideos, onPick }: MediaChoiceProps) {
  const find = async (text: string, after: string | null): Promise<FoundPictures<MediaItem> | null> => {
    const answer = await callOperation('media.list', 'GET /media', { text, before: after ?? '' })
    if (!answer.ok) return null
    const { items, next } = answer.value
    return {
      next,
      items: items.filter(({ kind, fileKey }) => (kind === 'film' ? hasVideos : fileKey !== null)),
    }
  }
  return (
    <PictureChoice
      label="Search the library"
      find={find}
      show={(item) => <MediaThumbnail item={item} sizes="12rem" />}
      nameOf={({ fileName }) => fileName}
      onPick={onPick}
    />
  )
}
