import { Hono } from 'hono'
import type { Artwork, MeasurePartOutcome, RepairOutcome } from '#server/artwork/index.ts'
import { AppError, type ErrorCode } from '#server/kernel/errors.ts'
import type { EdgeVariables } from '../edge.ts'
import { idOf, readJson } from './read-request.ts'

/** The caller's own artworks. Uploading is /uploads/artworks. */
export function artworkApi(artwork: Artwork): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()

  routes.get('/', async (context) => {
    return context.json({ artworks: await artwork.list(context.get('visit').actor) })
  })

  routes.get('/:id', async (context) => {
    const found = await artwork.get(context.get('visit').actor, idOf(context, unknown))
    if (found === null) throw new AppError('not_found', unknown)
    return context.json({ artwork: found })
  })

  routes.post('/:id/repairs', async (context) => {
    const { actor } = context.get('visit')
    const id = idOf(context, unknown)
    const repaired = await artwork.repair(actor, id, await readJson(context, maxRepairBytes))
    if (!repaired.ok) throw new AppError(repairErrors[repaired.reason], repaired.message)
    return context.json({ artwork: repaired.artwork }, 201)
  })

  routes.post('/:id/parts', async (context) => {
    const { actor } = context.get('visit')
    const crop = await readJson(context, maxRepairBytes)
    const part = await artwork.measurePart(actor, idOf(context, unknown), crop)
    if (!part.ok) throw new AppError(partErrors[part.reason], part.message)
    return context.json({ measured: part.measured })
  })

  routes.delete('/:id', async (context) => {
    const removed = await artwork.remove(context.get('visit').actor, idOf(context, unknown))
    if (!removed.ok) throw new AppError('not_found', unknown)
    return context.body(null, 204)
  })

  return routes
}

const maxRepairBytes = 1_000

const repairErrors = {
  unknown: 'not_found',
  invalid: 'invalid',
  too_large: 'invalid',
  nothing_left: 'invalid',
} as const satisfies Record<Extract<RepairOutcome, { ok: false }>['reason'], ErrorCode>

const partErrors = {
  unknown: 'not_found',
  invalid: 'invalid',
} as const satisfies Record<Extract<MeasurePartOutcome, { ok: false }>['reason'], ErrorCode>

const unknown = 'There is no such artwork.'
