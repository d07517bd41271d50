import { type Crop, cropInk } from '#domain/artwork/crop.ts'
import { applyRepair } from '#domain/checks/apply-repair.ts'
import { narrowestGap, thinnestLine } from '#domain/checks/artwork-findings.ts'
import { findHalo } from '#domain/checks/halo-pixels.ts'
import { lineAlpha } from '#domain/checks/measure-artwork.ts'
import type { PixelCheckKind } from '#domain/checks/pixel-checks.ts'
import { countMarks, markAlpha, otherMarks, padRaster, type Raster } from '#domain/checks/raster.ts'
import type { Repair } from '#domain/checks/repairs.ts'
import { findSoftPixels } from '#domain/checks/soft-pixels.ts'
import { markThinner } from '#domain/checks/thin-parts.ts'
import { hasWhiteBox, markWhiteBox } from '#domain/checks/white-box.ts'
import { squaredDistances } from '#nesting/index.ts'
import { type HeatKind, heatColors } from './heat-colors.ts'

/**
 * `preview` is trimmed to the ink; `printedWidth` in mm is that of the part left by `crop`, the only part inspected.
 * With a repair, the repaired image is shown as well.
 */
export type HeatRequest = {
  preview: string
  printedWidth: number
  crop: Crop | undefined
  repair: Repair | null
  /** False for a halftone, whose dots are small on purpose. */
  hasThinChecks: boolean
}

export type HeatAnswer = {
  /** The image as it is and repaired, and where something will not print well on each. */
  before: HeatPicture
  after: HeatPicture | null
}
export type HeatPicture = { picture: ImageBitmap; heat: ImageBitmap; found: HeatKind[] }

addEventListener('message', ({ data }: MessageEvent<{ id: number; request: HeatRequest }>) => {
  void look(data.request).then(
    (answer) => postMessage({ id: data.id, answer }),
    () => postMessage({ id: data.id, answer: null }),
  )
})

async function look({
  preview,
  printedWidth,
  crop,
  repair,
  hasThinChecks,
}: HeatRequest): Promise<HeatAnswer> {
  const response = await fetch(preview)
  const bitmap = await createImageBitmap(await response.blob(), { premultiplyAlpha: 'none' })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  context.drawImage(bitmap, 0, 0)
  const image = context.getImageData(0, 0, bitmap.width, bitmap.height)
  const before = await draw(cutOut(image, crop), printedWidth, hasThinChecks)
  if (!repair) return { before, after: null }
  applyRepair(image, repair, squaredDistances)
  const hasThin = hasThinChecks && repair.kind !== 'halftone'
  return { before, after: await draw(cutOut(image, crop), printedWidth, hasThin) }
}

function cutOut(image: ImageData, crop: Crop | undefined): ImageData {
  const { left, top, width, height } = cropInk({ ...sizeOf(image), left: 0, top: 0 }, crop)
  const part = new ImageData(width, height)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * image.width + left) * 4
    part.data.set(image.data.subarray(from, from + width * 4), y * width * 4)
  }
  return part
}

const sizeOf = ({ width, height }: ImageData) => ({ width, height })

async function draw(image: ImageData, printedWidth: number, hasThinChecks: boolean): Promise<HeatPicture> {
  const layers = marksOf(image, image.width / printedWidth).filter(
    ({ kind }) => hasThinChecks || (kind !== 'thin_lines' && kind !== 'thin_gaps'),
  )
  const heat = new ImageData(image.width, image.height)
  for (const { kind, marks } of layers) paint(heat.data, marks, heatColors[kind])
  return {
    picture: await createImageBitmap(image),
    heat: await createImageBitmap(heat),
    found: layers.map(({ kind }) => kind),
  }
}

/** This many pixels are worth a layer; fewer are noise that no one would find. */
const leastMarks = 12

function marksOf(image: Raster, perMillimeter: number): { kind: HeatKind; marks: Uint8Array }[] {
  const padded = padRaster(image, 1)
  const { width, height } = padded
  const ink = markAlpha(padded, lineAlpha)
  const empty = otherMarks(ink)
  const depth = squaredDistances(ink, width, height)
  const apart = squaredDistances(empty, width, height)
  const inner = (marks: Uint8Array): Uint8Array => withoutPad(marks, image)
  const layers: [PixelCheckKind & HeatKind, Uint8Array][] = [
    ['white_box', hasWhiteBox(image) ? markWhiteBox(image) : new Uint8Array(image.width * image.height)],
    ['thin_gaps', inner(markThinner(apart, empty, width, narrowestGap * perMillimeter))],
    ['soft_pixels', inner(findSoftPixels(padded))],
    ['thin_lines', inner(markThinner(depth, ink, width, thinnestLine * perMillimeter))],
    ['halo', inner(findHalo(padded, depth).marks)],
  ]
  return layers.flatMap(([kind, marks]) => (countMarks(marks) >= leastMarks ? [{ kind, marks }] : []))
}

function withoutPad(marks: Uint8Array, { width, height }: Raster): Uint8Array {
  const inside = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = (y + 1) * (width + 2) + 1
    inside.set(marks.subarray(row, row + width), y * width)
  }
  return inside
}

function paint(
  data: Uint8ClampedArray,
  marks: Uint8Array,
  [r, g, b]: readonly [number, number, number],
): void {
  for (let at = 0; at < marks.length; at++) if (marks[at] === 1) data.set([r, g, b, 235], at * 4)
}
