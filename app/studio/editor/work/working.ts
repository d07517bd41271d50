import { type CutSheet, sheetAt, sheetsOf } from '#domain/artwork/cut-sheets.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { Outlines } from '#domain/checks/find-clashes.ts'
import {
  applyArrangement,
  isInTheWay,
  type LaidCopy,
  onSheet,
  shapeOf,
  toArrangeJob,
} from '#domain/studio/arrange.ts'
import { setCopies } from '#domain/studio/change-items.ts'
import { spreadable } from '#domain/studio/spreadable.ts'
import { missingCopies, type StudioDocument } from '#domain/studio/studio-document.ts'
import { inchesToMm, type Mm } from '#domain/units.ts'
import type { NestPlacement } from '#nesting/index.ts'
import type { FoundMix, WorkAnswer, WorkNews, WorkRequest } from '../../browser/work-worker.ts'
import type { Artworks } from '../artworks.ts'
import type { EditorDeps, Notify } from '../deps.ts'
import type { Change, Sheet, SheetState } from '../sheet.ts'
import type { Store } from '../store.ts'
import { createAsking } from './ask-worker.ts'

export type WorkState = {
  /** The job in progress. */
  busy: WorkRequest['kind'] | null
  /** Its progress; null before the first report. */
  news: WorkNews | null
  /** The cheapest sheets found, until they have been reviewed. */
  mix: FoundMix | null
}

export const noWork: WorkState = { busy: null, news: null, mix: null }

export type Work = {
  /** Cancels the current job; the sheet stays as it is. */
  stop: () => void
  /** Adds as many more copies of this item as fit. */
  fill: (itemId: string) => void
  spread: () => void
  findCheapest: () => void
  forgetMix: () => void
}

type Known = SheetState & { sizes: readonly GangSheetSize[] }
type State = WorkState & Known & { outlines: Outlines }

type Desk = {
  notify: Notify
  /** Runs once the outlines are known. Null if it was stopped, or failed, which is reported. */
  run: (kind: WorkRequest['kind'], ask: (outlines: Outlines) => WorkRequest) => Promise<WorkAnswer | null>
  /** The answer applies to that document; if it has changed since, it stays as it is. */
  put: (asked: StudioDocument, next: Change, tell: () => void) => void
}

/** Requested work that takes a while: done in a worker, and applied to the sheet as one step. */
export function createWork(
  { read, set }: Store<State>,
  { change }: Pick<Sheet, 'change'>,
  { know, ...deps }: Pick<EditorDeps, 'workers' | 'clock' | 'notify'> & Pick<Artworks, 'know'>,
): Work & { end: () => void } {
  const { notify } = deps
  const asking = createAsking(deps, (news) => set({ news }))
  const desk: Desk = {
    notify,
    async run(kind, ask) {
      set({ busy: kind, news: null })
      const answer = await asking.ask(know().then(() => ask(read().outlines)))
      set({ busy: null })
      if (answer === null) notify.error('That didn’t work', 'Your sheet is unchanged. Please try again.')
      return answer === 'stopped' ? null : answer
    },
    put(asked, next, tell) {
      if (!isSameWork(asked, read().document))
        return notify.info('The sheet changed in the meantime', 'We left it as it is now. Please try again.')
      change(next)
      tell()
    },
  }
  return {
    fill: (itemId) => void fill(desk, read(), itemId),
    spread: () => void spread(desk, read()),
    findCheapest: () => void findCheapest(desk, read()).then((mix) => mix && set({ mix })),
    forgetMix: () => set({ mix: null }),
    stop: asking.stop,
    end: asking.end,
  }
}

async function fill({ notify, run, put }: Desk, { document }: Known, itemId: string): Promise<void> {
  const item = document.items.find(({ id }) => id === itemId)
  if (!item) return
  if (missingCopies(document).size > 0)
    return notify.error('The sheet is already full', 'Some copies don’t fit. Choose a longer sheet first.')
  const filled: Filled = { document, moreCopies: 0 }
  for (const sheet of sheetsOf(document.sheet)) {
    const pinned = idsOffSheet(filled.document, sheet)
    const around = { ...filled.document, pinned }
    const answer = await run('fill', (outlines) => {
      return { kind: 'fill', itemId, job: onSheet(toArrangeJob(around, outlines), sheet.number) }
    })
    if (answer?.kind !== 'fill') return
    if (answer.moreCopies > 0) takeSheet(filled, itemId, { ...answer, pinned, top: sheet.top })
  }
  const { moreCopies } = filled
  const { items, placements, sheet } = filled.document
  const full = sheetsOf(sheet).length === 1 ? 'The sheet is full' : 'The sheets are full'
  if (moreCopies === 0) return notify.info(full, `No more copies of ${item.name} fit.`)
  const words = moreCopies === 1 ? '1 more copy fits' : `${moreCopies} more copies fit`
  put(
    document,
    (now) => ({ ...now, items, placements, pinned: undefined }),
    () => notify.success(full, `${words}: ${item.name}`),
  )
}

type Filled = { document: StudioDocument; moreCopies: number }
type FilledSheet = { moreCopies: number; laid: readonly LaidCopy[]; pinned: string[]; top: Mm }

/** Applies what was laid on one sheet; copies on the others keep their places. */
function takeSheet(filled: Filled, itemId: string, { moreCopies, laid, pinned, top }: FilledSheet): void {
  const copies = filled.document.items.find(({ id }) => id === itemId)?.copies ?? 0
  const more = setCopies(filled.document, itemId, copies + moreCopies)
  const lower = laid.map((one) => ({ ...one, y: one.y + top }))
  filled.document = { ...applyArrangement({ ...more, pinned }, lower), pinned: undefined }
  filled.moreCopies += moreCopies
}

const idsOffSheet = ({ sheet: film, placements }: StudioDocument, sheet: CutSheet): string[] => {
  const sheets = sheetsOf(film)
  return placements.filter(({ y }) => sheetAt(sheets, y).number !== sheet.number).map(({ id }) => id)
}

async function spread({ notify, run, put }: Desk, { document }: Known): Promise<void> {
  let asked: NestPlacement[] = []
  const answer = await run('spread', (outlines) => {
    const free = spreadable(document, outlines)
    asked = free.laid
    return { kind: 'spread', spreadable: free }
  })
  if (answer?.kind !== 'spread') return
  const { laid } = answer
  if (laid.every(({ itemId }, index) => itemId === asked[index]?.itemId))
    return notify.info(
      'Nothing to spread',
      document.packing === 'shapes'
        ? 'Only artworks of the same size and outline can swap places.'
        : 'Only artworks of the same size can swap places.',
    )
  const told = 'A flaw in the film now spoils a few of each, not all of one.'
  put(
    document,
    (now) => applyArrangement(now, laid),
    () => notify.success('Copies spread out', told),
  )
}

async function findCheapest({ run }: Desk, { document, sizes }: Known): Promise<FoundMix | null> {
  const { width, spacing, margin } = document.sheet
  const sold = sizes.map(({ id, height, price }) => ({ id: String(id), height: inchesToMm(height), price }))
  const answer = await run('cheapest', (outlines) => ({
    kind: 'cheapest',
    items: freeItems(document, outlines),
    film: { width, spacing, margin },
    sizes: sold,
  }))
  return answer?.kind === 'cheapest' ? answer.mix : null
}

const turns = 'quarter' as const

/** All wanted copies, as if the sheet were empty. */
const freeItems = ({ items, packing }: StudioDocument, outlines: Outlines) =>
  packing === 'shapes'
    ? items.map((item) => ({ id: item.id, copies: item.copies, turns, shape: shapeOf(item, outlines) }))
    : items.map(({ id, width, height, copies }) => ({ id, width, height, copies, turns }))

/** Whether the same copies are to be laid around the same fixed ones. */
function isSameWork(asked: StudioDocument, now: StudioDocument): boolean {
  const kept = asked.placements.filter(isInTheWay(asked))
  const keptNow = now.placements.filter(isInTheWay(now))
  return (
    now.items === asked.items &&
    now.sheet === asked.sheet &&
    now.packing === asked.packing &&
    kept.length === keptNow.length &&
    kept.every((placement, index) => placement === keptNow[index])
  )
}
