import { Hono } from 'hono'
import { z } from 'zod'
import type { Designs, SaveOutsideOutcome } from '#server/designs/index.ts'
import { AppError, type ErrorCode } from '#server/kernel/errors.ts'
import type { EdgeVariables } from '../edge.ts'
import { parsed, readJson } from './read-request.ts'

const maxPayloadBytes = 1_000_000

const bodySchema = z.object({ payload: z.unknown() })

/** Designs of another gang sheet builder, by the payload of its event, kept whole. */
export function outsideDesignApi(designs: Designs): Hono<EdgeVariables> {
  const routes = new Hono<EdgeVariables>()
  routes.post('/', async (context) => {
    const { payload } = parsed(bodySchema, await readJson(context, maxPayloadBytes))
    const saved = await designs.saveOutside(context.get('visit').actor, payload)
    if (!saved.ok) throw new AppError(codes[saved.reason], saved.message)
    return context.json({ design: saved.design }, 201)
  })
  return routes
}

const codes: Record<Extract<SaveOutsideOutcome, { ok: false }>['reason'], ErrorCode> = {
  not_signed_in: 'not_signed_in',
  no_outside_builder: 'conflict',
  invalid: 'invalid',
  unknown_design: 'not_found',
}
