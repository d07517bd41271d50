import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import type { StaffEditRequestView } from '#server/edit-requests/index.ts'
import { PictureProofForm } from './picture-proof-form.tsx'

export type PictureProofDialogProps = {
  request: StaffEditRequestView
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A changed picture takes the place of one of the item's artworks; the customer sees it before and after. */
export function PictureProofDialog({ request, open, onOpenChange }: PictureProofDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Upload a changed picture"
      description="It is printed in the place of the artwork that you choose, at the same size. The price stays."
    >
      <PictureProofForm request={request} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}
