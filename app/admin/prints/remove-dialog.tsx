import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { StaffPrint } from '#server/prints/index.ts'

type RemoveDialogProps = { product: StaffPrint; onClose: () => void }

export function RemoveDialog({ product, onClose }: RemoveDialogProps) {
  const call = useOperation<'prints.remove'>({
    done: { 'prints.remove': { title: 'Product deleted', message: product.title } },
    ...{ failed: 'The product was not deleted', onDone: onClose, onFailed: onClose },
  })
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete ${product.title}?`}
      description="It leaves the shop and open carts for good. Orders that hold it keep their copy and can still be printed. To bring it back later, edit it and take it off sale instead."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <OperationForm of={call}>
            <input type="hidden" name="print" value={product.id} />
            <OperationButton of={call} operation="prints.remove" variant="danger">
              Delete product
            </OperationButton>
          </OperationForm>
        </>
      }
    />
  )
}
