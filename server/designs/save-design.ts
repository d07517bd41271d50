import { and, eq, sql } from 'drizzle-orm'
import { sizesOfFilm, titleOfSizes } from '#domain/artwork/cut-sheets.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { isOwn } from '#server/kernel/ownership.ts'
import { checkDocument, type DocumentReason } from './check-document.ts'
import type { DesignDeps } from './deps.ts'
import type { SaveDesignInput } from './input.ts'
import { drawPreviewJob } from './jobs.ts'
import { type DesignView, toView } from './present.ts'
import { type DesignRow, designs } from './tables.ts'

export type SaveDesignOutcome =
  | { ok: true; design: DesignView }
  | { ok: false; reason: DocumentReason | 'unknown_size' | 'unknown_design' | 'conflict'; message: string }

/**
 * Saves a design, new or changed, after checking all of it here. A change based on an older version than the stored one
 * is refused as `conflict` instead of overwriting.
 */
export async function saveDesign(
  deps: DesignDeps,
  actor: Actor,
  input: SaveDesignInput,
  raw: unknown = input,
): Promise<SaveDesignOutcome> {
  const sizes = await deps.catalog.gangSheetSizes()
  const size = sizes.find(({ id }) => id === input.sizeId)
  if (!size) return { ok: false, reason: 'unknown_size', message: 'Unknown size selected' }
  const chosen = input.document.sheet.sizeId === size.id ? sizesOfFilm(input.document.sheet, sizes) : null
  const artworkIds = [...new Set(input.document.placements.map(({ artworkId }) => artworkId))]
  const problem = checkDocument(
    input.document,
    chosen !== null,
    await deps.artwork.getMany(actor, artworkIds),
  )
  if (problem) return { ok: false, ...problem }

  const row = await store(deps, actor, input, chosen ?? [size], raw)
  if (row) return { ok: true, design: toView(row, sizes) }
  const isKnown = (await deps.database.orm.$count(designs, ownDesign(actor, input.designId))) > 0
  return isKnown
    ? {
        ok: false,
        reason: 'conflict',
        message: 'This design was changed somewhere else. Reload it and try again.',
      }
    : { ok: false, reason: 'unknown_design', message: 'This isn’t one of your designs.' }
}

const ownDesign = (actor: Actor, designId = '') => and(eq(designs.id, designId), isOwn(actor, designs))

/** Null when the actor has nothing to change in that version. */
async function store(
  { database, clock, jobs, emit }: DesignDeps,
  actor: Actor,
  { designId, version, sizeId, quantity, document, accepted = [] }: SaveDesignInput,
  chosen: readonly GangSheetSize[],
  raw: unknown,
): Promise<DesignRow | null> {
  const now = clock.now()
  const by = actor.user?.email ?? 'Guest'
  const content = {
    sizeId,
    quantity,
    document,
    title: `Gang sheet ${titleOfSizes(chosen)}`,
    raw,
    accepted: accepted.map((one) => ({ ...one, at: now.toISOString(), by })),
    updatedAt: now,
  }
  return database.transaction(async (tx) => {
    const [row] =
      designId === undefined
        ? await tx
            .insert(designs)
            .values({
              ...content,
              ownerId: actor.user?.id ?? null,
              visitorId: actor.visitorId,
              createdAt: now,
            })
            .returning()
        : await tx
            .update(designs)
            .set({ ...content, version: sql`${designs.version} + 1` })
            .where(and(ownDesign(actor, designId), version ? eq(designs.version, version) : undefined))
            .returning()
    if (!row) return null
    await jobs.enqueue(tx, drawPreviewJob, { designId: row.id })
    await emit(tx, 'design.saved', { designId: row.id, customerId: row.ownerId })
    return row
  })
}
