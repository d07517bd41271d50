import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { StaffEditRequestView } from '#server/edit-requests/index.ts'
import { PictureProofForm } from './picture-proof-form.tsx'

export type PictureProofDialogProps = {
  request: StaffEditRequestView
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Replaces one of the item's artworks with a changed image; the customer sees it before and after. */
export function PictureProofDialog({ request, open, onOpenChange }: PictureProofDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Upload changed artwork"
      description="It’s printed in place of the artwork you choose, at the same size. The price stays the same."
    >
      <PictureProofForm request={request} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}
