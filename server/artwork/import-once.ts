import { createHash } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { isOwn } from '#server/kernel/ownership.ts'
import type { ArtworkDeps } from './deps.ts'
import { importPicture } from './import-picture.ts'
import { artworks } from './tables.ts'

/** Takes an image that is already here, unless the actor has it among their artworks: then returns that one. */
export async function importOnce(
  deps: ArtworkDeps,
  actor: Actor,
  picture: { fileName: string; bytes: Uint8Array },
): Promise<{ id: string }> {
  const sha256 = createHash('sha256').update(picture.bytes).digest('hex')
  const [own] = await deps.database.orm
    .select({ id: artworks.id })
    .from(artworks)
    .where(
      and(
        isOwn(actor, artworks),
        isNull(artworks.removedAt),
        eq(artworks.sha256, sha256),
        eq(artworks.state, 'ready'),
      ),
    )
    .orderBy(desc(artworks.createdAt))
    .limit(1)
  return own ?? importPicture(deps, actor, picture)
}
