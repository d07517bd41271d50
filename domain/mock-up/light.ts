export type Color = [red: number, green: number, blue: number]

const levels = 2_048
const most = 2

const linear = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2)
const encoded = Uint8Array.from({ length: levels + 1 }, (_, at) =>
  Math.round(255 * (at / levels) ** (1 / 2.2)),
)

/** The linear light intensity for a byte of an image, 0 to 1. */
export const toLinear = (value: number): number => linear[value] ?? 0

/** The byte for a linear light intensity. */
export const fromLinear = (strength: number): number =>
  encoded[Math.max(0, Math.min(levels, Math.round(strength * levels)))] ?? 0

export const colorOf = (hex: string): Color => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return [red, green, blue]
}

/** How a surface of this color looks in a given light: 1 is the light on a surface that faces the viewer. */
export type Surface = { in(light: number, seen: Color): void }

/**
 * How cloth responds to light. Light bounces between folds of pale cloth, which fills their shadows; dark cloth shows
 * its folds only by the sheen of its fibers.
 */
export function clothOf(hex: string): Surface {
  const color = colorOf(hex).map(toLinear)
  const [red = 0, green = 0, blue = 0] = color
  const bright = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const depth = 1.75 - 0.75 * Math.sqrt(bright)
  const sheen = 0.02 * (1 - bright)
  const table = Uint8Array.from({ length: (levels + 1) * 3 }, (_, at) => {
    const light = (Math.floor(at / 3) / levels) * most
    const fiber = sheen * Math.max(0, light - 0.35) ** 2
    return fromLinear((color[at % 3] ?? 0) * (1 - 0.1 * bright) * light ** depth + fiber)
  })
  return {
    in(light, seen) {
      const at = 3 * Math.max(0, Math.min(levels, Math.round((light / most) * levels)))
      for (let channel = 0; channel < 3; channel += 1) seen[channel] = table[at + channel] ?? 0
    },
  }
}
