import type { Difference } from '#app/operations/conflict-panel.tsx'
import { differencesBetween, PictureInConflict } from '#app/operations/conflict-view.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { NewPrintProduct, StaffPrint } from '#server/prints/index.ts'

type Pictures = {
  /** The version that was opened, and the picture this form would replace its picture with. */
  base: StaffPrint | null
  chosenUrl: string | null
}

/** Differences between a product as someone else saved it and as it is in the form. */
export function printDifferences(
  theirs: StaffPrint,
  yours: NewPrintProduct,
  { base, chosenUrl }: Pictures,
): Difference[] {
  const isOther = chosenUrl !== null || theirs.watermarkedUrl !== base?.watermarkedUrl
  const picture: Difference = {
    label: 'Picture',
    theirs: <PictureInConflict url={theirs.watermarkedUrl} caption="Saved by them" />,
    yours: chosenUrl ? (
      <PictureInConflict url={chosenUrl} caption="In your form" />
    ) : (
      'No new one from you: the saved one stays'
    ),
  }
  return [...differencesBetween(inWords(theirs), inWords(yours)), ...(isOther ? [picture] : [])]
}

const inWords = (product: StaffPrint | NewPrintProduct) => ({
  Title: product.title,
  Description: product.description ?? '',
  Category: product.category ?? '',
  Tags: (product.tags ?? []).join(', '),
  'Base price': formatMoney(cents(product.basePriceCents)),
  'On sale': product.isActive ? 'Yes' : 'No',
  Variants: product.variants
    .map(
      ({ name, priceCents, isAvailable }) =>
        `${name} ${formatMoney(cents(priceCents))}${isAvailable === false ? ' (off)' : ''}`,
    )
    .join('; '),
})
