import type { NestUnplaced, UnplacedReason } from '../types.ts'
import { type ConvexPart, createPart } from './outline/convex-part.ts'
import {
  boxWhenTurned,
  convexCover,
  cosSin,
  degreesOf,
  looksSame,
  type Outline,
  readOutline,
} from './outline/read-outline.ts'
import { type Box, boxOf, signedArea, turnRing } from './outline/ring.ts'
import type { Contour, ShapeItem, ShapeNote, ShapeObstacle, ShapeStrip } from './types.ts'

/** Shapes that are identical except for their ids share a kind. */
export type Kind = {
  readonly index: number
  readonly outline: Outline
  /** Convex parts that cover it; computed on first use. */
  readonly parts: () => readonly ConvexPart[]
  readonly hullArea: number
  readonly diameter: number
  /** Indices of the poses allowed on this film. */
  readonly poses: readonly number[]
}

/** A kind at one turn. Its reference point is the center of the kind's box before turning. */
export type Pose = {
  readonly kind: number
  readonly degrees: number
  readonly cos: number
  readonly sin: number
  /** Relative to the reference point. */
  readonly box: Box
}

/** One copy to place. */
export type Piece = { readonly item: ShapeItem; readonly copy: number; readonly kind: number }

/** A shape already on the film: a pose and its reference point. */
export type Fixed = { readonly kind: number; readonly pose: number; readonly x: number; readonly y: number }

export type ShapeProblem = {
  /** The kinds of the pieces first, then those that only fixed shapes have. */
  readonly kinds: readonly Kind[]
  readonly poses: readonly Pose[]
  /** Per pose, the one half a turn away, which may be itself, or −1 if that is not allowed. */
  readonly halfTurns: readonly number[]
  readonly pieces: readonly Piece[]
  /** In layouts these come after the pieces and never move. */
  readonly fixed: readonly Fixed[]
  /** Width within the margins. Coordinates inside the engine start at the corner of the margins. */
  readonly width: number
  readonly spacing: number
  readonly margin: number
  /** Distances below this are treated as zero: shapes may be this much closer, so that an exact fit does fit. */
  readonly slack: number
  readonly unplaced: readonly NestUnplaced[]
  readonly notes: readonly ShapeNote[]
}

/**
 * Anything smaller than this fraction of the film's width, a thousand times the slack, has no size: half a micron for
 * 22 in.
 */
const SPECK = 1e-6

/** How far a contour may be grown to reduce its corners, as a fraction of its size, and how few corners are enough. */
const FEW_KINDS = { growth: 0.0005, corners: 64 }
const SOME_KINDS = { growth: 0.002, corners: 24 }
/** Tables are built for pairs of kinds, so many kinds require simpler contours. */
const MANY_KINDS = { growth: 0.004, corners: 12 }
const contourFor = (kinds: number) => (kinds <= 12 ? FEW_KINDS : kinds <= 30 ? SOME_KINDS : MANY_KINDS)

/**
 * Validates the items, merges equal kinds and cuts shapes into convex parts. Items that can never fit are reported by
 * id.
 */
export const createShapeProblem = (
  items: readonly ShapeItem[],
  strip: ShapeStrip,
  locked: readonly ShapeObstacle[] = [],
): ShapeProblem => {
  const width = strip.width - 2 * strip.margin
  const length = strip.maxHeight === undefined ? Number.POSITIVE_INFINITY : strip.maxHeight - 2 * strip.margin
  const slack = 1e-9 * strip.width
  const unplaced: NestUnplaced[] = []
  const notes: ShapeNote[] = []
  const poses: Pose[] = []
  const drafts = new Map<string, { outline: Outline; poses: number[]; index: number }>()
  const pieces: Piece[] = []
  const copiesSeen = new Map<string, number>()
  for (const item of items) {
    const refuse = (reason: UnplacedReason) => unplaced.push({ itemId: item.id, copies: item.copies, reason })
    if (!Number.isSafeInteger(item.copies) || item.copies < 0) {
      refuse('bad_copies')
      continue
    }
    const outline = readOutline(item.shape)
    if (outline === undefined || Math.max(outline.width, outline.height) <= SPECK * strip.width) {
      refuse('no_size')
      continue
    }
    if (item.copies === 0) continue
    if (outline.isSelfCrossing) notes.push({ itemId: item.id, note: 'self_crossing' })
    const degrees = degreesOf(item.turns)
    const key = keyOf(outline, degrees)
    let draft = drafts.get(key)
    if (draft === undefined) {
      draft = { outline, poses: [], index: drafts.size }
      for (const turn of distinctTurns(outline, degrees)) {
        const box = boxWhenTurned(outline, turn)
        if (box.maxX - box.minX > width + slack || box.maxY - box.minY > length + slack) continue
        const [cos, sin] = cosSin(turn)
        draft.poses.push(poses.length)
        poses.push({ kind: draft.index, degrees: turn, cos, sin, box })
      }
      drafts.set(key, draft)
    }
    if (draft.poses.length === 0) {
      refuse(fitsAcross(outline, degrees, width + slack) ? 'too_tall' : 'too_wide')
      continue
    }
    const seen = copiesSeen.get(item.id) ?? 0
    copiesSeen.set(item.id, seen + item.copies)
    for (let copy = 0; copy < item.copies; copy++) pieces.push({ item, copy: seen + copy, kind: draft.index })
  }
  const smallest = Math.min(
    ...[...drafts.values()].map(({ outline }) => Math.min(outline.width, outline.height)),
  )
  const pieceKinds = drafts.size
  const fixed = locked.flatMap((obstacle): Fixed[] => {
    const { shape, turn } = placedShape(obstacle)
    const outline = readOutline(shape)
    if (outline === undefined || !Number.isFinite(obstacle.x + obstacle.y + turn)) return []
    const key = `fixed ${keyOf(outline, [turn])}`
    const box = boxWhenTurned(outline, turn)
    const draft = drafts.get(key) ?? { outline, poses: [poses.length], index: drafts.size }
    if (!drafts.has(key)) {
      const [cos, sin] = cosSin(turn)
      poses.push({ kind: draft.index, degrees: turn, cos, sin, box })
      drafts.set(key, draft)
    }
    const pose = draft.poses[0] as number
    const [x, y] = [obstacle.x - strip.margin - box.minX, obstacle.y - strip.margin - box.minY]
    return [{ kind: draft.index, pose, x, y }]
  })
  const kinds = [...drafts.values()].map((draft): Kind => {
    let parts: readonly ConvexPart[] | undefined
    return {
      index: draft.index,
      outline: draft.outline,
      parts: () => {
        parts ??= coverOf(draft.outline, contourFor(pieceKinds), smallest / 2 + 2 * strip.spacing)
        return parts
      },
      hullArea: signedArea(draft.outline.hull),
      diameter: Math.sqrt(draft.outline.width ** 2 + draft.outline.height ** 2),
      poses: draft.poses,
    }
  })
  const { spacing, margin } = strip
  const halfTurns = poses.map((pose) => halfTurnOf(kinds, poses, pose))
  return { kinds, poses, halfTurns, pieces, fixed, width, spacing, margin, slack, unplaced, notes }
}

const placedShape = (obstacle: ShapeObstacle): { shape: readonly Contour[]; turn: number } => {
  if ('shape' in obstacle) return obstacle
  const { width, height } = obstacle
  const outline = [[0, 0] as const, [width, 0] as const, [width, height] as const, [0, height] as const]
  return { shape: [{ outline }], turn: 0 }
}

const coverOf = (outline: Outline, { growth, corners }: typeof FEW_KINDS, smallestHole: number) =>
  convexCover(outline, growth * Math.sqrt(outline.width * outline.height), corners, smallestHole)

/** The kind's parts at a turn, relative to the reference point. */
export const turnParts = (parts: readonly ConvexPart[], degrees: number) => {
  const [cos, sin] = cosSin(degrees)
  const turned = degrees === 0 ? parts : parts.map((part) => createPart(turnRing(part.ring, cos, sin)))
  return { parts: turned, box: boxOf(turned.map((part) => part.ring)) }
}

const halfTurnOf = (kinds: readonly Kind[], poses: readonly Pose[], { kind, degrees }: Pose): number => {
  const turned = (from: number, to: number) => (Math.round((to - from) * 1e6) / 1e6 + 720) % 360
  const own = kinds[kind]
  const opposite = own?.poses.find((pose) => turned(degrees, poses[pose]?.degrees ?? 0) === 180)
  if (opposite !== undefined) return opposite
  if (own === undefined || !looksSame(own.outline, 180)) return -1
  return own.poses.find((pose) => turned(degrees, poses[pose]?.degrees ?? 0) === 0) ?? -1
}

const distinctTurns = (outline: Outline, degrees: readonly number[]) => {
  const kept: number[] = []
  for (const turn of degrees) if (!kept.some((other) => looksSame(outline, turn - other))) kept.push(turn)
  return kept
}

const fitsAcross = (outline: Outline, degrees: readonly number[], width: number) =>
  degrees.some((turn) => {
    const box = boxWhenTurned(outline, turn)
    return box.maxX - box.minX <= width
  })

const keyOf = (outline: Outline, degrees: readonly number[]) => {
  const size = Math.max(outline.width, outline.height)
  const numbers = [outline.frame, ...outline.islands.flat()].map((ring) => {
    const out: string[] = []
    for (let i = 0; i < ring.length; i++) out.push(((ring[i] as number) / size).toFixed(9))
    return out.join(' ')
  })
  return `${size.toPrecision(12)} ${degrees.join(' ')} ${numbers.join(';')}`
}
