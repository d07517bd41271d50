import { BothVersions } from '#app/admin/both-versions.tsx'
import { cents, formatMoney } from '#domain/money.ts'
import type { NewPrintProduct, StaffPrint } from '#server/prints/index.ts'

type ConflictNoticeProps = {
  mine: NewPrintProduct
  theirs: StaffPrint
  /** What was opened, and what this form would put in its picture's place. */
  base: StaffPrint | null
  chosenUrl: string | null
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Somebody else saved the same product meanwhile: both versions, and a choice. Nothing was overwritten. */
export function ConflictNotice({ mine, theirs, base, chosenUrl, ...choice }: ConflictNoticeProps) {
  const rows = [
    ['Title', mine.title, theirs.title],
    ['Description', mine.description ?? '', theirs.description],
    ['Category', mine.category ?? '', theirs.category],
    ['Tags', (mine.tags ?? []).join(', '), theirs.tags.join(', ')],
    ['Base price', formatMoney(cents(mine.basePriceCents)), formatMoney(cents(theirs.basePriceCents))],
    ['On sale', mine.isActive ? 'Yes' : 'No', theirs.isActive ? 'Yes' : 'No'],
    ['Variants', describe(mine.variants), describe(theirs.variants)],
  ] as const
  const isOther = chosenUrl !== null || theirs.watermarkedUrl !== base?.watermarkedUrl
  return (
    <BothVersions
      title="Somebody else has saved this product"
      rows={rows}
      pictures={isOther ? { mine: chosenUrl, theirs: theirs.watermarkedUrl } : undefined}
      {...choice}
    />
  )
}

const describe = (
  variants: readonly {
    name: string
    sizeWidth: number
    sizeHeight: number
    priceCents: number
    isAvailable?: boolean
  }[],
): string =>
  variants
    .map(
      ({ name, priceCents, isAvailable }) =>
        `${name} ${formatMoney(cents(priceCents))}${isAvailable === false ? ' (off)' : ''}`,
    )
    .join('; ')
