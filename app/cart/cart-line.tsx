import { PencilRuler, Trash2, TriangleAlert } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { Money } from '#app/ui/money.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { sheetWordsOf, soldAs } from '#domain/artwork/cut-sheets.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { CartItem, NewCartItem } from '#domain/cart/cart-items.ts'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { addCents, cents, formatMoney, noMoney, subtractCents, timesCents } from '#domain/money/money.ts'
import { table } from '#domain/table.ts'
import { useCart } from './cart-context.ts'
import { storeEditingItem } from './editing-item.ts'
import { ItemOptions } from './item-options.tsx'
import { ItemPicture } from './item-picture.tsx'
import type { Charge } from './price-in-browser.ts'
import { SmallerSheet } from './smaller-sheet.tsx'
import type { PriceChange, ToldItem } from './use-cart-totals.ts'

export type CartLineProps = {
  item: CartItem
  index: number
  /** Of gang sheets, all that are on sale. */
  sizes: readonly GangSheetSize[]
  problem: string | undefined
  priceChange: PriceChange | undefined
  /** What it costs at its quantity. */
  charge: Charge | undefined
  told: ToldItem | undefined
}

/** One item: what it is, how many, what it costs, and what can be done with it. */
export function CartLine({ item, index, sizes, problem, priceChange, charge, told }: CartLineProps) {
  const { updateQuantity, replace } = useCart()
  const { design_id: designId, size_id: sizeId } = item.designData
  const unitPrice = charge?.unitPrice ?? priceChange?.now ?? cents(item.unitPrice)
  const own = priceChange?.now ?? cents(item.unitPrice)
  const setupFee = charge?.setupFee ?? noMoney
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 gap-y-3 py-5 sm:grid-cols-[7rem_1fr_auto]">
      <ItemPicture item={item} className="row-span-2 aspect-square w-full self-start" />
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold">{told?.name ?? item.name}</h2>
        <ItemOptions item={item} told={told} className="mt-0.5 text-sm text-ink-muted" />
        <p className="figures mt-0.5 text-sm text-ink-muted">
          {priceChange && (
            <>
              <VisuallyHidden>Before: </VisuallyHidden>
              <s>
                <Money amount={priceChange.was} />
              </s>{' '}
            </>
          )}
          <Money amount={unitPrice} className={priceChange && 'font-semibold text-yellow-ink'} /> each
          {unitPrice < own && (
            <span className="ml-1.5 text-green-ink">
              {formatMoney(subtractCents(own, unitPrice))} off for many
            </span>
          )}
        </p>
        {setupFee > 0 && (
          <p className="figures mt-0.5 text-sm text-ink-muted">
            + <Money amount={setupFee} /> once for setting up
          </p>
        )}
        {designId && sizeId && item.productType === productTypes.gangSheet && (
          <SmallerSheet
            key={`${designId} ${sizeId}`}
            {...{ designId, sizeId, sizes }}
            onChanged={(changed, image) => replace(item.id, onOtherSheets(item, changed, image))}
          />
        )}
        {problem && (
          <p role="alert" className="mt-2 flex items-start gap-1.5 text-sm text-red-ink">
            <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {problem}
          </p>
        )}
      </div>
      <div className="col-start-2 flex items-center justify-between gap-4 sm:col-start-3 sm:row-span-2 sm:flex-col sm:items-end sm:justify-start">
        <Money
          amount={addCents(timesCents(unitPrice, item.quantity), setupFee)}
          className="text-base font-semibold sm:order-none"
        />
        <QuantityStepper
          size="sm"
          label={`Quantity of ${item.name}`}
          value={item.quantity}
          max={maxLineQuantity}
          onValueChange={(quantity) => updateQuantity(item.id, quantity)}
        />
      </div>
      <LineActions item={item} index={index} />
    </li>
  )
}

/** Where a custom product is edited. */
const builders = table<string>({
  [productTypes.gangSheet]: '/gang-sheet',
  [productTypes.tshirt]: '/tshirts',
  [productTypes.tumbler]: '/tumblers',
})

/** Where a product from a shelf was chosen. */
const shelves = table<string>({
  [productTypes.premadeGangSheet]: '/prints',
  [productTypes.premadePrint]: '/print-marketplace',
  [productTypes.tshirtListing]: '/tshirt-marketplace',
  [productTypes.tumblerListing]: '/tumbler-marketplace',
})

/** Back to where the item was made, with everything as it was; items kept from before know only their shelf. */
function placeToEdit({ id, productType, designData }: CartItem): string {
  const shelf = shelves[productType]
  if (!shelf || typeof designData.slug !== 'string') return builders[productType] ?? shelf ?? '/'
  return `${shelf}/${encodeURIComponent(designData.slug)}?edit=${encodeURIComponent(id)}`
}

function LineActions({ item, index }: { item: CartItem; index: number }) {
  const { remove, putBack } = useCart()
  const navigate = useNavigate()
  const isGangSheet = item.productType === productTypes.gangSheet

  const edit = (): void => {
    if (builders[item.productType]) storeEditingItem(item)
    void navigate(placeToEdit(item))
  }
  const removeWithUndo = (): void => {
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

const onOtherSheets = (
  { id: _, ...item }: CartItem,
  sizes: readonly GangSheetSize[],
  image: string,
): NewCartItem => ({
  ...item,
  ...soldAs(sizes),
  description: sheetWordsOf(sizes).join(', ') || item.description,
  image,
  designData: { ...item.designData, size_id: sizes[0]?.id },
})
