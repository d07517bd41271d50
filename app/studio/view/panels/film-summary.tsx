import { Button } from '#app/ui/button.tsx'
import { priceOfSizes, titleOfSizes } from '#domain/artwork/cut-sheets.ts'
import { formatMoney, timesCents } from '#domain/money/money.ts'
import { setSheets } from '#domain/studio/change-items.ts'
import { filmSaved } from '#domain/studio/film-saved.ts'
import { formatInches, mmToInches } from '#domain/units.ts'
import type { EditorState } from '../../editor/editor.ts'
import { chosenSheets, filmOf, smallerSheets } from '../../editor/selectors.ts'
import { derive } from '../../editor/store.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { PanelSection } from './panel-section.tsx'

/** Film used, and the cheapest size that fits. */
export function FilmSummary() {
  const { change } = useActions()
  const sheet = useEditor(({ document }) => document.sheet)
  const quantity = useEditor(({ document }) => document.quantity)
  const sizes = useEditor(chosenSheets)
  const needed = useEditor(filmOf)
  const cheaper = useEditor(smallerSheets)
  const share = Math.min(100, Math.round((needed / sheet.height) * 100))
  return (
    <PanelSection title="Film used" aside={<span className="figures">{share}%</span>}>
      <div className="h-2 overflow-hidden rounded-full bg-ink/10" aria-hidden>
        <div
          className="h-full rounded-full bg-cyan transition-transform"
          style={{ transform: `translateX(${share - 100}%)` }}
        />
      </div>
      <p className="figures mt-2 text-sm">
        {mmToInches(needed).toFixed(1)} of {Number(mmToInches(sheet.height).toFixed(2))} in
        {sizes && (
          <span className="text-ink-muted">
            {' · '}
            {formatMoney(timesCents(priceOfSizes(sizes), quantity))}
            {sheetsBought(sizes.length, quantity)}
          </span>
        )}
      </p>
      <SavedFilm />
      {cheaper && (
        <div className="mt-3 rounded-md bg-green-wash p-3 text-sm">
          <p className="text-green-ink">
            It all fits on <strong>{titleOfSizes(cheaper)}</strong> for{' '}
            <strong className="figures">{formatMoney(priceOfSizes(cheaper))}</strong>.
          </p>
          <Button size="sm" className="mt-2 w-full" onClick={() => change((old) => setSheets(old, cheaper))}>
            Use {titleOfSizes(cheaper)}
          </Button>
        </div>
      )}
    </PanelSection>
  )
}

const sheetsBought = (sheets: number, quantity: number): string =>
  sheets * quantity > 1 ? ` for ${sheets * quantity} sheets` : ''

const savedFilm = derive(({ document, sizes }: EditorState) => [document, sizes], filmSaved)

/** How much film the layout saves compared to plain rows, the way most people arrange them. */
function SavedFilm() {
  const saved = useEditor(savedFilm)
  const quantity = useEditor(({ document }) => document.quantity)
  if (!saved) return null
  return (
    <p className="figures mt-1 text-sm text-green-ink">
      Saves <strong>{formatInches(mmToInches(saved.length))}</strong> of film compared with plain rows
      {saved.worth > 0 && (
        <>
          , worth <strong>{formatMoney(timesCents(saved.worth, quantity))}</strong>
        </>
      )}
      .
    </p>
  )
}
