import { table } from '#domain/table.ts'
import type { Tone } from './motif.ts'

/** The inks of one design. */
export type Colors = Record<Tone, string>

const named = {
  red: '#d5262f',
  crimson: '#a9152c',
  burgundy: '#7a1530',
  orange: '#f0721b',
  coral: '#ff6f59',
  yellow: '#f7c51e',
  gold: '#d9a032',
  green: '#2c8f4a',
  lime: '#9ccb22',
  mint: '#6fcfa8',
  olive: '#7a7d2e',
  teal: '#0f8b8d',
  turquoise: '#1fb5b3',
  cyan: '#14a9d6',
  blue: '#2364c8',
  navy: '#1d2f5f',
  purple: '#6d3bb0',
  violet: '#7d4fd1',
  lavender: '#a48ad8',
  magenta: '#d2187f',
  pink: '#f2669f',
  brown: '#7b4a2b',
  tan: '#c79a6b',
  beige: '#e3cda8',
  black: '#17161a',
  white: '#ffffff',
  gray: '#7c8088',
  silver: '#b6bbc4',
} as const

export type ColorName = keyof typeof named

const aliases = table<ColorName>({
  grey: 'gray',
  golden: 'gold',
  scarlet: 'red',
  maroon: 'burgundy',
  aqua: 'turquoise',
  indigo: 'navy',
  emerald: 'green',
  fuchsia: 'magenta',
  lilac: 'lavender',
  peach: 'coral',
  cream: 'beige',
  rust: 'orange',
})

export function colorOf(word: string): ColorName | undefined {
  const plain = word.toLowerCase()
  if (Object.hasOwn(named, plain)) return plain as ColorName
  return aliases[plain]
}

/** The palette with the requested colors in the most visible places. */
export function withAsked(colors: Colors, asked: readonly ColorName[], variant: number): Colors {
  const [first, next, last] = asked.map((name) => named[name])
  if (first === undefined) return colors
  const swapped = variant % 2 === 1 && next !== undefined
  const main = swapped ? next : first
  const second = swapped ? first : (next ?? (variant % 2 === 0 ? mix(first, '#000000', 0.38) : colors.second))
  const isPale = lightness(main) > 0.86
  return {
    main,
    second: distance(main, second) < 0.16 ? mix(second, isPale ? '#000000' : '#ffffff', 0.4) : second,
    accent: last ?? (distance(main, colors.accent) < 0.2 ? mix(main, '#ffffff', 0.5) : colors.accent),
    ink: lightness(main) < 0.2 ? mix(main, '#000000', 0.2) : colors.ink,
    light: isPale ? mix(second, '#ffffff', 0.35) : colors.light,
  }
}

/** `share` of the second color in the first, opaque. */
export function mix(first: string, other: string, share: number): string {
  const [a, b] = [channels(first), channels(other)]
  return `#${a
    .map((value, at) =>
      Math.round(value + ((b[at] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Relative lightness, 0 black to 1 white. */
export function lightness(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color)
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255
}

function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)]
  return Math.hypot(...a.map((value, at) => (value - (b[at] ?? 0)) / 255)) / Math.sqrt(3)
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
