import { emptyPlacementDocument, type Placement, seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { mm } from '#domain/units.ts'
import type { Browser } from './browse.ts'
import { transparentPng } from './pictures.ts'
import type { TestShop } from './shop.ts'
import { uploadArtwork } from './upload.ts'

/** An uploaded and inspected artwork of 200 × 100 px of ink. */
export async function readyArtwork(shop: TestShop, browser: Browser): Promise<string> {
  const picture = await transparentPng(
    { width: 300, height: 200 },
    { left: 50, top: 40, width: 200, height: 100 },
  )
  const id = await uploadArtwork(shop, browser, picture, { fileName: 'fox.png' })
  await shop.jobs.runDue()
  return id
}

/** A copy of that artwork at 40 × 20 mm, 100 mm from the left and the top. */
export function placed(artworkId: string, changes: Partial<Placement> = {}): Placement {
  return {
    id: 'placement-1',
    artworkId,
    x: mm(100),
    y: mm(100),
    width: mm(40),
    height: mm(20),
    rotation: 0,
    mirrored: false,
    locked: false,
    ...changes,
  }
}

/** What the studio sends to save a sheet. */
export function designForm(placements: Placement[], sizeId = 60) {
  const size = seedGangSheetSizes.find(({ id }) => id === sizeId)
  if (!size) throw new Error(`No size ${sizeId}`)
  return { sizeId, quantity: 1, document: { ...emptyPlacementDocument(size), placements } }
}
