import { BothVersions } from '#app/admin/both-versions.tsx'
import { cents, formatMoney } from '#domain/money.ts'
import type { StaffListing } from '#server/listings/index.ts'
import { type inputOf, kinds } from './listing-draft.ts'
import type { EditedPicture } from './use-pictures.ts'

type ListingConflictProps = {
  mine: ReturnType<typeof inputOf>
  minePictures: readonly EditedPicture[]
  theirs: StaffListing
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Both versions of a listing, side by side. */
export function ListingConflict({ mine, minePictures, theirs, ...choice }: ListingConflictProps) {
  const ownMake = 'brand' in mine ? mine.brand : mine.material
  const rows = [
    ['Title', mine.title, theirs.title],
    ['Description', mine.description, theirs.description],
    ['Price', formatMoney(cents(mine.priceCents)), formatMoney(cents(theirs.priceCents))],
    [kinds[theirs.kind].makeLabel, ownMake, theirs.brand || theirs.material],
    ['Features', 'features' in mine ? mine.features.join(', ') : '', theirs.features.join(', ')],
    ['Sizes', mine.sizes.join(', '), theirs.sizes.join(', ')],
    ['Colors', mine.colors.join(', '), theirs.colors.join(', ')],
    ['Category', mine.category, theirs.category],
    ['Tags', mine.tags.join(', '), theirs.tags.join(', ')],
    ['On sale', mine.isActive ? 'Yes' : 'No', theirs.isActive ? 'Yes' : 'No'],
    ['Archived', 'No', theirs.isArchived ? 'Yes' : 'No'],
    [
      'Pictures',
      list(minePictures.map(({ alt, name }) => alt || name)),
      list(theirs.pictures.map(({ alt }) => alt)),
    ],
  ] as const
  return <BothVersions title="Somebody else has saved this listing" rows={rows} {...choice} />
}

const list = (names: readonly string[]): string => names.map((name, at) => `${at + 1}. ${name}`).join('; ')
