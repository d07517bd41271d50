import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { after, hours, minutes } from '#server/kernel/clock.ts'
import type { JobName } from '#server/kernel/job-queue/job-policies.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import type { BusyShop } from './rig.ts'

/**
 * Work that waits for a job is checked every minute (`work.repair`), a lost job pauses for one minute at most, and a
 * hanging store times out after one: after this many checks nothing waits any more.
 */
const looks = 6
/** If there are no checks at all. */
const timeoutMs = minutes(20)

/** What must finish on its own once nothing breaks any more, with its name. */
const waiting = `
  select 'job ' || name || ' ' || id as what from pgboss.job
    where state in ('created', 'retry', 'active') and name in (select name from pgboss.queue) and start_after <= now()
  union all select 'payment attempt ' || id from payment_attempts where status = 'pending'
  union all select 'refund ' || id from refunds where status in ('requested', 'pending')
  union all select 'label ' || id from shipments where purchase in ('buying', 'voiding')
  union all select 'order of payment ' || s.reference from sandbox_payments s
    join payment_attempts a on a.id::text = s.idempotency_key join orders o on o.id = a.order_id
    where s.state = 'paid' and o.payment_status = 'awaiting'`

const pausing = `select name, data from pgboss.job where state in ('created', 'retry') and start_after > now() and name in (select name from pgboss.queue)`

/**
 * Waits until everything that was started has ended; returns what hasn't. Simulates the state four hours later with the
 * shop's own means: a second process of it, whose clock is ahead, sweeps what is due by then, and paused jobs are
 * hurried.
 */
export async function settleDown(rig: BusyShop): Promise<string[]> {
  const DATABASE_URL = await rig.connectionString()
  if (DATABASE_URL === null) return ['the database is away']
  const clock = { now: () => after(new Date(), hours(4)) }
  const later = openShop({ ...rig.settings, DATABASE_URL }, clock)
  const { orm, pool } = later.database
  try {
    await later.jobs.prepare()
    const { rows: now } = await pool.query('select now() as began')
    const end = performance.now() + timeoutMs
    for (;;) {
      const { rows: jobs } = await pool.query<{ name: JobName; data: unknown }>(pausing)
      for (const { name, data } of jobs) await later.jobs.hasten(orm, defineJob(name, z.unknown()), data)
      await later.payments.sweep()
      await later.shipping.checkPurchases()
      await later.inventory.releaseExpired()
      await later.discounts.releaseExpired()
      const left = (await pool.query<{ what: string }>(waiting)).rows.map(({ what }) => what)
      for (const work of later.pendingWork)
        for (const { id } of (await orm.execute<{ id: string }>(work.waiting)).rows)
          left.push(`${work.name} ${id}`)
      if (left.length === 0) return []
      const { rows: looked } = await pool.query(
        `select 1 from pgboss.job where name = 'work.repair' and state = 'completed' and completed_on > $1`,
        [now[0]?.began],
      )
      if (looked.length > looks || performance.now() > end) return left
      await pause(500)
    }
  } finally {
    await later.stop()
  }
}
