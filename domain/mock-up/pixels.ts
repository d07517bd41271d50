/** RGBA, row by row. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray | Uint8Array }

/** A square plane sampled between its pixels; 0 beyond its edge. */
export function sample(plane: Uint8Array, side: number, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (column < 0 || row < 0 || column >= side - 1 || row >= side - 1) return 0
  const [u, v] = [x - column, y - row]
  const at = row * side + column
  const top = (plane[at] ?? 0) * (1 - u) + (plane[at + 1] ?? 0) * u
  const bottom = (plane[at + side] ?? 0) * (1 - u) + (plane[at + side + 1] ?? 0) * u
  return top * (1 - v) + bottom * v
}

/**
 * The color at a position and its coverage, 0 to 1; colors are weighted by coverage, so that edges keep their color.
 */
export function sampleInk(
  { width, height, data }: Pixels,
  x: number,
  y: number,
  into: [number, number, number, number],
): void {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - column, y - row]
  into.fill(0)
  for (let corner = 0; corner < 4; corner += 1) {
    const [right, below] = [corner & 1, corner >> 1]
    const [toX, toY] = [column + right, row + below]
    if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue
    const at = (toY * width + toX) * 4
    const cover = ((right ? u : 1 - u) * (below ? v : 1 - v) * (data[at + 3] ?? 0)) / 255
    into[0] += cover * (data[at] ?? 0)
    into[1] += cover * (data[at + 1] ?? 0)
    into[2] += cover * (data[at + 2] ?? 0)
    into[3] += cover
  }
  if (into[3] > 0)
    for (let channel = 0; channel < 3; channel += 1) into[channel] = (into[channel] ?? 0) / into[3]
}
