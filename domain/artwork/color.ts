/** sRGB components, 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

export type Oklch = { lightness: number; chroma: number; hue: number }

export function parseHex(text: string): Rgb | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text)
  if (!match) return null
  const part = (at: number): number => Number.parseInt(match[at] ?? '0', 16) / 255
  return [part(1), part(2), part(3)]
}

export const hexOf = (color: Rgb): string =>
  `#${color
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** WCAG 2.2, relative luminance and contrast ratio: 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: Rgb): number {
  const [red, green, blue] = linearOf(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const linearOf = ([red, green, blue]: Rgb): Rgb => [toLinear(red), toLinear(green), toLinear(blue)]
const fromLinear = (part: number): number => {
  const inside = Math.min(1, Math.max(0, part))
  return inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055
}

/** Björn Ottosson, "A perceptual color space for image processing" (2020). */
export function oklchOf(color: Rgb): Oklch {
  const [r, g, b] = linearOf(color)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const along = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const across = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(along, across),
    hue: ((Math.atan2(across, along) * 180) / Math.PI + 360) % 360,
  }
}

export function rgbOf({ lightness, chroma, hue }: Oklch): Rgb {
  const along = chroma * Math.cos((hue * Math.PI) / 180)
  const across = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * along + 0.2158037573 * across) ** 3
  const m = (lightness - 0.1055613458 * along - 0.0638541728 * across) ** 3
  const s = (lightness - 0.0894841775 * along - 1.291485548 * across) ** 3
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
