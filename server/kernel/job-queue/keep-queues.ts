import { isDeepStrictEqual } from 'node:util'
import type { PgBoss, QueueOptions, QueueResult } from 'pg-boss'
import { type JobPolicy, retriesOf } from './job-policies.ts'
import type { Query } from './release-lost-jobs.ts'

type Kind = { name: string; policy: JobPolicy }

export type Schedule = { name: string; cron: string; data: object }

/** Makes the queues that are missing, and tries those that stand as they should be by now. */
export async function keepQueues(boss: PgBoss, kinds: readonly Kind[]): Promise<void> {
  const standing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const kind of kinds) {
    const [queue, wanted] = [standing.get(kind.name), queueOf(kind)]
    if (!queue) await boss.createQueue(kind.name, { ...wanted, notify: true })
    else if (!isLike(queue, wanted)) await boss.updateQueue(kind.name, wanted)
  }
}

/** pg-boss looks for dead processes, too, and counts a try: it comes only where nobody of ours looks. */
const heartbeatSeconds = 60

const queueOf = ({ policy }: Kind): QueueOptions => ({
  retryLimit: retriesOf(policy),
  retryDelay: policy.firstPause / 1_000,
  retryBackoff: true,
  retryDelayMax: policy.longestPause / 1_000,
  expireInSeconds: policy.mayTake / 1_000,
  heartbeatSeconds,
})

/** Whether a queue that stands, perhaps by an older version, is tried as it should be. */
const isLike = (queue: QueueResult, wanted: QueueOptions): boolean =>
  (Object.keys(wanted) as (keyof QueueOptions)[]).every((key) => queue[key] === wanted[key])

/** For who works alone: a command beside the shop may have other settings, and by them another clock. */
export async function keepSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  const standing = await boss.getSchedules()
  // Of an older version: nobody does it any more.
  for (const { name } of standing)
    if (!schedules.some((known) => known.name === name)) await boss.unschedule(name)
  for (const { name, cron, data } of schedules) {
    const [known] = standing.filter((one) => one.name === name)
    if (known?.cron !== cron || !isDeepStrictEqual(known.data, data)) await boss.schedule(name, cron, data)
  }
}

/**
 * Takes off the foreign key by which each new job locks its queue's row when its transaction commits, while the upkeep writes
 * these rows. pg-boss puts a job in by a join with its queue, so that there is none without one, and nobody removes queues.
 */
export async function dropQueueKey(query: Query): Promise<void> {
  const { rows } = await query(
    `select from pg_constraint where conrelid = 'pgboss.job_common'::regclass and conname = 'q_fkey'`,
    [],
  )
  // Only where it is there: it waits for whoever has jobs in hand.
  if (rows.length > 0) await query('alter table pgboss.job_common drop constraint if exists q_fkey', [])
}
