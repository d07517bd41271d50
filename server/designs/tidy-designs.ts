import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import { isOwn } from '#server/kernel/ownership.ts'
import type { DesignNeeds } from './needs.ts'
import { designs } from './tables.ts'

type Needs = Pick<DesignNeeds, 'database' | 'clock'>

const nameSchema = z
  .string()
  .transform((text) => text.replaceAll('\0', '').trim())
  .pipe(z.string().min(1).max(80))

export type TidyOutcome = { ok: true } | { ok: false; reason: 'unknown_design' | 'invalid' }

const ownDesign = (actor: Actor, designId: string) =>
  z.uuid().safeParse(designId).success ? and(eq(designs.id, designId), isOwn(actor, designs)) : null

/** A name of the owner's choosing, of 1 to 80 characters. */
export async function renameDesign(
  { database }: Needs,
  actor: Actor,
  designId: string,
  name: unknown,
): Promise<TidyOutcome> {
  const wanted = nameSchema.safeParse(name)
  if (!wanted.success) return { ok: false, reason: 'invalid' }
  const own = ownDesign(actor, designId)
  const changed = own
    ? await database.orm.update(designs).set({ name: wanted.data }).where(own).returning({ id: designs.id })
    : []
  return changed.length > 0 ? { ok: true } : { ok: false, reason: 'unknown_design' }
}

/** Takes a design off its owner's list, or puts it back. Orders and carts that hold it keep it. */
export async function setRemoved(
  { database, clock }: Needs,
  actor: Actor,
  designId: string,
  isRemoved: boolean,
): Promise<TidyOutcome> {
  const own = ownDesign(actor, designId)
  if (!own) return { ok: false, reason: 'unknown_design' }
  const changed = await database.orm
    .update(designs)
    .set({ removedAt: isRemoved ? clock.now() : null })
    .where(and(own, isRemoved ? isNull(designs.removedAt) : isNotNull(designs.removedAt)))
    .returning({ id: designs.id })
  return changed.length > 0 ? { ok: true } : { ok: false, reason: 'unknown_design' }
}
