import { and, eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { StoredFile } from '#server/kernel/files/stored-file.ts'
import { mayLookAt } from '#server/kernel/ownership.ts'
import type { DesignDeps } from './deps.ts'
import { previewKey } from './present.ts'
import { designs, lacksPreview } from './tables.ts'

/** Opens a design's image for a version, or its newest drawn one; null when not theirs or not drawn. */
export async function readPreview(
  { database, files }: Pick<DesignDeps, 'database' | 'files'>,
  actor: Actor,
  designId: string,
  version: number | null,
): Promise<StoredFile | null> {
  const [design] = await database.orm
    .select({ newest: designs.previewKey })
    .from(designs)
    .where(and(eq(designs.id, designId), mayLookAt(actor, designs)))
  if (!design) return null
  const wanted = version === null ? null : previewKey(designId, version)
  const key = wanted !== null && (await files.exists(wanted)) ? wanted : design.newest
  const byteSize = key === null ? null : await files.size(key)
  if (key === null || byteSize === null) return null
  return {
    open: () => files.read(key),
    contentType: 'image/webp',
    byteSize,
    tag: key.replace(/[^\w-]/g, '-'),
    fileName: `gang-sheet-${designId}.webp`,
    isFinal: key === wanted,
  }
}

/** Whether the image of a design's current version is still to be drawn. */
export async function isPreviewComing(
  { database }: Pick<DesignDeps, 'database'>,
  actor: Actor,
  designId: string,
): Promise<boolean> {
  const isWanted = and(eq(designs.id, designId), mayLookAt(actor, designs), lacksPreview(designs))
  return (await database.orm.$count(designs, isWanted)) > 0
}
