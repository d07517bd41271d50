import { poses } from './film'
import { addressAt } from './memory'

/**
 * A view: how a pose collides with another one, by the relative position of the two. At its address are a, d, b, e, c,
 * f, columns, rows as reals, so that u = a dx + b dy + c and v = d dx + e dy + f; then columns, the address of the
 * cells and the address of the nodes as integers.
 */
const COLUMNS: usize = 48
const ROWS: usize = 56
const COLUMNS_INT: usize = 64
const CELLS: usize = 68
const NODES: usize = 72

/** At pose × poses + other pose: the address of that view, or 0 while it is not built. */
let views: usize = 0
/** The lowest possible loss of a collision. */
let least: f64 = 0

/** Requests a view that is not built yet. */
declare function buildView(pose: i32, other: i32): void

export function setViews(viewList: usize, leastLoss: f64): void {
  views = viewList
  least = leastLoss
}

/** The view of `other` from `pose`. */
export function viewOf(pose: i32, other: i32): usize {
  const index = pose * poses + other
  const view = addressAt(views, index)
  if (view !== 0) return view
  buildView(pose, other)
  return addressAt(views, index)
}

/** The loss of a pair that is (dx, dy) apart; 0 when clear. */
export function pairLoss(view: usize, dx: f64, dy: f64): f64 {
  const u = load<f64>(view) * dx + load<f64>(view, 16) * dy + load<f64>(view, 32)
  if (u < 0 || u >= load<f64>(view, COLUMNS)) return 0
  const v = load<f64>(view, 8) * dx + load<f64>(view, 24) * dy + load<f64>(view, 40)
  if (v < 0 || v >= load<f64>(view, ROWS)) return 0
  const p = u as i32
  const q = v as i32
  const columns = load<i32>(view, COLUMNS_INT)
  const cell = load<i32>((load<u32>(view, CELLS) as usize) + (((q * columns + p) as usize) << 2))
  if (cell === 0) return 0
  if (cell > 0 && !isCut(cell as usize, u, v)) return 0
  const node = (load<u32>(view, NODES) as usize) + (((q * (columns + 1) + p) as usize) << 2)
  const next = node + (((columns + 1) as usize) << 2)
  const s = u - (p as f64)
  const t = v - (q as f64)
  const low = (load<f32>(node) as f64) * (1 - s) + (load<f32>(node, 4) as f64) * s
  const high = (load<f32>(next) as f64) * (1 - s) + (load<f32>(next, 4) as f64) * s
  return max(least, low * (1 - t) + high * t)
}

/**
 * Whether a point on the rim is inside any of the cell's areas: their number, then for each area the number of planes
 * and a, b, c of each.
 */
function isCut(cell: usize, u: f64, v: f64): bool {
  let at = cell + 8
  for (let areas = load<f64>(cell) as i32; areas > 0; areas--) {
    const end = at + 8 + 24 * (load<f64>(at) as usize)
    at += 8
    while (at < end && load<f64>(at) * u + load<f64>(at, 8) * v < load<f64>(at, 16)) at += 24
    if (at >= end) return true
    at = end
  }
  return false
}
