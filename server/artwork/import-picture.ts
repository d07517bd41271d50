import { randomUUID } from 'node:crypto'
import type { Lettering } from '#domain/lettering/lettering.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { ArtworkDeps } from './deps.ts'
import type { inspectApart } from './inspect-apart.ts'
import { inspectArtwork } from './inspect-artwork.ts'
import { takeFile } from './take-file.ts'

export type PictureToImport = {
  fileName: string
  bytes: Uint8Array
  lettering?: Lettering | null
  /** For callers that already know what an inspection finds. */
  inspect?: typeof inspectApart
}

/** Takes an image that is already here, and inspects it right away: for seeds and for designs that we draw. */
export async function importPicture(
  deps: ArtworkDeps,
  actor: Actor,
  { fileName, bytes, lettering, inspect }: PictureToImport,
): Promise<{ id: string }> {
  const id = randomUUID()
  await takeFile(deps, actor, { id, fileName, bytes, lettering })
  await inspectArtwork(deps, id, inspect)
  return { id }
}
