import { boxOfContours, layContours, turnContours } from './lay-contours.ts'
import type { Contour, ShapeItem, ShapePlacement, ShapeResult, ShapeStrip, ShapeTurns } from './types.ts'

/** Nests items on a strip; injected so that blocks are nested by the same engine as the film. */
type Pack = (items: readonly ShapeItem[], strip: ShapeStrip) => ShapeResult

/** Widths to try for a block, relative to the square root of its boxes' area. */
const WIDTHS = [0.7, 1, 1.5]

export type FoldedShapes = {
  /** The items, with each group replaced by one shape of many islands. */
  readonly items: readonly ShapeItem[]
  /** Replaces each block with its members again. */
  readonly unfold: (result: ShapeResult) => ShapeResult
}

/**
 * Keeps groups together: the members of a group are nested into one another, at whichever of several widths gives the
 * smallest box, and then move and turn as one shape. Others may use its hollows. Groups that cannot be nested are left
 * as single items, so that they are reported as they would be on their own.
 */
export const foldShapeGroups = (items: readonly ShapeItem[], strip: ShapeStrip, pack: Pack): FoldedShapes => {
  const groups = Map.groupBy(
    items.filter((item) => item.group !== undefined && item.copies > 0),
    (item) => item.group ?? '',
  )
  if (groups.size === 0) return { items, unfold: (result) => result }
  const blocks = [...groups].flatMap(
    ([name, members]) => packBlock(`group ${name}`, members, strip, pack) ?? [],
  )
  const folded = new Set(blocks.flatMap(({ members }) => members))
  return {
    items: [...items.filter((item) => !folded.has(item)), ...blocks.map(({ item }) => item)],
    unfold: (result) => unfold(result, new Map(blocks.map((block) => [block.item.id, block]))),
  }
}

type Block = {
  readonly item: ShapeItem
  readonly members: readonly ShapeItem[]
  readonly packed: ShapeResult
}

const packBlock = (
  id: string,
  members: readonly ShapeItem[],
  strip: ShapeStrip,
  pack: Pack,
): Block | undefined => {
  const widest = strip.width - 2 * strip.margin
  const plain = members.map((item) => ({ ...item, group: undefined }))
  const root = Math.sqrt(plain.reduce((sum, item) => sum + item.copies * boxArea(item, strip.spacing), 0))
  const widths = [...WIDTHS.map((width) => Math.min(widest, root * width)), widest]
  const longest =
    strip.maxHeight === undefined ? Number.POSITIVE_INFINITY : strip.maxHeight - 2 * strip.margin
  const tries = widths
    .map((width) => pack(plain, { width, spacing: strip.spacing, margin: 0 }))
    .filter(({ unplaced, height }) => unplaced.length === 0 && height <= longest)
    .map((packed) => ({ packed, shape: laidShape(plain, packed) }))
    .sort((a, b) => areaOf(a.shape) - areaOf(b.shape))
  const best = tries[0]
  if (best === undefined) return undefined
  const item = { id, shape: best.shape, copies: 1, turns: turnsOfAll(members.map(({ turns }) => turns)) }
  return { item, members, packed: best.packed }
}

const laidShape = (items: readonly ShapeItem[], packed: ShapeResult): Contour[] =>
  packed.placements.flatMap((placement) => [...layContours(shapeOf(items, placement), placement).shape])

const shapeOf = (items: readonly ShapeItem[], { itemId }: ShapePlacement) =>
  items.find(({ id }) => id === itemId)?.shape ?? []

const areaOf = (shape: readonly Contour[]) => {
  const { width, height } = boxOfContours(shape)
  return width * height
}

const boxArea = ({ shape }: ShapeItem, spacing: number) => {
  const { width, height } = boxOfContours(shape)
  return Number.isFinite(width + height) ? (width + spacing) * (height + spacing) : 0
}

/** The turns allowed for every member. */
const turnsOfAll = (all: readonly ShapeTurns[]): ShapeTurns => {
  const [first = 'none'] = all
  const nameOf = (turns: ShapeTurns) => (typeof turns === 'string' ? turns : `step ${turns.step}`)
  if (all.every((turns) => nameOf(turns) === nameOf(first))) return first
  const allow = (degrees: number) =>
    all.every((turns) =>
      typeof turns === 'string'
        ? turns === 'quarter' || (turns === 'half' && degrees === 180)
        : degrees % turns.step === 0,
    )
  return allow(90) ? 'quarter' : allow(180) ? 'half' : 'none'
}

const unfold = (result: ShapeResult, blocks: ReadonlyMap<string, Block>): ShapeResult => {
  const placements = result.placements.flatMap((placement) => {
    const block = blocks.get(placement.itemId)
    return block ? layMembers(block, placement) : [placement]
  })
  const unplaced = result.unplaced.flatMap((left) => {
    const block = blocks.get(left.itemId)
    if (!block) return [left]
    return block.members.map(({ id, copies }) => ({ itemId: id, copies, reason: left.reason }))
  })
  const notes = [
    ...result.notes.filter(({ itemId }) => !blocks.has(itemId)),
    ...[...blocks.values()].flatMap(({ packed }) => packed.notes),
  ]
  return { ...result, placements, unplaced, notes }
}

/** Turns each member with its block and moves it to the resulting position. */
const layMembers = ({ item, members, packed }: Block, block: ShapePlacement): ShapePlacement[] => {
  const corner = boxOfContours(turnContours(item.shape, block.turn))
  return packed.placements.map((member) => {
    const laid = layContours(shapeOf(members, member), member).shape
    const { x, y, width, height } = boxOfContours(turnContours(laid, block.turn))
    return {
      ...member,
      x: block.x + x - corner.x,
      y: block.y + y - corner.y,
      width,
      height,
      turn: (member.turn + block.turn) % 360,
    }
  })
}
