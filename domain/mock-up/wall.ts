/** The light wall behind every product, a little darker away from the light. `x` and `y` run from 0 to 1. */
export function wallAt(x: number, y: number, light: number, into: Uint8ClampedArray, at: number): void {
  const far = Math.hypot(x - 0.42, y - 0.36)
  const dim = light * (1 - 0.13 * far * far - 0.03 * far)
  into[at] = 243 * dim
  into[at + 1] = 241 * dim
  into[at + 2] = 237 * dim
  into[at + 3] = 255
}
