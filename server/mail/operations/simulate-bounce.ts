import { z } from 'zod'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { MailDeps } from '../deps.ts'
import { noteBounce } from '../receive-bounce.ts'

const gone = 'This email had not been sent.'

export const simulateBounce = defineOperation({
  name: 'mails.simulate-bounce',
  route: { onlyPages: 'tests the shop, while emails stay in its dev mailbox' },
  summary: 'Make an email in the dev mailbox bounce, to see what staff see then',
  may: 'staff.write',
  input: z.object({ mail: z.uuid(gone) }),
  example: { mail: '8a4c2f6e-0000-4000-8000-000000000000' },
  result: z.undefined(),
  async run({ database, transport }: Pick<MailDeps, 'database' | 'transport'>, _actor, { mail: mailId }) {
    if (transport) throw new AppError('forbidden', 'Access Denied')
    const isNoted = await noteBounce(database, { mailId, reason: 'simulated in the dev mailbox' })
    if (!isNoted) throw new AppError('not_found', gone)
    return ok(undefined)
  },
})
