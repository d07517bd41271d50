import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom } from '#nesting/random.ts'

/** Rectangles to pack on a strip; `known` is the smallest known height, if any. */
export type BoxInstance = {
  readonly name: string
  readonly family: string
  readonly width: number
  readonly spacing: number
  readonly margin: number
  readonly items: readonly { readonly width: number; readonly height: number; readonly copies: number }[]
  readonly known?: number
}

/** Reads `DIR/rect/*.json`: strip packing instances with a known optimum. */
export const readRectangles = (directory: string): BoxInstance[] =>
  readFolder(join(directory, 'rect')).map((file) => ({
    name: text(file.name),
    family: /^[A-Z]+/.exec(text(file.name))?.[0] ?? 'other',
    width: number(file.width),
    spacing: 0,
    margin: 0,
    items: list(file.items).map((item) => ({
      width: number(item.w),
      height: number(item.h),
      copies: number(item.count ?? 1),
    })),
    known: number(file.optimalHeight),
  }))

/** Reads `DIR/gangsheet/*.json`: films with boxes and contours; only the boxes are used. */
export const readGangSheets = (directory: string): BoxInstance[] =>
  readFolder(join(directory, 'gangsheet')).map((file) => ({
    name: text(file.name),
    family: 'gang sheet',
    width: number(file.stripWidth),
    spacing: number(file.spacing),
    margin: number(file.edgeMargin),
    items: list(file.items).map((item) => ({
      width: number(item.w),
      height: number(item.h),
      copies: number(item.count),
    })),
  }))

/** Our own instances: rectangles cut from a full strip, so that the optimum is known, and two shop mixes. */
export const generateInstances = (seed: number): BoxInstance[] => [
  ...[25, 50, 100, 200].map((count) => cutStrip(`cut-${count}`, count, seed + count)),
  shopMix('mix-30', 10, 3, seed),
  shopMix('mix-500', 50, 10, seed + 1),
]

const cutStrip = (name: string, count: number, seed: number): BoxInstance => {
  const random = createRandom(seed)
  const pieces = [{ width: 200, height: 200, copies: 1 }]
  while (pieces.length < count) {
    const index = pieces.reduce(
      (largest, piece, at) =>
        piece.width * piece.height > area(pieces[largest]) * (0.6 + random.real() * 0.4) ? at : largest,
      0,
    )
    const piece = pieces[index]
    if (!piece) break
    const part = 0.25 + random.real() * 0.5
    const isAcross = piece.width >= piece.height
    const cut = Math.max(1, Math.round((isAcross ? piece.width : piece.height) * part))
    pieces.splice(
      index,
      1,
      isAcross ? { ...piece, width: cut } : { ...piece, height: cut },
      isAcross ? { ...piece, width: piece.width - cut } : { ...piece, height: piece.height - cut },
    )
  }
  return { name, family: 'cut', width: 200, spacing: 0, margin: 0, items: pieces, known: 200 }
}

const area = (piece: { width: number; height: number } | undefined) =>
  piece ? piece.width * piece.height : 0

const shopMix = (name: string, designs: number, copies: number, seed: number): BoxInstance => {
  const random = createRandom(seed)
  const side = () => Math.round((2 + random.real() * 9) * 100) / 100
  return {
    name,
    family: 'mix',
    width: 22,
    spacing: 0.25,
    margin: 0.25,
    items: Array.from({ length: designs }, () => ({ width: side(), height: side(), copies })),
  }
}

type Json = Record<string, unknown>

const readFolder = (folder: string): Json[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Json)
    : []

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const list = (value: unknown) => (Array.isArray(value) ? (value as Json[]) : [])
const number = (value: unknown) => (typeof value === 'number' ? value : Number.NaN)
