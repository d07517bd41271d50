import { createGrid, type Grid } from './grid.ts'
import type { NestItem, NestObstacle, NestStrip, NestUnplaced, UnplacedReason } from './types.ts'

/** Copies of one item that belong to a kind; `turned` when the kind's sides are the item's sides swapped. */
export type Member = { readonly item: NestItem; readonly firstCopy: number; readonly turned: boolean }

/** All boxes of one size. Sides are in grid steps and one spacing larger than the item. */
export type Kind = {
  readonly width: number
  readonly height: number
  readonly canTurn: boolean
  readonly copies: number
  readonly members: readonly Member[]
}

/**
 * The packers' input: boxes without spacing in a bin without margin, in whole grid steps. A box is larger than its item
 * by one spacing to the right and down, and so is the bin: boxes that touch are items one spacing apart.
 */
export type Problem = {
  readonly grid: Grid
  readonly strip: NestStrip
  readonly kinds: readonly Kind[]
  /** In steps. */
  readonly width: number
  /** In steps; Infinity on a roll. */
  readonly maxHeight: number
  /** Areas already occupied, in steps, clipped to the bin's width. */
  readonly obstacles: readonly NestObstacle[]
  readonly locked: readonly NestObstacle[]
  readonly unplaced: readonly NestUnplaced[]
}

/** Validates, merges equal sizes and converts everything to the grid. Items that can never fit are reported by id. */
export const createProblem = (
  items: readonly NestItem[],
  strip: NestStrip,
  locked: readonly NestObstacle[] = [],
): Problem => {
  const { spacing, margin } = strip
  const innerWidth = strip.width - 2 * margin + spacing
  const innerHeight = (strip.maxHeight ?? Number.POSITIVE_INFINITY) - 2 * margin + spacing
  const sized = items.filter((item) => isLength(item.width) && isLength(item.height))
  const grid = createGrid(
    [
      innerWidth,
      innerHeight,
      ...sized.flatMap((item) => [item.width + spacing, item.height + spacing]),
      ...locked.flatMap((box) => [box.x - margin, box.y - margin, box.width + spacing, box.height + spacing]),
    ].filter(Number.isFinite),
  )
  const width = Math.max(0, grid.toSteps(innerWidth))
  const maxHeight = Number.isFinite(innerHeight)
    ? Math.max(0, grid.toSteps(innerHeight))
    : Number.POSITIVE_INFINITY

  const unplaced: NestUnplaced[] = []
  const kinds = new Map<
    string,
    { width: number; height: number; canTurn: boolean; copies: number; members: Member[] }
  >()
  const copiesSeen = new Map<string, number>()
  for (const item of items) {
    const refusal = refuse(item)
    if (refusal !== undefined) {
      unplaced.push({ itemId: item.id, copies: item.copies, reason: refusal })
      continue
    }
    if (item.copies === 0) continue
    const firstCopy = copiesSeen.get(item.id) ?? 0
    copiesSeen.set(item.id, firstCopy + item.copies)
    const itemWidth = grid.toSteps(item.width + spacing)
    const itemHeight = grid.toSteps(item.height + spacing)
    const uprightFits = itemWidth <= width && itemHeight <= maxHeight
    const turnedFits = item.turns === 'quarter' && itemHeight <= width && itemWidth <= maxHeight
    if (!(uprightFits || turnedFits)) {
      const fitsAcross = itemWidth <= width || (item.turns === 'quarter' && itemHeight <= width)
      unplaced.push({ itemId: item.id, copies: item.copies, reason: fitsAcross ? 'too_tall' : 'too_wide' })
      continue
    }
    const canTurn = uprightFits && turnedFits && itemWidth !== itemHeight
    const turned = canTurn ? itemWidth < itemHeight : !uprightFits
    const [kindWidth, kindHeight] = turned ? [itemHeight, itemWidth] : [itemWidth, itemHeight]
    const key = `${kindWidth} ${kindHeight} ${canTurn}`
    const kind = kinds.get(key) ?? { width: kindWidth, height: kindHeight, canTurn, copies: 0, members: [] }
    kind.copies += item.copies
    kind.members.push({ item, firstCopy, turned })
    kinds.set(key, kind)
  }
  return {
    grid,
    strip,
    kinds: [...kinds.values()],
    width,
    maxHeight,
    obstacles: locked
      .map((box) => toBox(box, strip, grid, width))
      .filter((box) => box.width > 0 && box.height > 0),
    locked,
    unplaced,
  }
}

const isLength = (value: number) => Number.isFinite(value) && value > 0

const refuse = (item: NestItem): UnplacedReason | undefined => {
  if (!Number.isSafeInteger(item.copies) || item.copies < 0) return 'bad_copies'
  if (!(isLength(item.width) && isLength(item.height))) return 'no_size'
  return undefined
}

/**
 * A locked placement blocks its own area plus one spacing around it; a box carries its spacing only to the right and
 * down.
 */
const toBox = (box: NestObstacle, strip: NestStrip, grid: Grid, width: number): NestObstacle => {
  const left = Math.max(0, grid.toSteps(box.x - strip.margin))
  const top = Math.max(0, grid.toSteps(box.y - strip.margin))
  const right = Math.min(width, Math.ceil(stepsUp(grid, box.x - strip.margin + box.width + strip.spacing)))
  const bottom = stepsUp(grid, box.y - strip.margin + box.height + strip.spacing)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

const stepsUp = (grid: Grid, length: number) => {
  const steps = grid.toSteps(length)
  return grid.toLength(steps) < length * (1 - 1e-12) ? steps + 1 : steps
}
