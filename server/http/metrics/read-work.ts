import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Executor } from '#server/kernel/database.ts'

const count = z.coerce.number()

const workSchema = z.object({
  jobs: z.array(z.object({ queue: z.string(), state: z.string(), jobs: count, oldest: count })),
  mails: z.array(z.object({ state: z.string(), mails: count, oldest: count })),
  payments: z.array(z.object({ provider: z.string(), outcome: z.string(), payments: count })),
  printFiles: z.array(z.object({ state: z.string(), files: count })),
})

/** What is waiting and what failed, ages in seconds, and the payments begun in the last day by outcome. */
export type Work = z.infer<typeof workSchema>

/** One statement over rows that indexes keep few: waiting work, recent failures, and a day's payments. */
export async function readWork(executor: Executor): Promise<Work> {
  const { rows } = await executor.execute(sql`
    select
      (select coalesce(json_agg(row), '[]') from (
        select name as queue, state::text as state, count(*) as jobs,
          extract(epoch from greatest(now() - min(start_after), interval '0')) as oldest
        from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2
      ) row) as jobs,
      (select coalesce(json_agg(row), '[]') from (
        select state, count(*) as mails, extract(epoch from now() - min(queued_at)) as oldest
        from mails where state in ('queued', 'failed') group by 1
      ) row) as mails,
      (select coalesce(json_agg(row), '[]') from (
        select provider, status as outcome, count(*) as payments
        from payment_attempts where created_at > now() - interval '1 day' group by 1, 2
      ) row) as payments,
      (select coalesce(json_agg(row), '[]') from (
        select state, count(*) as files from print_files where state in ('queued', 'rendering', 'failed') group by 1
      ) row) as "printFiles"`)
  return workSchema.parse(rows[0])
}
