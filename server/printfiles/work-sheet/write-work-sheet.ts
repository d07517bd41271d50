import { writeFile } from 'node:fs/promises'
import { lookOfDesign } from '#domain/mock-up/shirt-look.ts'
import { hasWorkSheet } from '#domain/orders/part-names.ts'
import type { PrintableItem } from '#server/orders/index.ts'
import type { PrintFilesDeps } from '../deps.ts'
import type { Rendered } from '../render-part.ts'
import { drawWorkSheet } from './draw-work-sheet.ts'
import { smallPictures } from './small-pictures.ts'

/** Size of a garment's image in px: 300 dpi or more where it is printed. */
const garmentPx = 1_000

/**
 * The sheet by which the press is set up.
 *
 * @throws Error when the item is not a custom garment or an original is missing.
 */
export async function writeWorkSheet(
  deps: Pick<PrintFilesDeps, 'files' | 'artwork' | 'itemPictures'>,
  item: PrintableItem,
  target: string,
): Promise<Rendered> {
  const { design } = item
  if (!design || !hasWorkSheet(design)) throw new Error('This item doesn’t need a work sheet')
  const artworks = await smallPictures(deps, design, target)
  const pictureOf = (side: 'front' | 'back') => {
    const look = lookOfDesign(design, item.productSize, side)
    return deps.itemPictures.draw({ look, width: garmentPx, artworks, format: 'png' })
  }
  const bytes = await drawWorkSheet(item, design, {
    front: await pictureOf('front'),
    back: await pictureOf('back'),
  })
  await writeFile(target, bytes)
  return { widthPx: null, heightPx: null, byteSize: bytes.length }
}
