import { isDeepStrictEqual } from 'node:util'
import type { PgBoss, QueueOptions, QueueResult } from 'pg-boss'
import { type JobPolicy, retriesOf } from './job-policies.ts'
import type { Query } from './release-lost-jobs.ts'

type Kind = { name: string; policy: JobPolicy }

export type Schedule = { name: string; cron: string; data: object }

/** Creates missing queues, and updates existing ones to the current retry policy. */
export async function keepQueues(boss: PgBoss, kinds: readonly Kind[]): Promise<void> {
  const standing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const kind of kinds) {
    const [queue, wanted] = [standing.get(kind.name), queueOf(kind)]
    if (!queue) await boss.createQueue(kind.name, { ...wanted, notify: true })
    else if (!isLike(queue, wanted)) await boss.updateQueue(kind.name, wanted)
  }
}

/**
 * pg-boss also looks for dead processes, and counts a try: this only takes effect if none of our processes is looking.
 */
const heartbeatSeconds = 60

const queueOf = ({ policy }: Kind): QueueOptions => ({
  retryLimit: retriesOf(policy),
  retryDelay: policy.firstPause / 1_000,
  retryBackoff: true,
  retryDelayMax: policy.longestPause / 1_000,
  expireInSeconds: policy.mayTake / 1_000,
  heartbeatSeconds,
})

/** Whether an existing queue, perhaps from an older version, has the wanted policy. */
const isLike = (queue: QueueResult, wanted: QueueOptions): boolean =>
  (Object.keys(wanted) as (keyof QueueOptions)[]).every((key) => queue[key] === wanted[key])

/**
 * For the one process that schedules: a command run alongside the shop may have other settings, and so other schedules.
 */
export async function keepSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  const standing = await boss.getSchedules()
  // From an older version: no one handles it anymore.
  for (const { name } of standing)
    if (!schedules.some((known) => known.name === name)) await boss.unschedule(name)
  for (const { name, cron, data } of schedules) {
    const [known] = standing.filter((one) => one.name === name)
    if (known?.cron !== cron || !isDeepStrictEqual(known.data, data)) await boss.schedule(name, cron, data)
  }
}

/**
 * Drops the foreign key through which each new job locks its queue's row when its transaction commits, while
 * maintenance writes these rows. pg-boss inserts a job by joining its queue, so none exists without one, and queues are
 * never removed.
 */
export async function dropQueueKey(query: Query): Promise<void> {
  const { rows } = await query(
    `select from pg_constraint where conrelid = 'pgboss.job_common'::regclass and conname = 'q_fkey'`,
    [],
  )
  // Only if it exists: dropping it waits for everyone who is working on jobs.
  if (rows.length > 0) await query('alter table pgboss.job_common drop constraint if exists q_fkey', [])
}
