import type { Layout } from './layout.ts'
import type { Problem } from './problem.ts'
import { createSideIndex } from './side-index.ts'

/** A wall that is higher than everything. */
const NO_WALL = 1e300

/**
 * Fills the lowest gap of the skyline again and again (best fit: Burke, Kendall and Whitwell 2004). A box as wide as
 * the gap goes first, then one that ends level with a wall next to the gap or with the sheet's end, then the first in
 * the sequence that fits at all (rules after Leung and Zhang 2011, with the ceiling of a fixed height as one more
 * wall). Exact fits are looked up, not scanned for: a layout of 200 boxes takes some 25 µs.
 *
 * `pack` returns the area of the boxes that do not fit below `ceiling`, or Infinity as soon as that area must exceed
 * `cutoff`; `layout` is then incomplete. Never allocates.
 */
export const createSkylinePacker = (problem: Problem) => {
  const { kinds, width: binWidth, obstacles } = problem
  const kindCount = kinds.length
  const boxes = kinds.reduce((sum, kind) => sum + kind.copies, 0)
  const wide = Float64Array.from(kinds, (kind) => kind.width)
  const high = Float64Array.from(kinds, (kind) => kind.height)
  const canTurn = Uint8Array.from(kinds, (kind) => (kind.canTurn ? 1 : 0))
  const shortSide = Float64Array.from(kinds, (kind) => Math.min(kind.width, kind.height))
  const area = kinds.reduce((sum, kind) => sum + kind.width * kind.height * kind.copies, 0)
  const { find, start, entries } = createSideIndex(kinds)
  const {
    find: findHigh,
    start: startHigh,
    entries: entriesHigh,
  } = createSideIndex(kinds.map((kind) => ({ ...kind, width: kind.height, height: kind.width })))
  const byShortSide = Int32Array.from(
    kinds
      .map((_, index) => index)
      .sort((a, b) => (shortSide[a] as number) - (shortSide[b] as number) || a - b),
  )
  // The skyline: segment i reaches from startX[i] to startX[i + 1] at level[i]. An obstacle can add two segments.
  const room = boxes + 2 * obstacles.length + 4
  const startX = new Float64Array(room)
  const level = new Float64Array(room)
  let segments = 0
  // The remaining sequence, as a linked list of positions, and per kind as a chain of positions.
  const next = new Int32Array(boxes + 1)
  const previous = new Int32Array(boxes + 1)
  const firstOfKind = new Int32Array(kindCount)
  const nextOfKind = new Int32Array(boxes)
  const left = new Int32Array(kindCount)

  /** `sequence` contains kind × 2 + preferred turn for every box. */
  const pack = (sequence: Int32Array, ceiling: number, cutoff: number, layout: Layout): number => {
    reset(sequence)
    layout.count = 0
    layout.height = 0
    const wasteAllowed = obstacles.length > 0 ? NO_WALL : (binWidth * ceiling - area + cutoff) * (1 + 1e-12)
    let waste = 0
    let areaLeft = area
    let shortest = 0
    let leastSide = shortSide[byShortSide[0] as number] as number
    while (layout.count < boxes) {
      let gap = 0
      let floor = level[0] as number
      for (let i = 1; i < segments; i++) {
        if ((level[i] as number) < floor) {
          floor = level[i] as number
          gap = i
        }
      }
      if (floor >= ceiling) break
      const from = startX[gap] as number
      const to = startX[gap + 1] as number
      const gapWidth = to - from
      const wallLeft = gap > 0 ? (level[gap - 1] as number) - floor : NO_WALL
      const wallRight = gap + 1 < segments ? (level[gap + 1] as number) - floor : NO_WALL
      let clearance = ceiling - floor
      let blocker = -1
      for (let i = 0; i < obstacles.length; i++) {
        const box = obstacles[i] as { x: number; y: number; width: number; height: number }
        if (box.x >= to || box.x + box.width <= from || box.y + box.height <= floor) continue
        if (box.y - floor < clearance) {
          clearance = box.y - floor
          blocker = i
        }
      }

      let chosen = -1
      if (gapWidth >= leastSide && clearance >= leastSide) {
        chosen = exactWidth(gapWidth, clearance, wallLeft, wallRight)
        if (chosen < 0) chosen = exactHeight(gapWidth, clearance, wallLeft, wallRight)
        if (chosen < 0) chosen = firstThatFits(sequence, gapWidth, clearance)
      }
      if (chosen < 0) {
        if (blocker >= 0) {
          jumpOver(gap, blocker)
          continue
        }
        const lowerWall = Math.min(wallLeft, wallRight)
        const rise = Math.min(lowerWall, clearance)
        waste += rise * gapWidth
        if (waste > wasteAllowed) return Number.POSITIVE_INFINITY
        level[gap] = floor + rise
        mergeAround(gap)
        continue
      }

      const kind = chosen >> 1
      const turned = chosen & 1
      const w = (turned ? high[kind] : wide[kind]) as number
      const h = (turned ? wide[kind] : high[kind]) as number
      take(kind)
      areaLeft -= w * h
      while (left[byShortSide[shortest] as number] === 0 && shortest < kindCount - 1) {
        shortest++
        leastSide = shortSide[byShortSide[shortest] as number] as number
      }
      const top = floor + h
      const atLeft = h === wallLeft || (h !== wallRight && wallLeft >= wallRight)
      const slot = layout.count++
      layout.kind[slot] = kind
      layout.turned[slot] = turned
      layout.x[slot] = atLeft ? from : to - w
      layout.y[slot] = floor
      if (top > layout.height) layout.height = top
      if (w === gapWidth) {
        level[gap] = top
        mergeAround(gap)
      } else if (h === wallLeft) startX[gap] = from + w
      else if (h === wallRight) startX[gap + 1] = to - w
      else if (atLeft) {
        open(gap)
        startX[gap + 1] = from + w
        level[gap] = top
      } else {
        open(gap)
        startX[gap + 1] = to - w
        level[gap + 1] = top
      }
    }
    // A box too small next to the others to change their sum may still be unplaced: only a complete layout returns 0.
    return layout.count === boxes ? 0 : Math.max(1, areaLeft)
  }

  const reset = (sequence: Int32Array) => {
    for (let kind = 0; kind < kindCount; kind++) {
      firstOfKind[kind] = -1
      left[kind] = 0
    }
    for (let position = boxes - 1; position >= 0; position--) {
      const kind = (sequence[position] as number) >> 1
      nextOfKind[position] = firstOfKind[kind] as number
      firstOfKind[kind] = position
      left[kind] = (left[kind] as number) + 1
      next[position] = position + 1
      previous[position] = position - 1
    }
    next[boxes] = 0
    previous[0] = boxes
    segments = 1
    startX[0] = 0
    startX[1] = binWidth
    level[0] = 0
  }

  const take = (kind: number) => {
    const position = firstOfKind[kind] as number
    firstOfKind[kind] = nextOfKind[position] as number
    left[kind] = (left[kind] as number) - 1
    const before = previous[position] as number
    const after = next[position] as number
    next[before] = after
    previous[after] = before
  }

  const exactWidth = (gapWidth: number, clearance: number, wallLeft: number, wallRight: number): number => {
    const bucket = find(gapWidth)
    if (bucket < 0) return -1
    let best = -1
    let bestScore = -1
    let bestPosition = 0
    const end = start[bucket + 1] as number
    for (let i = start[bucket] as number; i < end; i++) {
      const entry = entries[i] as number
      const kind = entry >> 1
      if (left[kind] === 0) continue
      const h = (entry & 1 ? wide[kind] : high[kind]) as number
      if (h > clearance) continue
      const score = (h === wallLeft ? 1 : 0) + (h === wallRight ? 1 : 0) + (h === clearance ? 1 : 0)
      const position = firstOfKind[kind] as number
      if (score > bestScore || (score === bestScore && position < bestPosition)) {
        best = entry
        bestScore = score
        bestPosition = position
      }
    }
    return best
  }

  const exactHeight = (gapWidth: number, clearance: number, wallLeft: number, wallRight: number): number => {
    let best = -1
    let bestScore = 0
    let bestPosition = 0
    for (let side = 0; side < 3; side++) {
      const wanted = side === 0 ? wallLeft : side === 1 ? wallRight : clearance
      if (wanted > clearance || (side === 1 && wanted === wallLeft)) continue
      if (side === 2 && (wanted === wallLeft || wanted === wallRight)) continue
      const score =
        (wanted === wallLeft ? 1 : 0) + (wanted === wallRight ? 1 : 0) + (wanted === clearance ? 1 : 0)
      if (score < bestScore) continue
      const bucket = findHigh(wanted)
      if (bucket < 0) continue
      const end = startHigh[bucket + 1] as number
      for (let i = startHigh[bucket] as number; i < end; i++) {
        const entry = entriesHigh[i] as number
        const kind = entry >> 1
        if (left[kind] === 0) continue
        const w = (entry & 1 ? high[kind] : wide[kind]) as number
        if (w > gapWidth) continue
        const position = firstOfKind[kind] as number
        if (score > bestScore || (score === bestScore && position < bestPosition)) {
          best = entry
          bestScore = score
          bestPosition = position
        }
      }
    }
    return best
  }

  const firstThatFits = (sequence: Int32Array, gapWidth: number, clearance: number): number => {
    for (let position = next[boxes] as number; position < boxes; position = next[position] as number) {
      const entry = sequence[position] as number
      const kind = entry >> 1
      const a = wide[kind] as number
      const b = high[kind] as number
      const fitsUpright = a <= gapWidth && b <= clearance
      const fitsTurned = canTurn[kind] === 1 && b <= gapWidth && a <= clearance
      if (entry & 1) {
        if (fitsTurned) return entry
        if (fitsUpright) return entry - 1
      } else {
        if (fitsUpright) return entry
        if (fitsTurned) return entry + 1
      }
    }
    return -1
  }

  /** Nothing fits below an obstacle: the part of the gap under it is raised to the obstacle's far side. */
  const jumpOver = (gap: number, blocker: number) => {
    const box = obstacles[blocker] as { x: number; y: number; width: number; height: number }
    let at = gap
    if (box.x > (startX[at] as number)) {
      open(at)
      startX[++at] = box.x
    }
    if (box.x + box.width < (startX[at + 1] as number)) {
      open(at)
      startX[at + 1] = box.x + box.width
    }
    level[at] = box.y + box.height
    mergeAround(at)
  }

  /** Duplicates a segment; the caller sets where the second one starts. */
  const open = (segment: number) => {
    for (let i = segments; i >= segment; i--) {
      startX[i + 1] = startX[i] as number
      level[i + 1] = level[i] as number
    }
    segments++
  }

  const close = (segment: number) => {
    for (let i = segment; i < segments; i++) {
      startX[i] = startX[i + 1] as number
      level[i] = level[i + 1] as number
    }
    segments--
  }

  const mergeAround = (segment: number) => {
    if (segment + 1 < segments && level[segment + 1] === level[segment]) close(segment + 1)
    if (segment > 0 && level[segment - 1] === level[segment]) close(segment)
  }

  return { boxes, area, pack }
}
