import { afterEach, expect, test, vi } from 'vitest'
import { type GangSheetSize, seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { beginOpening, finishOpening, openDesign } from './open-design.ts'

const designId = '0d1f8a55-8e2b-4c5e-9d39-3f1f3e8f6a01'
const ids = Array.from(
  { length: 60 },
  (_, index) => `0d1f8a55-8e2b-4c5e-9d39-${String(index).padStart(12, '0')}`,
)
const [size] = seedGangSheetSizes as [GangSheetSize]

/** Responses for a sheet of three copies of each artwork, some of which are in the shopper's list. */
function answer({ listed, alone = [] }: { listed: readonly string[]; alone?: readonly string[] }): string[] {
  const asked: string[] = []
  const artwork = (id: string) => ({
    ...{ id, fileName: `${id}.png`, ink: { left: 0, top: 0, width: 600, height: 600 } },
    thumbnailUrl: `/files/artworks/${id}/thumbnail`,
  })
  const placements = ids.flatMap((artworkId, at) =>
    [0, 1, 2].map((copy) => ({
      ...{ id: `${at}-${copy}`, artworkId, x: 20, y: 20, width: 10, height: 10, rotation: 0 },
      ...{ mirrored: false, locked: false },
    })),
  )
  const sheet = { sizeId: size.id, width: 558.8, height: 914.4, margin: 2.54, spacing: 3.81 }
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.replace('/api/v1', '')
    asked.push(path)
    if (path === `/designs/${designId}`)
      return Response.json({
        design: { designId, quantity: 1, accepted: [], document: { version: 1, sheet, placements } },
      })
    if (path === '/artworks') return Response.json({ artworks: listed.map(artwork) })
    const id = path.replace('/artworks/', '')
    if (alone.includes(id)) return Response.json({ artwork: artwork(id) })
    return Response.json(
      { error: { code: 'not_found', message: 'There is no such artwork.' } },
      { status: 404 },
    )
  })
  vi.stubGlobal('Image', class {})
  return asked
}

afterEach(() => vi.unstubAllGlobals())

async function opened(opening: ReturnType<typeof openDesign>) {
  const outcome = await opening
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.opened
}

test('a saved sheet of sixty artworks opens with two requests', async () => {
  const asked = answer({ listed: ids })
  const { document, artworks, lost } = await opened(openDesign(designId))
  expect(asked.sort()).toEqual(['/artworks', `/designs/${designId}`])
  expect(document.items).toHaveLength(60)
  expect(document.placements).toHaveLength(180)
  expect(artworks.map(({ id }) => id)).toEqual(ids)
  expect(lost).toBe(0)
})

test('artwork missing from the list is requested individually, or else counts as lost', async () => {
  const [gone = '', other = '', ...listed] = ids
  const asked = answer({ listed, alone: [other] })
  const { document, artworks, lost } = await opened(openDesign(designId))
  expect(asked.filter((path) => path.startsWith('/artworks/')).sort()).toEqual([
    `/artworks/${gone}`,
    `/artworks/${other}`,
  ])
  expect(document.items.map(({ artworkId }) => artworkId)).toEqual(ids.slice(1))
  expect(artworks.map(({ id }) => id)).toEqual([...listed, other])
  expect(lost).toBe(3)
})

test('an opening already begun is used once; later, or for another design, it restarts', async () => {
  const asked = answer({ listed: ids })
  beginOpening(designId)
  await opened(finishOpening(designId))
  expect(asked).toHaveLength(2)
  await opened(finishOpening(designId))
  expect(asked).toHaveLength(4)
  beginOpening('of-another-design')
  await opened(finishOpening(designId))
  expect(asked.filter((path) => path === `/designs/${designId}`)).toHaveLength(3)
})
