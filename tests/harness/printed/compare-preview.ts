import type { Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { fitView } from '#app/studio/editor/view.ts'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'

/** Both images are reduced to this many px per inch. */
const dotsPerInch = 16

/**
 * The placements as drawn by the studio, cropped to the sheet: RGBA of the screen's own pixels, nothing behind them.
 */
export async function previewOf(page: Page, { width, height }: PlacementDocument['sheet']): Promise<Buffer> {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('The studio shows no sheet')
  const { scale, x, y } = fitView({ width, height }, box, 'first')
  const dataUrl = await page.evaluate(
    ([left, top, across, down]) => {
      const layer = document.querySelector<HTMLCanvasElement>('canvas[data-layer=placements]')
      if (!layer) throw new Error('The studio draws no placements')
      const density = layer.width / layer.getBoundingClientRect().width
      const cut = document.createElement('canvas')
      cut.width = Math.round(across * density)
      cut.height = Math.round(down * density)
      const context = cut.getContext('2d')
      if (!context) throw new Error('No canvas')
      const source = [left * density, top * density, across * density, down * density] as const
      context.drawImage(layer, ...source, 0, 0, cut.width, cut.height)
      return cut.toDataURL('image/png')
    },
    [x, y, width * scale, height * scale] as const,
  )
  return Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')
}

export type Difference = {
  /** The share of the sheet's pixels that differ by more than 8 levels in any channel, on white or on black. */
  share: number
  /** The share of the sheet's pixels with ink in the print file: rules out a match of two empty images. */
  inked: number
}

/**
 * Compares what is shown with what is printed, both reduced to the same size; they are written to `saveTo` if given.
 */
export async function differenceOf(
  preview: Buffer,
  printFile: string,
  sheet: PlacementDocument['sheet'],
  saveTo?: string,
): Promise<Difference> {
  const size = {
    width: Math.round((sheet.width / 25.4) * dotsPerInch),
    height: Math.round((sheet.height / 25.4) * dotsPerInch),
    fit: 'fill' as const,
  }
  const pixels = async (source: Buffer | string): Promise<Buffer[]> => {
    const small = await sharp(source, { limitInputPixels: false }).resize(size).png().toBuffer()
    const on = (background: string): Sharp => sharp(small).flatten({ background }).removeAlpha()
    return Promise.all([on('#fff').raw().toBuffer(), on('#000').raw().toBuffer()])
  }
  const [shown, printed] = [await pixels(preview), await pixels(printFile)]
  const count = size.width * size.height
  let different = 0
  let inked = 0
  for (let pixel = 0; pixel < count; pixel++) {
    const levels = [0, 1, 2].map((channel) => pixel * 3 + channel)
    const isFar = (at: number, on: number): boolean =>
      Math.abs((shown[on]?.[at] ?? 0) - (printed[on]?.[at] ?? 0)) > 8
    if (levels.some((at) => isFar(at, 0) || isFar(at, 1))) different++
    if (levels.some((at) => printed[0]?.[at] !== 255) || levels.some((at) => printed[1]?.[at] !== 0)) inked++
  }
  if (saveTo) {
    await sharp(preview).flatten({ background: '#fff' }).toFile(`${saveTo}-shown.png`)
    await sharp(printFile, { limitInputPixels: false })
      .resize(size)
      .flatten({ background: '#fff' })
      .toFile(`${saveTo}-printed.png`)
  }
  return { share: different / count, inked: inked / count }
}
