import { z } from 'zod'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { RollsDeps } from '../deps.ts'
import { takeApart } from '../take-apart.ts'
import { anyRoll, rollId } from './roll-id.ts'

export const takeRollApart = defineOperation({
  name: 'rolls.take-apart',
  route: 'DELETE /rolls/{roll}',
  summary: 'Take apart a roll that is not printed: its items go back to waiting for film',
  may: 'production.write',
  input: z.object({ roll: rollId }),
  example: { roll: anyRoll },
  result: z.undefined(),
  async run(deps: RollsDeps, actor, { roll }) {
    await takeApart(deps, actor, roll)
    return ok(undefined)
  },
})
