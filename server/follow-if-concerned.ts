import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Followers } from './kernel/emit.ts'

type Follow = NonNullable<Followers['payment.settled']>[number]

/** A follower of payments, and the orders it concerns: whatever it follows was written when they were opened. */
export type SettledFollower = { of(orderId: string): SQL<boolean>; follow: Follow }

const answerSchema = z.object({ concerned: z.array(z.boolean()) })

/** Checks in one query which followers an order concerns, usually none; those are called one after the other. */
export const followIfConcerned =
  (followers: readonly SettledFollower[]): Follow =>
  async (transaction, settled) => {
    const asked = followers.map(({ of }) => of(settled.orderId))
    const { rows } = await transaction.execute(sql`select array[${sql.join(asked, sql`, `)}] as concerned`)
    const { concerned } = answerSchema.parse(rows[0])
    for (const [index, { follow }] of followers.entries())
      if (concerned[index]) await follow(transaction, settled)
  }
