import type { Difference } from '#app/operations/conflict-panel.tsx'
import { differencesBetween } from '#app/operations/conflict-view.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { StaffListing } from '#server/listings/index.ts'
import { type inputOf, kinds } from './listing-draft.ts'
import type { EditedPicture } from './use-pictures.ts'

/** Differences between a listing as someone else saved it and as it is in the form. */
export function listingDifferences(
  theirs: StaffListing,
  yours: ReturnType<typeof inputOf>,
  pictures: readonly EditedPicture[],
): Difference[] {
  const { makeLabel } = kinds[theirs.kind]
  const common = (listing: StaffListing | typeof yours) => ({
    Title: listing.title,
    Description: listing.description,
    Price: formatMoney(cents(listing.priceCents)),
    Sizes: listing.sizes.join(', '),
    Colors: listing.colors.join(', '),
    Category: listing.category,
    Tags: listing.tags.join(', '),
    'On sale': listing.isActive ? 'Yes' : 'No',
  })
  return differencesBetween(
    {
      ...common(theirs),
      [makeLabel]: theirs.brand || theirs.material,
      Features: theirs.features.join(', '),
      Archived: theirs.isArchived ? 'Yes' : 'No',
      Pictures: numbered(theirs.pictures.map(({ alt }) => alt)),
    },
    {
      ...common(yours),
      [makeLabel]: 'brand' in yours ? yours.brand : yours.material,
      Features: 'features' in yours ? yours.features.join(', ') : '',
      Archived: 'No',
      Pictures: numbered(pictures.map(({ alt, name }) => alt || name)),
    },
  )
}

const numbered = (names: readonly string[]): string =>
  names.map((name, at) => `${at + 1}. ${name}`).join('; ')
