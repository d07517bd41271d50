import { buffer } from 'node:stream/consumers'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { isOwn } from '#server/kernel/ownership.ts'
import type { ArtworkDeps } from './deps.ts'
import { importPicture } from './import-picture.ts'
import { artworks } from './tables.ts'

/**
 * An artwork of the actor's own with exactly these bytes: itself, another upload of the same file, or a copy made now.
 * The caller has checked that the actor may have it, such as one that staff put into an order of theirs. Null when it
 * is gone.
 */
export async function ownArtwork(deps: ArtworkDeps, actor: Actor, id: string): Promise<string | null> {
  const { orm } = deps.database
  const [given] = await orm
    .select()
    .from(artworks)
    .where(and(eq(artworks.id, id), eq(artworks.state, 'ready')))
  if (!given) return null
  const isSame = and(eq(artworks.sha256, given.sha256 ?? ''), eq(artworks.state, 'ready'))
  const [own] = await orm
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(isOwn(actor, artworks), isNull(artworks.removedAt), isSame))
    .orderBy(desc(sql`${artworks.id} = ${id}`), desc(artworks.createdAt))
    .limit(1)
  if (own) return own.id
  const bytes = await buffer(await deps.files.read(given.storageKey))
  const { fileName, lettering } = given
  return (await importPicture(deps, actor, { fileName, bytes, lettering })).id
}
