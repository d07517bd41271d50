import { ChevronDown, ChevronUp } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { sheetName, sheetsOf } from '#domain/artwork/cut-sheets.ts'
import { mmToInches } from '#domain/units.ts'
import { sheetInSight } from '../../editor/selectors.ts'
import { useActions, useEditor } from '../use-editor.ts'

/** If there are several sheets: which one is in view, and links to the others. */
export function SheetPager() {
  const { showSheet } = useActions().viewing
  const film = useEditor(({ document }) => document.sheet)
  const number = useEditor(sheetInSight)
  const shown = sheetsOf(film)[number - 1]
  if (!film.cutInto || !shown) return null
  const length = Number(mmToInches(shown.height).toFixed(2))
  return (
    <fieldset
      aria-label="Sheets"
      className="absolute bottom-3 left-9 flex items-center max-sm:bottom-16 rounded-md border border-line bg-surface p-0.5 shadow-md"
    >
      <Button
        variant="quiet"
        size="sm"
        isSquare
        aria-label="Previous sheet"
        disabled={number === 1}
        onClick={() => showSheet(number - 1)}
      >
        <ChevronUp aria-hidden />
      </Button>
      <span role="status" className="figures px-1 font-semibold text-sm">
        {sheetName(shown)}
        <span className="ml-1.5 font-normal text-ink-muted max-sm:hidden">{length} in</span>
      </span>
      <Button
        variant="quiet"
        size="sm"
        isSquare
        aria-label="Next sheet"
        disabled={number === shown.of}
        onClick={() => showSheet(number + 1)}
      >
        <ChevronDown aria-hidden />
      </Button>
    </fieldset>
  )
}
