import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { StaffListing } from '#server/listings/index.ts'

type RemoveListingDialogProps = {
  listing: StaffListing
  isBusy: boolean
  onRemove: () => void
  onClose: () => void
}

export function RemoveListingDialog({ listing, isBusy, onRemove, onClose }: RemoveListingDialogProps) {
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete ${listing.title}?`}
      description="It leaves the shop and open carts for good, with its stock. Orders that hold it keep their copy. To bring it back later, archive it instead."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" isBusy={isBusy} onClick={onRemove}>
            Delete listing
          </Button>
        </>
      }
    />
  )
}
