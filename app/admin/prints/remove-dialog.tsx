import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { StaffPrint } from '#server/prints/index.ts'
import type { PrintAnswer } from './answer-print-form.ts'

type RemoveDialogProps = { product: StaffPrint; onClose: () => void }

export function RemoveDialog({ product, onClose }: RemoveDialogProps) {
  const fetcher = useFetcher<PrintAnswer>()
  const follow = useEffectEvent((answer: PrintAnswer) => {
    if (answer.ok) notify.success('Product deleted', product.title)
    else notify.error('The product was not deleted', 'It is no longer there.')
    onClose()
  })
  useEffect(() => {
    if (fetcher.data) follow(fetcher.data)
  }, [fetcher.data])
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete ${product.title}?`}
      description="It leaves the shop and open carts for good. Orders that hold it keep their copy and can still be printed. To bring it back later, edit it and take it off sale instead."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            isBusy={fetcher.state !== 'idle'}
            onClick={() =>
              void fetcher.submit(
                { intent: 'remove', id: product.id, version: String(product.version) },
                { method: 'post', action: '/admin/prints' },
              )
            }
          >
            Delete product
          </Button>
        </>
      }
    />
  )
}
