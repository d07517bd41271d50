import { Button } from '#app/ui/button.tsx'
import { cents, formatMoney } from '#domain/money.ts'
import type { NewPrintProduct, StaffPrint } from '#server/prints/index.ts'

type ConflictNoticeProps = {
  mine: NewPrintProduct
  theirs: StaffPrint
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Somebody else saved the same product meanwhile: both versions, and a choice. Nothing was overwritten. */
export function ConflictNotice({ mine, theirs, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const rows = [
    ['Title', mine.title, theirs.title],
    ['Description', mine.description ?? '', theirs.description],
    ['Category', mine.category ?? '', theirs.category],
    ['Tags', (mine.tags ?? []).join(', '), theirs.tags.join(', ')],
    ['Base price', formatMoney(cents(mine.basePriceCents)), formatMoney(cents(theirs.basePriceCents))],
    ['On sale', mine.isActive ? 'Yes' : 'No', theirs.isActive ? 'Yes' : 'No'],
    ['Variants', describe(mine.variants), describe(theirs.variants)],
  ] as const
  const different = rows.filter(([, own, other]) => own !== other)
  return (
    <section
      role="alert"
      aria-labelledby="conflict-heading"
      className="rounded-md border border-yellow-ink bg-yellow-wash p-4"
    >
      <h3 id="conflict-heading" className="font-bold text-base">
        Somebody else has saved this product
      </h3>
      <p className="mt-1">Nothing was overwritten. Compare, then choose.</p>
      <table className="mt-3 w-full table-fixed text-left">
        <thead>
          <tr>
            <th scope="col" className="w-24 py-1">
              <span className="sr-only">Field</span>
            </th>
            <th scope="col">Yours</th>
            <th scope="col">Saved now</th>
          </tr>
        </thead>
        <tbody>
          {different.map(([name, own, other]) => (
            <tr key={name} className="border-line border-t align-top">
              <th scope="row" className="py-1 font-normal text-ink-muted">
                {name}
              </th>
              <td className="break-words py-1 pr-3">{own}</td>
              <td className="break-words py-1">{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={onTakeTheirs}>
          Take the saved version
        </Button>
        <Button size="sm" variant="danger" onClick={onKeepMine}>
          Save mine instead
        </Button>
      </div>
    </section>
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
