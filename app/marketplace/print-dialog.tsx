import { useState } from 'react'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { type Cents, cents, formatMoney } from '#domain/money/money.ts'
import type { PrintDetails, PrintVariant } from '#server/prints/index.ts'
import { AddToCartRow } from './add-to-cart-row.tsx'
import { findChosen, materialsOf, type OptionValue, sizesOf, startingChoice } from './choose-variant.ts'
import { printItem } from './listing-items.ts'
import { Tags } from './print-card.tsx'
import { ProductFrame } from './product-frame.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import { useEditedItem } from './use-edited-item.ts'

export type PrintDialogProps = { print: PrintDetails; shelf: string; maxTags: number }

/** Worded as in the specification (docs/spec-map.md S5). */
const missingOptions = 'Please select options'

/** One premade sheet or print: size, material, quantity. */
export function PrintDialog(props: PrintDialogProps) {
  const edited = useEditedItem(({ designData }) => designData.productId === props.print.id)
  // The cart is known a moment after the page: the item being edited then fills the choices.
  return <PrintChoices key={edited?.id ?? 'new'} edited={edited} {...props} />
}

function PrintChoices({ print, shelf, maxTags, edited }: PrintDialogProps & { edited: CartItem | null }) {
  const { variants } = print
  const [choice, setChoice] = useState(() => {
    const bought = variants.find(({ id }) => id === edited?.designData.variantId)
    return bought ? { size: bought.sizeName, material: bought.materialName } : startingChoice(variants)
  })
  const [quantity, setQuantity] = useState(edited?.quantity ?? 1)
  const [isAsked, setIsAsked] = useState(false)
  const addToCart = useAddToCart(shelf, edited?.id ?? null)
  const chosen = findChosen(variants, choice)
  const names = new Map(variants.map((variant) => [variant.sizeName, variant.name]))

  const add = (): void => {
    setIsAsked(true)
    if (chosen) addToCart(printItem(print, chosen, quantity), 'print')
    else notify.error(missingOptions, 'Choose a size and a material first.', { id: missingOptions })
  }
  const errorOf = (value: string): string | null => (isAsked && value === '' ? missingOptions : null)
  return (
    <ProductFrame
      title={print.title}
      price={chosen ? <Money amount={chosen.price} /> : <FromPrice amount={print.fromPrice} />}
      description={print.description}
      pictures={print.pictures}
      closeTo={edited ? '/cart' : shelf}
    >
      <Tags tags={print.tags.slice(0, maxTags)} />
      <PrintOptions {...{ choice, setChoice, variants, names, errorOf }} />
      <AddToCartRow
        title={print.title}
        quantity={quantity}
        onQuantity={setQuantity}
        onAdd={add}
        isEditing={edited !== null}
      />
    </ProductFrame>
  )
}

function PrintOptions({
  choice,
  setChoice,
  variants,
  names,
  errorOf,
}: {
  choice: { size: string; material: string }
  setChoice: (value: { size: string; material: string }) => void
  variants: PrintVariant[]
  names: Map<string, string>
  errorOf: (value: string) => string | null
}) {
  return (
    <>
      <RadioCards
        label="Size"
        name="size"
        columns="grid-cols-1 sm:grid-cols-2"
        value={choice.size}
        onValueChange={(size) => setChoice({ ...choice, size })}
        options={sizesOf(variants, choice.material).map((size) => ({
          ...option(size),
          label: names.get(size.value) ?? size.value,
          description: names.get(size.value) === size.value ? undefined : size.value,
        }))}
        error={errorOf(choice.size)}
      />
      <RadioCards
        label="Material"
        name="material"
        columns="grid-cols-1 sm:grid-cols-2"
        value={choice.material}
        onValueChange={(material) => setChoice({ ...choice, material })}
        options={materialsOf(variants, choice.size).map((material) => ({
          ...option(material),
          aside: undefined,
        }))}
        error={errorOf(choice.material)}
      />
    </>
  )
}

export function FromPrice({ amount }: { amount: Cents }) {
  return (
    <>
      <span className="text-base font-normal text-ink-muted">From </span>
      <Money amount={amount} />
    </>
  )
}

const option = ({ value, isAvailable, prices }: OptionValue) => ({
  value,
  label: value,
  aside: isAvailable ? formatMoney(cents(Math.min(...prices))) : 'Sold out',
  isDisabled: !isAvailable,
})
