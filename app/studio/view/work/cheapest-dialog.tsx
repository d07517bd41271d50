import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { titleOfSizes } from '#domain/artwork/cut-sheets.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { mostSheets } from '#domain/artwork/most-sheets.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { setSize, takeMix } from '#domain/studio/change-items.ts'
import type { FoundMix } from '../../browser/work-worker.ts'
import { chosenSheets } from '../../editor/selectors.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { namesOfSizes } from './names-of-sizes.ts'

/** The cheapest sheets for everything that is wanted, and why cheaper ones won't do. */
export function CheapestDialog() {
  const { work, change } = useActions()
  const mix = useEditor((state) => state.mix)
  const sizes = useEditor((state) => state.sizes)
  const chosen = useEditor(chosenSheets)
  const found = mix && mix.reason !== 'does_not_fit' ? sizesOfMix(mix, sizes) : []
  const isChosen = found.length > 0 && titleOfSizes(found) === titleOfSizes(chosen ?? [])
  const isOffered = found.length > 0 && found.length <= mostSheets && !isChosen
  const use = (): void => {
    const [only, ...others] = found
    const laid = mix?.laid ?? []
    if (only) change((old) => (others.length > 0 ? takeMix(old, found, laid) : setSize(old, only)))
    work.forgetMix()
  }
  return (
    <Dialog
      open={mix !== null}
      onOpenChange={() => work.forgetMix()}
      size="sm"
      title={mix ? titleOf(mix, sizes) : 'Cheapest size'}
      description={mix ? reasonOf(mix) : ''}
      footer={
        <>
          <Button onClick={work.forgetMix}>{isOffered ? 'Keep my size' : 'Back to the sheet'}</Button>
          {isOffered && (
            <Button variant="primary" onClick={use}>
              {found.length > 1 ? `Make these ${found.length} sheets` : `Use ${titleOfSizes(found)}`}
            </Button>
          )}
        </>
      }
    >
      {mix && (
        <div className="space-y-3 text-sm">
          {isChosen && <p className="font-semibold text-green-ink">That’s the size you have.</p>}
          {found.length > 1 && <p>{wordsOfSeveral(found.length)}</p>}
          <Rejected mix={mix} sizes={sizes} />
        </div>
      )}
    </Dialog>
  )
}

const wordsOfSeveral = (count: number): string =>
  count > mostSheets
    ? `It takes ${count} sheets, and one design holds up to ${mostSheets}. Split it into several designs.`
    : `It takes ${count} sheets. They’re one design: you see them one below the other, change them together, and order them together.`

const sizesOfMix = ({ sizeIds }: FoundMix, sizes: readonly GangSheetSize[]): GangSheetSize[] =>
  sizeIds.flatMap((sizeId) => sizes.find(({ id }) => String(id) === sizeId) ?? [])

const titleOf = ({ reason, sizeIds, price }: FoundMix, sizes: readonly GangSheetSize[]): string =>
  reason === 'does_not_fit' || sizeIds.length === 0
    ? 'Not everything can be printed'
    : `${namesOfSizes(sizeIds, sizes)} for ${formatMoney(cents(price))}`

function reasonOf({ reason, unplaced }: FoundMix): string {
  switch (reason) {
    case 'nothing_cheaper_can_hold_it':
      return 'This is the least you can pay: anything cheaper has less film than your artworks cover.'
    case 'cheaper_did_not_fit':
      return 'Cheaper sheets have enough film, but every layout we tried left something over.'
    case 'film_by_length':
      return 'Film is sold by its length.'
    case 'does_not_fit':
      return `${unplaced} ${unplaced === 1 ? 'copy is' : 'copies are'} larger than our film. Make them smaller first.`
  }
}

const shownRejected = 4

function Rejected({ mix: { rejected }, sizes }: { mix: FoundMix; sizes: readonly GangSheetSize[] }) {
  if (rejected.length === 0) return null
  const shown = rejected.slice(-shownRejected).reverse()
  return (
    <div>
      <p className="mb-1.5 text-xs font-semibold text-ink-muted">Cheaper options, and why they don’t work</p>
      <ul className="figures divide-y divide-line rounded-md border border-line">
        {shown.map(({ sizeIds, price, why }) => (
          <li key={sizeIds.join(' ')} className="flex justify-between gap-3 px-3 py-2">
            <span>
              {namesOfSizes(sizeIds, sizes)}, {formatMoney(cents(price))}
            </span>
            <span className="text-ink-muted">{why === 'too_small' ? 'too little film' : 'did not fit'}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
