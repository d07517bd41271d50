import { buffer } from 'node:stream/consumers'
import type { InkOutline } from '#domain/checks/measure-artwork.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { DecodingStopped, decode, defineTask } from '#server/kernel/decoding/decode.ts'
import { pictureLimits } from '#server/kernel/decoding/limits.ts'
import type { ArtworkDeps } from './deps.ts'
import { getArtwork } from './find-artworks.ts'
import type { tracePicture } from './pixels/trace-picture.ts'
import { readPicture } from './read-picture.ts'

/** The bytes of a ready artwork of the actor's own; null when it is not theirs. */
export async function readOriginal(deps: ArtworkDeps, actor: Actor, id: string): Promise<Uint8Array | null> {
  const own = await getArtwork(deps, actor, id)
  const file = own ? await readPicture(deps, actor, id, 'original') : null
  return file && buffer(await file.open())
}

const tracing = defineTask<typeof tracePicture>(
  new URL('./pixels/trace-picture.ts', import.meta.url),
  'tracePicture',
  pictureLimits,
)

/**
 * The ink outline of an image in the store, read in a separate process; null if it takes too much. @throws when the
 * store is unavailable
 */
export const traceStored = ({ files }: Pick<ArtworkDeps, 'files'>, key: string): Promise<InkOutline | null> =>
  files
    .withLocalFile(key, (path) => decode(tracing, { path }, { lane: 'pictures' }))
    .catch((error: unknown) => {
      if (error instanceof DecodingStopped) return null
      throw error
    })
