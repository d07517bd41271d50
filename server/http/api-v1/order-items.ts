import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type {
  ChangeSheetOutcome,
  Generation,
  PrintFiles,
  SaveDesignIdOutcome,
} from '#server/printfiles/index.ts'
import type { EdgeVariables } from '../edge.ts'
import { idOf, parsed, readJson } from './read-request.ts'

/** 2,000 placements are under half of this. */
const maxSheetBytes = 2_000_000
const sheetSchema = z.object({ document: z.unknown(), basedOn: z.string().max(100) })
const designSchema = z.object({ design: z.string().max(2_000) })

/** Staff make an item's print files step by step: start, ask whether they are ready, say which design it is. */
export function orderItemApi(printFiles: PrintFiles): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.post('/:id/print-file', async (context) => {
    const { actor } = context.get('visit')
    return answer(context, await printFiles.start(actor, idOf(context, unknown)))
  })

  routes.post('/:id/print-file/check', async (context) => {
    const { actor } = context.get('visit')
    return answer(context, await printFiles.check(actor, idOf(context, unknown)))
  })

  routes.put('/:id/design', async (context) => {
    const { actor } = context.get('visit')
    const id = idOf(context, unknown)
    const { design } = parsed(designSchema, await readJson(context, 4_000))
    return answer(context, await printFiles.saveDesignId(actor, id, design))
  })

  routes.put('/:id/sheet', async (context) => {
    const { actor } = context.get('visit')
    const id = idOf(context, unknown)
    const changed = parsed(sheetSchema, await readJson(context, maxSheetBytes))
    return answer(context, await printFiles.changeSheet(actor, id, changed))
  })

  return routes
}

const unknown = 'Order item not found'

type Outcome = Generation | SaveDesignIdOutcome | ChangeSheetOutcome

const statuses: Record<(Outcome & { ok: false })['reason'], 403 | 404 | 409 | 422 | 502> = {
  forbidden: 403,
  item_not_found: 404,
  no_design: 422,
  nothing_to_print: 422,
  artwork_to_follow: 409,
  not_paid: 409,
  not_started: 502,
  not_downloaded: 502,
  invalid_id: 422,
  unknown_design: 422,
  invalid: 422,
  conflict: 409,
}

/** Refusals in the shape of all others; `code` is the outcome's own reason, by which the page knows what to do. */
function answer(context: Context<EdgeVariables>, outcome: Outcome): Response {
  if (!outcome.ok) {
    const { reason: code, message } = outcome
    return context.json({ error: { code, message, advice: 'See the message.' } }, statuses[code])
  }
  return context.json('state' in outcome ? { state: outcome.state } : { designId: outcome.designId })
}
