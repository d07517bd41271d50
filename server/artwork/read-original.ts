import { buffer } from 'node:stream/consumers'
import type { Actor } from '#server/kernel/actor.ts'
import type { ArtworkDeps } from './deps.ts'
import { getArtwork } from './find-artworks.ts'
import { readPicture } from './read-picture.ts'

/** The bytes of a ready artwork of the actor's own; null when it is not theirs. */
export async function readOriginal(deps: ArtworkDeps, actor: Actor, id: string): Promise<Uint8Array | null> {
  const own = await getArtwork(deps, actor, id)
  const file = own ? await readPicture(deps, actor, id, 'original') : null
  return file && buffer(await file.open())
}
