import { sql } from 'drizzle-orm'
import { orderNumbers, orders } from '../tables.ts'

/** 'GW-000123', wider from the millionth on. Evaluated only for the row that an UPDATE actually changes. */
export const nextNumber = sql<string>`(select 'GW-' || lpad(n::text, greatest(6, length(n::text)), '0')
  from nextval(${orderNumbers.seqName}::regclass) as n)`

/**
 * Turns an order awaiting payment into one that people see: its number and timestamp, set once, and the status
 * `pending_review`. An order that staff have already moved keeps its status.
 */
export const placed = (now: Date) => ({
  orderNumber: sql<string>`case when ${orders.orderNumber} is null then ${nextNumber} else ${orders.orderNumber} end`,
  placedAt: sql`coalesce(${orders.placedAt}, ${now.toISOString()}::timestamptz)`,
  status: sql`case when ${orders.status} = 'awaiting_payment' then 'pending_review' else ${orders.status} end`,
  version: sql`${orders.version} + 1`,
})
