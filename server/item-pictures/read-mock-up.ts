import { Readable } from 'node:stream'
import { shirtQuerySchema, tumblerQuerySchema } from '#domain/mock-up/asked-look.ts'
import { type ShirtLook, shirtAddress } from '#domain/mock-up/shirt-look.ts'
import { tumblerAddress } from '#domain/mock-up/tumbler-look.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import type { Kept } from '#server/kernel/kept.ts'
import type { ItemPicturesDeps } from './deps.ts'
import { drawShirtApart, drawTumblerApart } from './draw-apart.ts'

export const mockUpKinds = ['tshirt', 'tumbler'] as const
export type MockUpKind = (typeof mockUpKinds)[number]

type Deps = Pick<ItemPicturesDeps, 'artwork'>

/** The product that the address's query asks for; null if it asks for none, or uses someone else's artwork. */
export const readMockUp = (
  deps: Deps,
  kept: Kept<Buffer>,
  actor: Actor,
  kind: MockUpKind,
  query: URLSearchParams,
): Promise<StoredFile | null> =>
  kind === 'tshirt' ? readShirt(deps, kept, actor, query) : readTumbler(deps, kept, actor, query)

async function readShirt(
  deps: Deps,
  kept: Kept<Buffer>,
  actor: Actor,
  query: URLSearchParams,
): Promise<StoredFile | null> {
  const asked = shirtQuerySchema.safeParse({ ...Object.fromEntries(query), print: query.getAll('print') })
  if (!asked.success) return null
  const { print: prints, w: width, ...rest } = asked.data
  const look: ShirtLook = { ...rest, prints }
  const ids = new Set(prints.map(({ artworkId }) => artworkId))
  const files = await openAll(deps, actor, [...ids])
  if (!files) return null
  const bytes = await kept.get(shirtAddress(look, width), async () => {
    const artworks = new Map<string, Readable>()
    for (const [id, file] of files) artworks.set(id, await file.open())
    return drawShirtApart({ look, width, artworks, format: 'webp' })
  })
  return answer(bytes, `${look.cut}-${look.side}`)
}

async function readTumbler(
  deps: Deps,
  kept: Kept<Buffer>,
  actor: Actor,
  query: URLSearchParams,
): Promise<StoredFile | null> {
  const asked = tumblerQuerySchema.safeParse(Object.fromEntries(query))
  if (!asked.success) return null
  const { look, width } = asked.data
  const files = await openAll(deps, actor, look.artworkId ? [look.artworkId] : [])
  if (!files) return null
  const bytes = await kept.get(tumblerAddress(look, width), async () => {
    const [file] = [...files.values()]
    return drawTumblerApart(look, width, file ? await file.open() : null)
  })
  return answer(bytes, `tumbler-${look.side}`)
}

/** Opens artworks for the actor; null if one is not theirs to see. */
async function openAll(
  { artwork }: Deps,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, StoredFile> | null> {
  const opened = new Map<string, StoredFile>()
  for (const id of ids) {
    const file = await artwork.readPicture(actor, id, 'preview')
    if (!file) return null
    opened.set(id, file)
  }
  return opened
}

const answer = (bytes: Buffer, name: string): StoredFile => ({
  open: async () => Readable.from([bytes]),
  contentType: 'image/webp',
  byteSize: bytes.length,
  tag: `${name}-${bytes.length}`,
  fileName: `${name}.webp`,
  isFinal: true,
})
