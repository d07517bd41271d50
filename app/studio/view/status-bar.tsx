import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react'
import { classes } from '#app/ui/classes.ts'
import { priceOfSizes, titleOfSizes } from '#domain/artwork/cut-sheets.ts'
import { formatMoney, timesCents } from '#domain/money/money.ts'
import { countCopies } from '#domain/studio/studio-document.ts'
import { mmToInches } from '#domain/units.ts'
import { chosenSheets, filmOf, findingsOf, isBlocked, leftOutOf } from '../editor/selectors.ts'
import { LaterFilesNote } from './later-dialogs.tsx'
import { useActions, useEditor } from './use-editor.ts'

/**
 * Size, price, film used, files that are not on the sheet and findings, always in view; announced politely to screen
 * readers when they change.
 */
export function StatusBar() {
  const { showFindings } = useActions()
  const document = useEditor((state) => state.document)
  const { sheet, quantity, placements } = document
  const sizes = useEditor(chosenSheets)
  const film = useEditor(filmOf)
  const isRunning = useEditor(({ arrangement }) => arrangement.isRunning)
  const copies = countCopies(document)
  const hasFiles = useEditor(({ uploads, awaiting }) => uploads.length + awaiting.length > 0)
  const isArranging = isRunning && copies > 0
  return (
    <footer className="figures flex flex-wrap items-center gap-x-2 border-t border-line bg-surface px-3 py-1.5 text-sm whitespace-nowrap max-[22rem]:text-xs pointer-coarse:py-0 sm:gap-x-4">
      <span className="font-semibold">
        {sizes ? formatMoney(timesCents(priceOfSizes(sizes), quantity)) : 'No price'}
        <span className="ml-2 font-normal text-ink-muted max-sm:hidden short:hidden">
          {sizes && titleOfSizes(sizes)}
          {quantity > 1 && ` × ${quantity}`}
        </span>
      </span>
      <span role="status" className="text-ink-muted">
        {copies > 0 && (
          <>
            {placements.length} of {copies} placed
          </>
        )}
      </span>
      {isArranging && (
        <span className="text-ink-faint">{placements.length < copies ? 'Arranging…' : 'Improving…'}</span>
      )}
      {/* On phones in the same place: the film length isn't final while better layouts still come in. */}
      <span className={classes('text-ink-muted', isArranging && 'max-sm:sr-only')}>
        {mmToInches(film).toFixed(1)}{' '}
        <span className="max-sm:sr-only short:sr-only">of {Number(mmToInches(sheet.height).toFixed(2))}</span>{' '}
        in
        <span className="max-sm:sr-only short:sr-only"> film</span>
      </span>
      <span role="status">{hasFiles && <LaterFilesNote />}</span>
      <button
        type="button"
        onClick={showFindings}
        title="Show the findings"
        className="ml-auto flex items-center gap-1.5 rounded-sm py-1 font-semibold pointer-coarse:min-h-11"
      >
        <Findings />
      </button>
    </footer>
  )
}

function Findings() {
  const findings = useEditor(findingsOf)
  const isBad = useEditor(isBlocked)
  const isEmpty = useEditor(({ document }) => document.items.length === 0)
  const isIncomplete = useEditor((state) => leftOutOf(state).length > 0)
  if (isEmpty) return <span className="font-normal text-ink-faint">Add artwork to begin</span>
  if (findings.length === 0) {
    if (isIncomplete) return <span className="font-normal text-ink-faint">No findings</span>
    return (
      <>
        <CircleCheck className="size-4 text-green-ink" aria-hidden />
        <span className="text-green-ink">No findings</span>
      </>
    )
  }
  const Icon = isBad ? OctagonAlert : TriangleAlert
  const tone = isBad ? 'text-red-ink' : 'text-yellow-ink'
  const words = [...new Set(findings.map(({ kind }) => kindWords[kind]))].join(', ')
  return (
    <span className={`flex items-center gap-1.5 ${tone}`}>
      <Icon className="size-4" aria-hidden />
      <span>
        {findings.length} {findings.length === 1 ? 'finding' : 'findings'}
        <span className="font-normal max-md:sr-only">: {words}</span>
      </span>
    </span>
  )
}

const kindWords = {
  off_sheet: 'over the edge',
  missing: 'does not fit',
  overlap: 'overlap',
  low_resolution: 'low dpi',
  too_close: 'too close',
  soft_pixels: 'see-through',
  halo: 'pale fringe',
  white_box: 'white box',
  thin_lines: 'thin lines',
  thin_gaps: 'narrow gaps',
  enlarged: 'enlarged',
  as_shown: 'printed as shown',
} as const
