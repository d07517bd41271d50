import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { later } from '#app/ui/later.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { MediaItem } from '#server/media/index.ts'

const MediaChoice = later(
  () => import('./media-choice.tsx').then((part) => part.MediaChoice),
  <Skeleton className="h-96" />,
)

type Props = {
  isOpen: boolean
  onClose: () => void
  onPick: (item: MediaItem) => void
  /** Include videos, where a video is allowed. */
  hasVideos?: boolean
}

/** A picture already in the library, found by searching; a click picks it. */
export function MediaPicker({ isOpen, onClose, onPick, hasVideos = false }: Props) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Pick from the media library"
      size="lg"
    >
      <MediaChoice
        hasVideos={hasVideos}
        onPick={(item) => {
          onPick(item)
          onClose()
        }}
      />
    </Dialog>
  )
}
