import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Money } from '#app/ui/money-text.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { chosenPicture, type ListingChoice, notPictured } from '#domain/catalog/chosen-picture.ts'
import { stockKey } from '#domain/catalog/stock.ts'
import type { ListingDetails } from '#server/listings/index.ts'
import { AddToCartRow } from './add-to-cart-row.tsx'
import { listingItem } from './listing-items.ts'
import { ListingOptions } from './option-fields.tsx'
import { Tags } from './print-card.tsx'
import { ProductFrame } from './product-frame.tsx'
import { StockNote } from './stock-note.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useEditedItem } from './use-edited-item.ts'
import { useStockCheck } from './use-stock-check.ts'

const missingOptions = 'Please select options'

/** One T-shirt or tumbler from the marketplaces: color, size, how many are left, quantity. */
export function ListingDialog({ listing, shelf, isPreview = false }: ListingDialogProps) {
  const edited = useEditedItem(({ designData }) => designData.listingId === listing.id)
  // The cart is known a moment after the page: the item being edited then fills the choices.
  const choices = { listing, shelf, isPreview, edited }
  return <ListingChoices key={edited?.id ?? 'new'} {...choices} />
}

type ListingDialogProps = {
  listing: ListingDetails
  /** Where closing leads. */
  shelf: string
  /** For staff: everything works except buying. */
  isPreview?: boolean
}
type ChoicesProps = Required<ListingDialogProps> & { edited: CartItem | null }

/** The chosen value if it is still available, otherwise the only one there is. */
function startingAt(options: readonly string[], chosen: string | undefined): string {
  if (chosen !== undefined && options.includes(chosen)) return chosen
  return options.length === 1 ? (options[0] ?? '') : ''
}

function ListingChoices({ listing, shelf, isPreview, edited }: ChoicesProps) {
  const { colors, sizes, stock } = listing
  const [color, setColor] = useState(startingAt(colors, edited?.productColor))
  const [size, setSize] = useState(startingAt(sizes, edited?.productSize))
  const [quantity, setQuantity] = useState(edited?.quantity ?? 1)
  const [isAsked, setIsAsked] = useState(false)
  const stockCheck = useStockCheck(edited)
  const addToCart = useAddToCart(shelf, edited?.id ?? null)
  const left = (ofSize: string, ofColor: string): number => stock[stockKey(ofSize, ofColor)] ?? 0
  const errorOf = (value: string): string | null => (isAsked && value === '' ? missingOptions : null)

  const add = async (): Promise<void> => {
    setIsAsked(true)
    if (size === '' || color === '')
      return notify.error(missingOptions, 'Choose a size and a color first.', { id: missingOptions })
    const wish = { listingId: listing.id, size, color, quantity }
    if (await stockCheck.check(wish)) addToCart(listingItem(listing, wish), listing.kind)
  }
  return (
    <ProductFrame
      title={listing.title}
      price={<Money amount={listing.price} />}
      description={listing.description}
      pictures={listing.pictures}
      wanted={chosenPicture(listing.pictures, { size, color })}
      closeTo={edited ? '/cart' : shelf}
    >
      <Tags tags={listing.tags} />
      <Facts listing={listing} />
      <ListingOptions {...{ color, setColor, colors, sizes, left, errorOf, size, setSize }} />
      <PictureNote listing={listing} choice={{ size, color }} />
      {size !== '' && color !== '' && <StockNote available={left(size, color)} />}
      {stockCheck.refusal && (
        <p role="alert" className="flex items-start gap-2 text-sm text-red-ink">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {stockCheck.refusal}
        </p>
      )}
      {isPreview && <p className="text-sm text-ink-muted">Staff preview: nothing can be bought here.</p>}
      <AddToCartRow
        title={listing.title}
        quantity={quantity}
        onQuantity={setQuantity}
        onAdd={() => void add()}
        isBusy={stockCheck.isAsking}
        isDisabled={isPreview}
        isEditing={edited !== null}
      />
    </ProductFrame>
  )
}

/** Says so if the photo shown isn't of the variant being bought. */
function PictureNote({ listing, choice }: { listing: ListingDetails; choice: ListingChoice }) {
  const words = notPictured(listing.pictures, choice, listing.kind)
  return (
    <p role="status" className="text-ink-muted text-sm empty:hidden">
      {words}
    </p>
  )
}

function Facts({ listing }: { listing: ListingDetails }) {
  const { make, features } = listing
  return (
    <dl className="grid gap-1.5 text-sm">
      <div className="flex gap-2">
        <dt className="text-ink-muted">{make.label}</dt>
        <dd className="font-semibold">{make.value}</dd>
      </div>
      {features.length > 0 && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-ink-muted">Features</dt>
          <dd className="font-semibold">{features.join(', ')}</dd>
        </div>
      )}
    </dl>
  )
}
