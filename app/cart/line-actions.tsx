import { PencilRuler, Trash2 } from 'lucide-react'
import { useNavigate, useRouteLoaderData } from 'react-router'
import type { loader } from '#app/root.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { table } from '#domain/table.ts'
import { useCart } from './cart-context.ts'
import { storeEditingItem } from './editing-item.ts'

/** Where a custom product is edited. */
const builders = table<string>({
  [productTypes.gangSheet]: '/gang-sheet',
  [productTypes.tshirt]: '/tshirts',
  [productTypes.tumbler]: '/tumblers',
})

/** Where a ready-made product was chosen. */
const shelves = table<string>({
  [productTypes.premadeGangSheet]: '/prints',
  [productTypes.premadePrint]: '/print-marketplace',
  [productTypes.tshirtListing]: '/tshirt-marketplace',
  [productTypes.tumblerListing]: '/tumbler-marketplace',
})

/** Back to where the item was made, with everything unchanged; items stored by older versions only know their shelf. */
function placeToEdit({ id, productType, designData }: CartItem): string {
  const shelf = shelves[productType]
  if (!shelf || typeof designData.slug !== 'string') return builders[productType] ?? shelf ?? '/'
  return `${shelf}/${encodeURIComponent(designData.slug)}?edit=${encodeURIComponent(id)}`
}

export function LineActions({ item, index }: { item: CartItem; index: number }) {
  const { remove, putBack } = useCart()
  const navigate = useNavigate()
  const isSignedIn = useRouteLoaderData<typeof loader>('root')?.user
  const isGangSheet = item.productType === productTypes.gangSheet

  const edit = (): void => {
    if (builders[item.productType]) storeEditingItem(item)
    void navigate(placeToEdit(item))
  }
  const removeWithUndo = (): void => {
    if (!isSignedIn) void import('./agreed-cart.ts').then(({ leaveToAccount }) => leaveToAccount(item.id))
    remove(item.id)
    const action = { label: 'Undo', onClick: () => putBack(item, index) }
    notify.info('Removed from cart', item.name, { action })
  }
  return (
    <div className="-ml-2.5 col-span-2 flex flex-wrap gap-1 self-end sm:col-span-1 sm:col-start-2">
      <Button variant="quiet" size="sm" onClick={edit}>
        <PencilRuler className="size-4" aria-hidden />
        {isGangSheet ? 'Edit Gang Sheet' : 'Edit'}
      </Button>
      <Button variant="quiet" size="sm" onClick={removeWithUndo}>
        <Trash2 className="size-4" aria-hidden />
        Remove
      </Button>
    </div>
  )
}
