import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { refunds } from './tables.ts'

/** What was refunded for an order, in cents; `orderId` is that of the statement's own row. */
export const givenBackOf = (orderId: SQLWrapper): SQL<number> =>
  sql<number>`(select coalesce(sum(${refunds.amountCents}), 0) from ${refunds}
    where ${refunds.orderId} = ${orderId} and ${refunds.status} = 'done')`
