import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import type { DiscountView } from '#server/discounts/index.ts'

/** Asks before a discount goes; orders keep what they were given. */
export function DiscountRemoval({
  discount,
  onClose,
}: {
  discount: DiscountView | null
  onClose: () => void
}) {
  const call = useOperation<'discounts.remove'>({
    done: { 'discounts.remove': 'Discount deleted' },
    failed: 'Failed to save discount',
    onDone: onClose,
    onFailed: onClose,
  })
  return (
    <AlertDialog
      open={discount !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${discount?.code ?? discount?.name ?? 'this discount'}?`}
      description="Nobody can use it any more. Orders that had it keep what they were given."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <OperationForm of={call}>
            <input type="hidden" name="discount" value={discount?.id ?? ''} />
            <OperationButton of={call} operation="discounts.remove" variant="danger">
              Delete discount
            </OperationButton>
          </OperationForm>
        </>
      }
    />
  )
}
