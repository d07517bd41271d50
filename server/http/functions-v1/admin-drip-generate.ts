import { z } from 'zod'
import { designIdMessages, parseDesignId } from '#domain/artwork/design-id.ts'
import { table } from '#domain/table.ts'
import type { Generation } from '#server/printfiles/index.ts'
import { defineFunction, type FunctionAnswer, refused } from './operation.ts'

export const designIdSchema = z
  .string()
  .max(2_000)
  .transform(parseDesignId)
  .pipe(z.string(designIdMessages.enterOwn))

/** Worded as in the specification (docs/spec-map.md B8). */
export const noSuchDesign = () => refused('Order item not found', 404)

export const refusedGeneration = (refusal: Extract<Generation, { ok: false }>): FunctionAnswer =>
  refused(refusal.message, statuses[refusal.reason] ?? 422)

const statuses = table<number>({ item_not_found: 404, not_started: 502, not_downloaded: 502 })

/** docs/spec-map.md B7: starts the print file of the newest item ordered from a design. */
export const adminDripGenerate = defineFunction({
  name: 'admin-drip-generate',
  may: 'production.write',
  body: z.object({ design_id: designIdSchema }),
  async run({ orders, printFiles }, { actor }, { design_id }) {
    const itemId = await orders.itemOfDesign(actor, design_id)
    if (itemId === null) return noSuchDesign()
    const outcome = await printFiles.start(actor, itemId)
    if (!outcome.ok) return refusedGeneration(outcome)
    return { body: { success: true, design_id, ready: outcome.state === 'ready' } }
  },
})
