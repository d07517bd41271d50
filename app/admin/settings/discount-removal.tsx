import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { DiscountView } from '#server/discounts/index.ts'
import type { DiscountAnswer } from './discount-dialog.tsx'

/** Asks before a discount goes; orders keep what they were given. */
export function DiscountRemoval({
  discount,
  onClose,
}: {
  discount: DiscountView | null
  onClose: () => void
}) {
  const fetcher = useFetcher<DiscountAnswer>()
  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    if (answer.ok) notify.success('Discount deleted')
    else notify.error('Failed to save discount', answer.description)
    onClose()
  }, [answer, onClose])
  return (
    <AlertDialog
      open={discount !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${discount?.code ?? discount?.name ?? 'this discount'}?`}
      description="Nobody can use it any more. Orders that had it keep what they were given."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <fetcher.Form method="post">
            <input type="hidden" name="id" value={discount?.id ?? ''} />
            <Button
              type="submit"
              name="intent"
              value="remove-discount"
              variant="danger"
              isBusy={fetcher.state !== 'idle'}
            >
              Delete discount
            </Button>
          </fetcher.Form>
        </>
      }
    />
  )
}
