/** Pale ink is invisible on white. `color` is `#rrggbb`. */
export const isPale = (color: string): boolean => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return 0.299 * red + 0.587 * green + 0.114 * blue > 190
}
