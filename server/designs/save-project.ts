import { and, eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { isOwn } from '#server/kernel/ownership.ts'
import type { DesignDeps } from './deps.ts'
import { designs, savedProjects } from './tables.ts'

export type SaveProjectOutcome =
  | { ok: true; projectName: string }
  | { ok: false; reason: 'not_signed_in' | 'unknown_design'; message: string }

/** docs/spec-map.md S4, gang sheet flow: one saved project per design of a signed-in user. */
export async function saveProject(
  { database, clock }: Pick<DesignDeps, 'database' | 'clock'>,
  actor: Actor,
  designId: string,
): Promise<SaveProjectOutcome> {
  if (!actor.user)
    return { ok: false, reason: 'not_signed_in', message: 'Please sign in to save your design.' }
  const [design] = await database.orm
    .select()
    .from(designs)
    .where(and(eq(designs.id, designId), isOwn(actor, designs)))
  if (!design) return { ok: false, reason: 'unknown_design', message: 'This isn’t one of your designs.' }
  const { sizeId, quantity, document, raw } = design
  const projectName = `Gang Sheet ${designId}`
  const projectData = { design_id: designId, size_id: sizeId, quantity, document, raw }
  await database.orm
    .insert(savedProjects)
    .values({
      userId: actor.user.id,
      designId,
      projectName,
      projectType: 'gang_sheet',
      projectData,
      createdAt: clock.now(),
    })
    .onConflictDoUpdate({
      target: [savedProjects.userId, savedProjects.designId],
      set: { projectData },
    })
  return { ok: true, projectName }
}
