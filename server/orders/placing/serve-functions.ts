import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '#server/kernel/actor.ts'
import type { Executor } from '#server/kernel/database.ts'
import { mayDo } from '#server/kernel/permit.ts'
import type { OrdersDeps } from '../deps.ts'
import { forShipping } from '../shipping/for-shipping.ts'
import { mailPlacedJob } from './mail-placed-order.ts'
import { nextNumber } from './place-order.ts'

/** docs/spec-map.md S7: send-order-notification. */
export async function askForMails(
  { database, jobs }: Pick<OrdersDeps, 'database' | 'jobs'>,
  actor: Actor,
  orderId: string,
): Promise<boolean> {
  const order = await forShipping(database.orm, orderId)
  const isOwn = actor.user !== null && order?.customerId === actor.user.id
  if (!order || !(isOwn || mayDo(actor, 'orders.read'))) return false
  const isVerified = order.paymentStatus !== 'unverified'
  await jobs.enqueue(database.orm, mailPlacedJob, { orderId, isVerified })
  return true
}

const numberSchema = z.object({ number: z.string() })

/** docs/spec-map.md S7: generate_order_number. */
export async function takeNumber(executor: Executor): Promise<string> {
  const { rows } = await executor.execute(sql`select ${nextNumber} as number`)
  return numberSchema.parse(rows[0]).number
}
