import { randomUUID } from 'node:crypto'
import type { Lettering } from '#domain/lettering/lettering.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { beginUpload, originalKey } from './begin-upload.ts'
import type { ArtworkDeps } from './deps.ts'
import { finishUpload } from './finish-upload.ts'
import type { inspectApart } from './inspect-apart.ts'
import { inspectArtwork } from './inspect-artwork.ts'

export type PictureToImport = {
  fileName: string
  bytes: Uint8Array
  lettering?: Lettering | null
  /** Where it is known already what an inspection finds. */
  inspect?: typeof inspectApart
}

/** Takes a picture that is already here, and inspects it at once: for seeds and for designs that we draw. */
export async function importPicture(
  deps: ArtworkDeps,
  actor: Actor,
  { fileName, bytes, lettering, inspect }: PictureToImport,
): Promise<{ id: string }> {
  await deps.disk.admit(actor, bytes.byteLength)
  const id = randomUUID()
  await beginUpload(deps, actor, id, { fileName, byteSize: bytes.byteLength, lettering })
  await deps.files.write(originalKey(id), bytes, { contentType: 'application/octet-stream' })
  await finishUpload(deps, id)
  await inspectArtwork(deps, id, inspect)
  return { id }
}
