import type { Layout } from './layout.ts'
import type { Problem } from './problem.ts'

type Free = { x: number; y: number; right: number; bottom: number }

/**
 * Keeps every maximal free rectangle (Jylänki 2010) and puts each box where it ends nearest to the film's start. Slower
 * than the skyline, but it fills holes and goes around obstacles.
 */
export const createMaxRectsPacker = (problem: Problem) => {
  const { kinds, width: binWidth, maxHeight, obstacles } = problem
  const boxes = kinds.reduce((sum, kind) => sum + kind.copies, 0)

  const area = kinds.reduce((sum, kind) => sum + kind.width * kind.height * kind.copies, 0)

  /** Places one kind after another, in the order of `order`; returns the area of the boxes that did not fit. */
  const pack = (order: Int32Array, layout: Layout): number => {
    let areaLeft = area
    let free: Free[] = [{ x: 0, y: 0, right: binWidth, bottom: maxHeight }]
    for (const box of obstacles) free = cut(free, box.x, box.y, box.x + box.width, box.y + box.height)
    layout.count = 0
    layout.height = 0
    for (const index of order) {
      const kind = kinds[index]
      if (!kind) continue
      for (let copy = 0; copy < kind.copies; copy++) {
        let x = 0
        let y = 0
        let end = Number.POSITIVE_INFINITY
        let turned = -1
        for (let turn = 0; turn <= (kind.canTurn ? 1 : 0); turn++) {
          const w = turn ? kind.height : kind.width
          const h = turn ? kind.width : kind.height
          for (const space of free) {
            if (space.x + w > space.right || space.y + h > space.bottom) continue
            if (space.y + h < end || (space.y + h === end && space.x < x)) {
              x = space.x
              y = space.y
              end = space.y + h
              turned = turn
            }
          }
        }
        if (turned < 0) break
        const slot = layout.count++
        layout.kind[slot] = index
        layout.turned[slot] = turned
        layout.x[slot] = x
        layout.y[slot] = y
        layout.height = Math.max(layout.height, end)
        areaLeft -= kind.width * kind.height
        free = cut(free, x, y, x + (turned ? kind.height : kind.width), end)
      }
    }
    // A box too small next to the others to change their sum may still be unplaced: only a complete layout returns 0.
    return layout.count === boxes ? 0 : Math.max(1, areaLeft)
  }

  return { pack }
}

/** The free rectangles that remain after a box is cut out. */
const cut = (free: readonly Free[], x: number, y: number, right: number, bottom: number): Free[] => {
  const kept: Free[] = []
  const fresh: Free[] = []
  for (const space of free) {
    if (x >= space.right || right <= space.x || y >= space.bottom || bottom <= space.y) {
      kept.push(space)
      continue
    }
    if (x > space.x) fresh.push({ x: space.x, y: space.y, right: x, bottom: space.bottom })
    if (right < space.right) fresh.push({ x: right, y: space.y, right: space.right, bottom: space.bottom })
    if (y > space.y) fresh.push({ x: space.x, y: space.y, right: space.right, bottom: y })
    if (bottom < space.bottom) fresh.push({ x: space.x, y: bottom, right: space.right, bottom: space.bottom })
  }
  for (let i = 0; i < fresh.length; i++) {
    const candidate = fresh[i] as Free
    const isInside =
      kept.some((other) => contains(other, candidate)) ||
      fresh.some(
        (other, j) => j !== i && contains(other, candidate) && (j < i || !contains(candidate, other)),
      )
    if (!isInside) kept.push(candidate)
  }
  return kept
}

const contains = (outer: Free, inner: Free) =>
  outer.x <= inner.x && outer.y <= inner.y && outer.right >= inner.right && outer.bottom >= inner.bottom
