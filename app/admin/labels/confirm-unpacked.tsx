import { UnpackedList } from '#app/admin/shipping/unpacked-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'
import type { UnpackedItem } from '#server/production/index.ts'

export type ConfirmUnpackedProps = {
  isOpen: boolean
  items: readonly UnpackedItem[]
  labelCount: number
  onClose: () => void
  onConfirm: () => void
}

/** Lists unpacked items of the chosen orders before their labels are bought. */
export function ConfirmUnpacked({ isOpen, items, labelCount, onClose, onConfirm }: ConfirmUnpackedProps) {
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={onClose}
      title={items.length === 1 ? 'One item is not packed yet' : `${items.length} items are not packed yet`}
      description="A label completes its order. These stay on the production board until they are packed."
      actions={
        <>
          <Button onClick={onClose}>Wait</Button>
          <Button variant="primary" onClick={onConfirm}>
            {labelCount === 1 ? 'Create the label' : `Create all ${labelCount} labels`}
          </Button>
        </>
      }
    >
      <div className="max-h-72 overflow-y-auto">
        <UnpackedList items={items} />
      </div>
    </AlertDialog>
  )
}
