import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { RecordedAcceptance } from '#domain/checks/accepted-warnings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { isOwn } from '#server/kernel/ownership.ts'
import type { DesignDeps } from './deps.ts'
import { drawPreviewJob } from './jobs.ts'
import { designs } from './tables.ts'

export type FrozenSheet = {
  designId: string
  title: string
  document: PlacementDocument
  quantity: number
  /** The warnings accepted with it. */
  accepted?: RecordedAcceptance[]
}

/**
 * A design of the actor's own with exactly this sheet, frozen by an order: the one it was made from if that is
 * unchanged, otherwise a new one. The server has checked who owns the order.
 */
export async function restoreDesign(
  { database, clock, jobs }: Pick<DesignDeps, 'database' | 'clock' | 'jobs'>,
  actor: Actor,
  { designId, title, document, quantity, accepted }: FrozenSheet,
): Promise<string> {
  const [original] = await database.orm
    .select({ id: designs.id, document: designs.document })
    .from(designs)
    .where(and(eq(designs.id, designId), isOwn(actor, designs)))
  if (original && isDeepStrictEqual(original.document, document)) return original.id
  const now = clock.now()
  return database.transaction(async (transaction) => {
    const [made] = await transaction
      .insert(designs)
      .values({
        ownerId: actor.user?.id ?? null,
        visitorId: actor.visitorId,
        sizeId: document.sheet.sizeId,
        quantity,
        document,
        title,
        accepted,
        raw: { restoredFrom: designId },
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: designs.id })
    if (!made) throw new Error('The design was not restored')
    await jobs.enqueue(transaction, drawPreviewJob, { designId: made.id })
    return made.id
  })
}
