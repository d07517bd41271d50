import { lazy, Suspense } from 'react'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { MediaItem } from '#server/media/index.ts'

const MediaChoice = lazy(() => import('./media-choice.tsx').then((part) => ({ default: part.MediaChoice })))

type Props = {
  isOpen: boolean
  onClose: () => void
  onPick: (item: MediaItem) => void
  /** Videos too, where a video can stand. */
  hasVideos?: boolean
}

/** A picture that is there already, found by its words; one click takes it. */
export function MediaPicker({ isOpen, onClose, onPick, hasVideos = false }: Props) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Pick from the media library"
      size="lg"
    >
      <Suspense fallback={<Skeleton className="h-96" />}>
        <MediaChoice
          hasVideos={hasVideos}
          onPick={(item) => {
            onPick(item)
            onClose()
          }}
        />
      </Suspense>
    </Dialog>
  )
}
