import { type Point, polygon, smooth } from '#server/kernel/draw/outlines.ts'

/** What a part of a motif is for; styles give each tone a colour, a texture or only a line. */
export type Tone = 'main' | 'second' | 'accent' | 'ink' | 'light'

/** One outline of a motif in a box from -100 to 100, later ones on top. */
export type Part = {
  d: string
  tone: Tone
  /** Width of an open line; absent for filled outlines. */
  line?: number
  /** Dark, but a thing of its own and no detail on another: drawn, not cut, where there is one ink only. */
  isBody?: true
  /** Mirrored about the upright axis. */
  isFlipped?: true
}

export type Motif = readonly Part[]

const filled =
  (tone: Tone) =>
  (...outlines: string[]): Part[] =>
    outlines.map((d) => ({ d, tone }))

export const main = filled('main')
export const second = filled('second')
export const accent = filled('accent')
export const ink = filled('ink')
export const light = filled('light')

/** Dark things: wheels, poles, hair. */
export const solid = (...outlines: string[]): Part[] =>
  outlines.map((d) => ({ d, tone: 'ink', isBody: true as const }))

/** Dark poles and wires. */
export const bar = (width: number, ...outlines: string[]): Part[] =>
  outlines.map((d) => ({ d, tone: 'ink', line: width, isBody: true as const }))

/** An open line of a motif. */
export const line = (tone: Tone, width: number, ...outlines: string[]): Part[] =>
  outlines.map((d) => ({ d, tone, line: width }))

/** The parts and their mirror images. */
export const pair = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, { ...part, isFlipped: true as const }])

/** Straight outline through points given as x, y, x, y … */
export const poly = (...flat: number[]): string => polygon(points(flat))

/** A flowing closed outline. */
export const blob = (...flat: number[]): string => smooth(points(flat), true)

/** A flowing open line. */
export const curve = (...flat: number[]): string => smooth(points(flat))

/** A flowing closed outline of which only the right half is given, from top to bottom. */
export const even = (...flat: number[]): string => smooth(withMirror(points(flat)), true)

/** The same with straight sides. */
export const evenPoly = (...flat: number[]): string => polygon(withMirror(points(flat)))

function points(flat: readonly number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[at * 2] ?? 0, flat[at * 2 + 1] ?? 0])
}

function withMirror(right: readonly Point[]): Point[] {
  const left = right.filter(([x]) => x !== 0).map(([x, y]): Point => [-x, y])
  return [...right, ...left.reverse()]
}
