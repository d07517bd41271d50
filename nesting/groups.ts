import type { NestItem, NestPlacement, NestResult, NestStrip, NestUnplaced } from './types.ts'

/** Packs items on a strip; injected so that blocks are packed by the same engine as the sheet. */
type Pack = (items: readonly NestItem[], strip: NestStrip) => NestResult

/** Widths to try for a block, relative to the square root of its area. */
const SHAPES = [0.5, 0.7, 0.85, 1, 1.2, 1.5, 2, 3]

export type FoldedGroups = {
  /** The items, with each group replaced by one block. */
  readonly items: readonly NestItem[]
  /** Replaces each block with its members again. */
  readonly unfold: (result: NestResult) => NestResult
}

/**
 * Keeps groups together: the members of a group are packed into one block, as densely as several widths allow, and the
 * block is nested like an item. It may turn if all members may.
 */
export const foldGroups = (items: readonly NestItem[], strip: NestStrip, pack: Pack): FoldedGroups => {
  const groups = new Map<string, NestItem[]>()
  for (const item of items) {
    if (item.group === undefined || !canPrint(item)) continue
    groups.set(item.group, [...(groups.get(item.group) ?? []), item])
  }
  if (groups.size === 0) return { items, unfold: (result) => result }
  const blocks = new Map<string, Block>()
  const folded = items.filter((item) => item.group === undefined || !canPrint(item))
  const impossible: NestUnplaced[] = []
  for (const [name, members] of groups) {
    const block = packBlock(`group ${name}`, members, strip, pack)
    impossible.push(...block.unplaced)
    if (block.placements.length === 0) continue
    blocks.set(block.item.id, block)
    folded.push(block.item)
  }
  return { items: folded, unfold: (result) => unfold(result, blocks, impossible, strip) }
}

type Block = {
  readonly item: NestItem
  readonly placements: readonly NestPlacement[]
  readonly unplaced: readonly NestUnplaced[]
}

const canPrint = ({ width, height, copies }: NestItem) =>
  Number.isFinite(width) &&
  Number.isFinite(height) &&
  width > 0 &&
  height > 0 &&
  Number.isSafeInteger(copies) &&
  copies > 0

const packBlock = (id: string, members: readonly NestItem[], strip: NestStrip, pack: Pack): Block => {
  const { spacing } = strip
  const widest = strip.width - 2 * strip.margin
  const root = Math.sqrt(
    members.reduce((sum, item) => sum + (item.width + spacing) * (item.height + spacing) * item.copies, 0),
  )
  const plain = members.map((item) => ({ ...item, group: undefined }))
  const widths = new Set([...SHAPES.map((shape) => Math.min(widest, root * shape)), widest])
  const tries = [...widths].map((width) => pack(plain, { width, spacing, margin: 0 }))
  const least = Math.min(...tries.map((result) => result.unplaced.length))
  const best = tries
    .filter((result) => result.unplaced.length === least)
    .map((result) => ({ result, ...extent(result.placements) }))
    .filter(
      ({ height }) =>
        strip.maxHeight === undefined || height <= strip.maxHeight - 2 * strip.margin || least > 0,
    )
    .sort(
      (a, b) => (a.width + spacing) * (a.height + spacing) - (b.width + spacing) * (b.height + spacing),
    )[0]
  const chosen = best ?? {
    result: tries[tries.length - 1] as NestResult,
    ...extent(tries[tries.length - 1]?.placements ?? []),
  }
  const turns = members.every((item) => item.turns === 'quarter') ? 'quarter' : 'none'
  return {
    item: { id, width: chosen.width, height: chosen.height, copies: 1, turns },
    placements: chosen.result.placements,
    unplaced: chosen.result.unplaced,
  }
}

const extent = (placements: readonly NestPlacement[]) => ({
  width: Math.max(0, ...placements.map((placement) => placement.x + placement.width)),
  height: Math.max(0, ...placements.map((placement) => placement.y + placement.height)),
})

const unfold = (
  result: NestResult,
  blocks: ReadonlyMap<string, Block>,
  impossible: readonly NestUnplaced[],
  strip: NestStrip,
): NestResult => {
  const placements = result.placements.flatMap((placement) => {
    const block = blocks.get(placement.itemId)
    return block ? block.placements.map((member) => moveInto(placement, member)) : [placement]
  })
  const unplaced = result.unplaced.flatMap((left) => {
    const block = blocks.get(left.itemId)
    if (!block) return [left]
    const copies = Map.groupBy(block.placements, (member) => member.itemId)
    return [...copies].map(([itemId, members]) => ({ itemId, copies: members.length, reason: left.reason }))
  })
  const density = densityWithout(result, placements, strip)
  return { ...result, placements, unplaced: [...unplaced, ...impossible], density }
}

/** A block on its side turns each member with it; a member that is turned twice is upright again. */
const moveInto = (block: NestPlacement, member: NestPlacement): NestPlacement =>
  block.turn === 0
    ? { ...member, x: block.x + member.x, y: block.y + member.y }
    : {
        ...member,
        x: block.x + block.width - member.y - member.height,
        y: block.y + member.x,
        width: member.height,
        height: member.width,
        turn: member.turn === 0 ? 90 : 0,
      }

/** The engine counted blocks as full; only the members' own area counts. */
const densityWithout = (result: NestResult, placements: readonly NestPlacement[], strip: NestStrip) => {
  const areaOf = (all: readonly NestPlacement[]) =>
    all.reduce((sum, each) => sum + each.width * each.height, 0)
  const film = strip.width * result.height
  return film === 0 ? 0 : result.density - (areaOf(result.placements) - areaOf(placements)) / film
}
