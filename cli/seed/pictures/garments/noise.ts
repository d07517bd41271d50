/** Smooth, reproducible noise between about -1 and 1 (Perlin, "Improving Noise", 2002). */
export function noise(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - column, y - row]
  const [across, down] = [fade(u), fade(v)]
  const top = mix(slope(column, row, seed, u, v), slope(column + 1, row, seed, u - 1, v), across)
  const bottom = mix(
    slope(column, row + 1, seed, u, v - 1),
    slope(column + 1, row + 1, seed, u - 1, v - 1),
    across,
  )
  return 1.5 * mix(top, bottom, down)
}

/** Narrow round crests with wide valleys, 0 to 1: how gathered cloth folds. */
export const crest = (value: number, roundness = 0.16): number =>
  (1 - Math.min(1, Math.hypot(value * 1.5, roundness) - roundness * 0.6)) ** 2

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part

export const fade = (part: number): number => part * part * part * (part * (part * 6 - 15) + 10)

/** 0 below `from`, 1 above `to`, smooth in between. */
export function ramp(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

function slope(column: number, row: number, seed: number, u: number, v: number): number {
  let mixed = Math.imul(column, 374_761_393) ^ Math.imul(row, 668_265_263) ^ Math.imul(seed, 1_274_126_177)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  const angle = ((mixed ^ (mixed >>> 16)) >>> 0) * (Math.PI / 2_147_483_648)
  return Math.cos(angle) * u + Math.sin(angle) * v
}
