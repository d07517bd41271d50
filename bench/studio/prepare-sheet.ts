import sharp from 'sharp'
import {
  emptyPlacementDocument,
  type PlacementDocument,
  seedGangSheetSizes,
} from '#domain/artwork/gang-sheet.ts'
import { mm } from '#domain/units.ts'
import { nest } from '#nesting/index.ts'
import { createRandom } from '#nesting/random.ts'
import type { Browser } from '#tests/harness/browse.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'

const sheetId = 120

/**
 * Uploads this many artworks the way the studio does, and saves a sheet with this many placements of them. Returns its
 * design's id.
 */
export async function prepareSheet(
  origin: string,
  browser: Browser,
  { artworks, placements }: { artworks: number; placements: number },
): Promise<string> {
  const ids: string[] = []
  for (let index = 0; index < artworks; index++)
    ids.push(await uploadArtwork({ origin }, browser, await drawing(index), { fileName: `art-${index}.png` }))
  await untilReady(browser, ids)
  const document = layOut(ids, placements)
  const answer = await browser.send('POST', '/api/v1/designs', { sizeId: sheetId, quantity: 1, document })
  const body: { design?: { designId: string } } = await answer.json()
  if (!body.design) throw new Error(`The sheet was not saved: ${JSON.stringify(body)}`)
  return body.design.designId
}

async function untilReady(browser: Browser, ids: readonly string[]): Promise<void> {
  for (;;) {
    const answer = await browser.get('/api/v1/artworks')
    const { artworks }: { artworks: { id: string; state: string }[] } = await answer.json()
    if (ids.every((id) => artworks.some((one) => one.id === id && one.state === 'ready'))) return
    await new Promise((done) => setTimeout(done, 300))
  }
}

function layOut(ids: readonly string[], placements: number): PlacementDocument {
  const size = seedGangSheetSizes.find(({ id }) => id === sheetId)
  if (!size) throw new Error('There is no sheet of 120 in')
  const { sheet } = emptyPlacementDocument(size)
  const random = createRandom(5)
  const items = ids.map((id, index) => {
    const width = 28 + random.real() * 26
    const copies = Math.ceil((placements - index) / ids.length)
    return { id, width, height: width, copies, turns: 'none' as const }
  })
  const strip = { width: sheet.width, maxHeight: sheet.height, margin: sheet.margin, spacing: sheet.spacing }
  const result = nest(items, strip, { seed: 1, budget: { steps: 200 } })
  if (result.placements.length !== placements) throw new Error('The sheet does not hold them all')
  return {
    version: 1,
    sheet,
    placements: result.placements.map((place, index) => ({
      id: `p${index}`,
      artworkId: place.itemId,
      x: mm(place.x + place.width / 2),
      y: mm(place.y + place.height / 2),
      width: mm(place.width),
      height: mm(place.height),
      rotation: 0,
      mirrored: false,
      locked: false,
    })),
  }
}

/** A round sticker of 600 × 600 px, no two alike. */
function drawing(index: number): Promise<Buffer> {
  const hue = (index * 47) % 360
  const rays = Array.from(
    { length: 12 },
    (_, ray) =>
      `<path d="M0 0L40 -280L-40 -280Z" fill="hsl(${hue} 80% ${35 + ray * 3}%)" transform="rotate(${ray * 30 + index})"/>`,
  )
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="-300 -300 600 600"><circle r="299" fill="hsl(${hue} 50% 30%)"/>${rays.join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer()
}
