import { eq } from 'drizzle-orm'
import type { Lettering } from '#domain/lettering/lettering.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { beginUpload, originalKey } from './begin-upload.ts'
import type { ArtworkDeps } from './deps.ts'
import { finishUpload } from './finish-upload.ts'
import { artworks } from './tables.ts'

export type FileToTake = { id: string; fileName: string; bytes: Uint8Array; lettering?: Lettering | null }

/**
 * Takes a file that is already here as the actor's upload with that id, once no matter how often it is called; a job
 * inspects it. @throws AppError if there is no space for it.
 */
export async function takeFile(
  deps: ArtworkDeps,
  actor: Actor,
  { id, fileName, bytes, lettering }: FileToTake,
): Promise<void> {
  const isHere = (await deps.database.orm.$count(artworks, eq(artworks.id, id))) > 0
  if (!isHere) {
    await deps.disk.admit(actor, bytes.byteLength)
    await beginUpload(deps, actor, id, { fileName, byteSize: bytes.byteLength, lettering })
  }
  await deps.files.write(originalKey(id), bytes, { contentType: 'application/octet-stream' })
  await finishUpload(deps, id)
}
