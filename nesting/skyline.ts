import type { Problem } from './problem.ts'

/** One layout of boxes, in grid steps. The arrays are reused: copy what must be kept. */
export type Layout = {
  count: number
  height: number
  readonly kind: Int32Array
  readonly turned: Uint8Array
  readonly x: Float64Array
  readonly y: Float64Array
}

export const createLayout = (size: number): Layout => ({
  count: 0,
  height: 0,
  kind: new Int32Array(size),
  turned: new Uint8Array(size),
  x: new Float64Array(size),
  y: new Float64Array(size),
})

export const copyLayout = (from: Layout, to: Layout) => {
  to.count = from.count
  to.height = from.height
  to.kind.set(from.kind)
  to.turned.set(from.turned)
  to.x.set(from.x)
  to.y.set(from.y)
}

/**
 * Fills the lowest gap of the skyline with the box that fits it best, first come first served among equals
 * (best fit: Burke, Kendall and Whitwell 2004; scores: Leung and Zhang 2011).
 */
export const createSkylinePacker = (problem: Problem) => {
  const { kinds, width: binWidth, maxHeight } = problem
  const boxes = kinds.reduce((sum, kind) => sum + kind.copies, 0)
  const wide = Float64Array.from(kinds, (kind) => kind.width)
  const high = Float64Array.from(kinds, (kind) => kind.height)
  const canTurn = Uint8Array.from(kinds, (kind) => (kind.canTurn ? 1 : 0))
  const left = new Int32Array(kinds.length)
  const startX = new Float64Array(boxes + 2)
  const level = new Float64Array(boxes + 2)
  let segments = 0

  /** Lays the boxes out; `order` names kinds, each once, the first preferred. */
  const pack = (order: Int32Array, layout: Layout): Layout => {
    for (let i = 0; i < kinds.length; i++) left[i] = kinds[i]?.copies ?? 0
    segments = 1
    startX[0] = 0
    level[0] = 0
    layout.count = 0
    layout.height = 0
    while (layout.count < boxes) {
      const gap = lowest()
      const floor = level[gap] as number
      if (floor >= maxHeight) break
      const from = startX[gap] as number
      const to = gap + 1 < segments ? (startX[gap + 1] as number) : binWidth
      const wallLeft = gap > 0 ? (level[gap - 1] as number) - floor : Number.POSITIVE_INFINITY
      const wallRight = gap + 1 < segments ? (level[gap + 1] as number) - floor : Number.POSITIVE_INFINITY
      let best = -1
      let bestScore = -1
      let bestTurned = 0
      for (let i = 0; i < order.length; i++) {
        const kind = order[i] as number
        if (left[kind] === 0) continue
        for (let turned = 0; turned <= (canTurn[kind] as number); turned++) {
          const w = (turned ? high[kind] : wide[kind]) as number
          const h = (turned ? wide[kind] : high[kind]) as number
          if (w > to - from || floor + h > maxHeight) continue
          const score = (w === to - from ? 4 : 0) + (h === wallLeft ? 2 : 0) + (h === wallRight ? 2 : 0)
          if (score > bestScore) {
            best = kind
            bestScore = score
            bestTurned = turned
          }
        }
      }
      if (best < 0) {
        raise(gap, wallLeft, wallRight)
        if (segments === 1 && level[0] === Number.POSITIVE_INFINITY) break
        continue
      }
      const w = (bestTurned ? high[best] : wide[best]) as number
      const h = (bestTurned ? wide[best] : high[best]) as number
      const atLeft = h === wallLeft || (h !== wallRight && wallLeft >= wallRight)
      const x = atLeft ? from : to - w
      const slot = layout.count++
      layout.kind[slot] = best
      layout.turned[slot] = bestTurned
      layout.x[slot] = x
      layout.y[slot] = floor
      layout.height = Math.max(layout.height, floor + h)
      left[best] = (left[best] as number) - 1
      place(gap, atLeft, w, to - from, floor + h)
    }
    return layout
  }

  const lowest = () => {
    let found = 0
    for (let i = 1; i < segments; i++) if ((level[i] as number) < (level[found] as number)) found = i
    return found
  }

  const raise = (gap: number, wallLeft: number, wallRight: number) => {
    level[gap] = (level[gap] as number) + Math.min(wallLeft, wallRight)
    mergeAround(gap)
  }

  const place = (gap: number, atLeft: boolean, w: number, gapWidth: number, top: number) => {
    if (w === gapWidth) {
      level[gap] = top
      mergeAround(gap)
      return
    }
    startX.copyWithin(gap + 1, gap, segments)
    level.copyWithin(gap + 1, gap, segments)
    segments++
    const placed = atLeft ? gap : gap + 1
    startX[gap + 1] = (startX[gap] as number) + (atLeft ? w : gapWidth - w)
    level[placed] = top
    mergeAround(placed)
  }

  const mergeAround = (index: number) => {
    if (index + 1 < segments && level[index + 1] === level[index]) remove(index + 1)
    if (index > 0 && level[index - 1] === level[index]) remove(index)
  }

  const remove = (index: number) => {
    startX.copyWithin(index, index + 1, segments)
    level.copyWithin(index, index + 1, segments)
    segments--
  }

  return { boxes, pack }
}
