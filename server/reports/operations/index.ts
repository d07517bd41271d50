import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { attentionItemShape, attentionKindNames } from '../attention-item.ts'
import type { ReportDeps } from '../deps.ts'
import { findAttention } from '../find-attention.ts'
import { type JobWish, settleFailedJob } from '../settle-failed-job.ts'
import { search } from './search-shop.ts'

const listAttention = defineOperation({
  name: 'attention.list',
  route: 'GET /attention',
  summary: 'What only a person can fix, most urgent kind first; each item goes away with its cause',
  may: 'attention.read',
  input: z.object({}),
  example: {},
  result: z.object({
    /** At most 50 of a kind. */
    items: z.array(attentionItemShape),
    /** The count per kind. */
    counts: z.partialRecord(z.enum(attentionKindNames), z.int()),
  }),
  run: async (deps: ReportDeps) => ok(await findAttention(deps)),
})

const notFailed = 'It is no longer marked as failed'
const input = z.object({ queue: z.string().max(100), job: z.uuid(notFailed) })
const example = { queue: 'mail.deliver', job: '8a4c2f6e-0000-4000-8000-000000000000' }

const retryJob = defineOperation({
  name: 'attention.retry',
  route: 'POST /attention/{queue}/{job}/retry',
  summary: 'Retry work that failed; its item’s id is `queue/job`',
  may: 'attention.write',
  ...{ input, example },
  result: z.undefined(),
  run: (deps: ReportDeps, actor, { queue, job }) =>
    settle(deps, actor, { id: `${queue}/${job}`, wish: 'retry' }),
})

const forgetJob = defineOperation({
  name: 'attention.forget',
  route: 'POST /attention/{queue}/{job}/forget',
  summary:
    'Set failed work aside; anything that waited for it ends with a message. Its item’s id is `queue/job`',
  may: 'attention.write',
  ...{ input, example },
  result: z.undefined(),
  run: (deps: ReportDeps, actor, { queue, job }) =>
    settle(deps, actor, { id: `${queue}/${job}`, wish: 'forget' }),
})

async function settle(deps: ReportDeps, actor: Actor, wish: JobWish) {
  if (!(await settleFailedJob(deps, actor, wish))) throw new AppError('not_found', notFailed)
  return ok(undefined)
}

export const reportOperations = [listAttention, retryJob, forgetJob, search] as const
