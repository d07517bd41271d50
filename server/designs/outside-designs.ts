import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { builderOrigin } from '#domain/shop/outside-builder.ts'
import { normalizeDesign } from '#domain/studio/builder-event.ts'
import { isOwnId } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { DesignDeps } from './deps.ts'
import { designs, savedProjects } from './tables.ts'

export type OutsideDesign = { designId: string; sizeId: number; quantity: number }

export type SaveOutsideOutcome =
  | { ok: true; design: OutsideDesign }
  | {
      ok: false
      reason: 'not_signed_in' | 'no_outside_builder' | 'invalid' | 'unknown_design'
      message: string
    }

type Deps = Pick<DesignDeps, 'database' | 'clock' | 'readSettings'>

/**
 * Stores a design held by another builder, from its event's payload, among the user's projects (docs/spec-map.md S4).
 * Its id must be UUID-shaped, as print files are requested by it (docs/spec-map.md B5).
 */
export async function saveOutsideDesign(
  { database, clock, readSettings }: Deps,
  actor: Actor,
  payload: unknown,
): Promise<SaveOutsideOutcome> {
  if (!actor.user) return refuse('not_signed_in', 'Please sign in to save your design.')
  const userId = actor.user.id
  const { outsideBuilder } = await readSettings()
  if (!outsideBuilder) return refuse('no_outside_builder', 'Gang sheets are made in this shop’s own studio.')
  const told = normalizeDesign(payload)
  const designId = told?.design_id.toLowerCase() ?? ''
  if (!told || !isOwnId(designId))
    return refuse('invalid', 'The builder didn’t say which design this is. Save it there again.')
  const { size_id, quantity } = told
  const projectData = {
    ...{ design_id: designId, size_id, quantity, raw: payload },
    builder: builderOrigin(outsideBuilder),
  }
  const isKept = await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`outside-design:${designId}`}))`)
    const [ours] = await transaction.select({ id: designs.id }).from(designs).where(eq(designs.id, designId))
    const [theirs] = await transaction
      .select({ id: savedProjects.id })
      .from(savedProjects)
      .where(and(eq(savedProjects.designId, designId), ne(savedProjects.userId, userId)))
      .limit(1)
    if (ours || theirs) return false
    await transaction
      .insert(savedProjects)
      .values({
        ...{ userId, designId, projectData, projectType: 'gang_sheet' },
        projectName: `Gang Sheet ${designId}`,
        createdAt: clock.now(),
      })
      .onConflictDoUpdate({
        target: [savedProjects.userId, savedProjects.designId],
        set: { projectData },
      })
    return true
  })
  if (!isKept) return refuse('unknown_design', 'This isn’t one of your designs.')
  return { ok: true, design: { designId, sizeId: size_id, quantity } }
}

/** Those of the designs that the user made with the currently configured outside builder. */
export async function findOutsideDesigns(
  { database, readSettings }: Deps,
  { user }: Actor,
  designIds: readonly string[],
): Promise<OutsideDesign[]> {
  const { outsideBuilder } = await readSettings()
  if (!user || !outsideBuilder || designIds.length === 0) return []
  const rows = await database.orm
    .select({ designId: savedProjects.designId, data: savedProjects.projectData })
    .from(savedProjects)
    .where(
      and(
        eq(savedProjects.userId, user.id),
        inArray(savedProjects.designId, [...designIds]),
        sql`${savedProjects.projectData} ->> 'builder' = ${builderOrigin(outsideBuilder)}`,
      ),
    )
  return rows.flatMap(({ designId, data }) => {
    const told = normalizeDesign(data)
    return told ? [{ designId, sizeId: told.size_id, quantity: told.quantity }] : []
  })
}

const refuse = (
  reason: Extract<SaveOutsideOutcome, { ok: false }>['reason'],
  message: string,
): SaveOutsideOutcome => ({ ok: false, reason, message })
