import { and, eq } from 'drizzle-orm'
import type { Topic } from '#server/realtime/index.ts'
import type { DesignDeps } from './deps.ts'
import { drawSheet } from './draw-sheet.ts'
import { previewKey } from './present.ts'
import { designs } from './tables.ts'

type Deps = Pick<DesignDeps, 'database' | 'files' | 'realtime' | 'artwork'>

/** Draws the image of a design's current version. Idempotent. */
export async function drawPreview(deps: Deps, designId: string): Promise<void> {
  const { database, files, realtime } = deps
  const [design] = await database.orm.select().from(designs).where(eq(designs.id, designId))
  if (!design) return
  const key = previewKey(designId, design.version)
  if (design.previewKey === key) return
  await files.write(key, await drawSheet(deps, design.document), { contentType: 'image/webp' })
  await database.transaction(async (tx) => {
    const [changed] = await tx
      .update(designs)
      .set({ previewKey: key })
      .where(and(eq(designs.id, designId), eq(designs.version, design.version)))
      .returning()
    if (!changed) return
    const topic: Topic = changed.ownerId ? `user:${changed.ownerId}` : `artwork:${changed.visitorId}`
    await realtime.announce(tx, { topic, event: 'design.changed', id: designId })
  })
}
