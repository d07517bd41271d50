import { setTimeout as pause } from 'node:timers/promises'
import type { Rig } from './rig.ts'

const patienceMs = 240_000

/** As it is some hours later: what is to be tried again is due. */
const becomeDue = [
  `update pgboss.job set start_after = now() where state in ('created', 'retry') and start_after > now()`,
  `update payment_attempts set next_check_at = now() where next_check_at > now()`,
  `update refunds set next_check_at = now() where next_check_at > now()`,
  `update shipments set next_check_at = now() where next_check_at > now()`,
]

/** What must come to an end by itself once nothing breaks any more, with its name. */
const waiting = `
  select 'job ' || name || ' ' || id as what from pgboss.job
    where state in ('created', 'retry', 'active') and name in (select name from pgboss.queue) and start_after <= now()
  union all select 'artwork ' || id from artworks where state = 'inspecting'
  union all select 'print file ' || id from print_files where state in ('queued', 'rendering') or pdf_state = 'making'
  union all select 'mail ' || template || ' ' || id from mails where state <> 'sent'
  union all select 'payment event ' || id from payment_events where processed_at is null
  union all select 'refund ' || id from refunds where status in ('requested', 'pending')
  union all select 'label ' || id from shipments where purchase in ('buying', 'voiding')
  union all select 'order of payment ' || s.reference from sandbox_payments s
    join payment_attempts a on a.id::text = s.idempotency_key join orders o on o.id = a.order_id
    where s.state = 'paid' and o.payment_status = 'awaiting'`

/** Waits until everything that was begun has ended; returns what has not. */
export async function settleDown(rig: Rig): Promise<string[]> {
  const end = performance.now() + patienceMs
  let left: string[] = ['nothing could be asked']
  while (performance.now() < end) {
    for (const statement of becomeDue) await rig.ask(statement)
    const rows = await rig.ask(waiting)
    if (rows) {
      left = rows.map(({ what }) => String(what))
      if (left.length === 0) return []
    }
    await pause(500)
  }
  return left
}
