import { z } from 'zod'
import { AppError, type ErrorCode } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { DesignDeps } from '../deps.ts'
import { type SaveOutsideOutcome, saveOutsideDesign as save } from '../outside-designs.ts'

export const saveOutsideDesign = defineOperation({
  name: 'outside-designs.save',
  route: 'POST /outside-designs',
  summary: 'Save a gang sheet from another builder to the caller’s projects, using the payload of its event',
  may: 'signed_in',
  input: z.object({ payload: z.unknown() }),
  example: { payload: { design_id: '8a4c2f6e-0000-4000-8000-000000000000', size_id: 12, quantity: 1 } },
  result: z.object({
    design: z.object({ designId: z.string(), sizeId: z.int(), quantity: z.int() }),
  }),
  /** It is stored whole, whatever another builder sends. */
  maxBytes: 1_000_000,
  async run(deps: DesignDeps, actor, { payload }) {
    const saved = await save(deps, actor, payload)
    if (!saved.ok) throw new AppError(codes[saved.reason], saved.message, { because: saved.reason })
    return ok({ design: saved.design })
  },
})

const codes: Record<Extract<SaveOutsideOutcome, { ok: false }>['reason'], ErrorCode> = {
  not_signed_in: 'not_signed_in',
  no_outside_builder: 'conflict',
  invalid: 'invalid',
  unknown_design: 'not_found',
}
