import type { ReactNode } from 'react'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { later } from '#app/ui/later.tsx'
import type { CameraViewProps } from './camera-view.tsx'

const CameraView = later(
  () => import('./camera-view.tsx').then((part) => part.CameraView),
  <div className="aspect-video w-full rounded-md bg-black" />,
)

export type CameraDialogProps = CameraViewProps & {
  isOpen: boolean
  onClose: () => void
  /** What to hold up to the camera. */
  description: string
  children: ReactNode
}

export function CameraDialog({ isOpen, onClose, description, children, ...view }: CameraDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Scan with the camera"
      description={description}
    >
      {isOpen && <CameraView {...view} />}
      <div className="mt-3 empty:hidden">{children}</div>
    </Dialog>
  )
}
