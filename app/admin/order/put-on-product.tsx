import { useState } from 'react'
import { IfMay } from '#app/operations/if-may.tsx'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import type { PutOnProductProps } from './put-on-product-dialog.tsx'

const PutOnProductDialog = laterDialog(() =>
  import('./put-on-product-dialog.tsx').then((part) => part.PutOnProductDialog),
)

/** Puts a file from a message on a garment or tumbler of its order, replacing what is printed there. */
export function PutOnProduct(props: PutOnProductProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <IfMay operation="order-items.replace-artwork">
      <button
        type="button"
        aria-label={`Put ${props.fileName} on a product`}
        onClick={() => setOpen(true)}
        className="mt-1 block cursor-pointer py-0.5 font-semibold underline underline-offset-2"
      >
        Put on a product
      </button>
      <PutOnProductDialog {...props} open={isOpen} onOpenChange={setOpen} />
    </IfMay>
  )
}
