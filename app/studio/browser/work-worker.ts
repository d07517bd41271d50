import type { ArrangeJob, LaidCopy } from '#domain/studio/arrange.ts'
import type { Spreadable } from '#domain/studio/spreadable.ts'
import {
  type CheapestMix,
  createRandom,
  type Film,
  fillSheet,
  findCheapestMix,
  type NestItem,
  type NestPlacement,
  type ShapeItem,
  type SheetSize,
  spreadCopies,
} from '#nesting/index.ts'

export type WorkRequest =
  | { kind: 'fill'; job: ArrangeJob; itemId: string }
  | { kind: 'cheapest'; items: NestItem[] | ShapeItem[]; film: Film; sizes: SheetSize[] }
  | { kind: 'spread'; spreadable: Spreadable }

export type WorkAnswer =
  | { kind: 'fill'; moreCopies: number; laid: LaidCopy[] }
  | { kind: 'cheapest'; mix: FoundMix }
  | { kind: 'spread'; laid: NestPlacement[] }

/** Progress so far. */
export type WorkNews = { kind: 'fill'; moreCopies: number } | { kind: 'cheapest'; sizeIds: readonly string[] }

/** `news` is null for a mere heartbeat. */
export type WorkMessage = { id: number } & ({ answer: WorkAnswer } | { news: WorkNews | null })

/** What the studio shows of a mix, and how its sheets are laid out on one film. */
export type FoundMix = Pick<CheapestMix, 'price' | 'reason' | 'rejected'> & {
  sizeIds: string[]
  unplaced: number
  laid: LaidCopy[]
}

/** The time or steps for each of the up to ten layouts tried when filling, and for each sheet of a mix. */
const fillMilliseconds = 160
const mixSteps = 250

/** True shapes are worth waiting for: the time per layout, and until the best result so far is taken. */
const shapeMilliseconds = 2_500
const mostMilliseconds = 30_000
const signOfLife = 2_000

addEventListener(
  'message',
  ({ data: { id, request } }: MessageEvent<{ id: number; request: WorkRequest }>) => {
    const post = (message: WorkMessage): void => postMessage(message)
    const tell = (news: WorkNews | null): void => post({ id, news })
    post({ id, answer: work(request, tell) })
  },
)

type Tell = (news: WorkNews | null) => void

function work(request: WorkRequest, tell: Tell): WorkAnswer {
  switch (request.kind) {
    case 'fill':
      return fill(request, tell)
    case 'cheapest':
      return { kind: 'cheapest', mix: cheapest(request, tell) }
    case 'spread': {
      const { laid, kinds } = request.spreadable
      return { kind: 'spread', laid: spreadCopies(laid, createRandom(1), kinds) }
    }
  }
}

function fill({ job, itemId }: Extract<WorkRequest, { kind: 'fill' }>, tell: Tell): WorkAnswer {
  const { items, strip, locked, shapes } = job
  const onMore = (moreCopies: number): void => tell({ kind: 'fill', moreCopies })
  const box = items.find(({ id }) => id === itemId)
  const shape = shapes?.items.find(({ id }) => id === itemId)
  if (!box) return { kind: 'fill', moreCopies: 0, laid: [] }
  const { moreCopies, result } =
    shapes && shape
      ? fillSheet(shapes.items, shape, strip, { ...patiently(tell), locked: shapes.locked, onMore })
      : fillSheet(items, box, strip, { ...timed(fillMilliseconds), locked, onMore })
  return { kind: 'fill', moreCopies, laid: [...result.placements] }
}

function cheapest({ items, film, sizes }: Extract<WorkRequest, { kind: 'cheapest' }>, tell: Tell): FoundMix {
  const prices = { kind: 'sizes' as const, sizes }
  const onTry = (sizeIds: readonly string[]): void => tell({ kind: 'cheapest', sizeIds })
  const mix = areShapes(items)
    ? findCheapestMix(items, film, prices, { ...patiently(tell), onTry })
    : findCheapestMix(items, film, prices, { budget: { steps: mixSteps }, onTry })
  const lengths = new Map(sizes.map(({ id, height }) => [id, height]))
  let top = 0
  const laid = mix.sheets.flatMap(({ sizeId = '', result }) => {
    const head = top
    top += lengths.get(sizeId) ?? 0
    return result.placements.map((one) => ({ ...one, y: one.y + head }))
  })
  return {
    price: mix.price,
    reason: mix.reason,
    rejected: mix.rejected,
    sizeIds: mix.sheets.map(({ sizeId }) => sizeId ?? ''),
    laid,
    unplaced: mix.unplaced.reduce((sum, { copies }) => sum + copies, 0),
  }
}

const areShapes = (items: NestItem[] | ShapeItem[]): items is ShapeItem[] =>
  items[0] !== undefined && 'shape' in items[0]

const now = (): number => performance.now()

const timed = (milliseconds: number) => ({ budget: { milliseconds }, now })

/** Stops with the best result so far once enough time has passed, and sends a heartbeat now and then. */
function patiently(tell: Tell) {
  const until = now() + mostMilliseconds
  let toldAt = now()
  const signal = {
    get aborted(): boolean {
      if (now() - toldAt > signOfLife) {
        toldAt = now()
        tell(null)
      }
      return now() > until
    },
  }
  return { ...timed(shapeMilliseconds), signal }
}
