import { expect } from 'vitest'
import type { Database } from '#server/kernel/database.ts'

/**
 * What holds for every order after anything that touches money, to the cent: the lines sum to the subtotal;
 * subtotal − discount + shipping + tax = total = what the one attempt asks for; a paid order captured its total,
 * any other nothing; and who is settled has a number, who is not has none.
 */
export async function expectMoneyToAddUp({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query(wrongOrders)
  expect(rows).toEqual([])
}

const wrongOrders = `
  select o.id, o.order_number, o.payment_status, o.total_cents, lines.sum as lines_cents, money.*
  from orders o
  cross join lateral (
    select coalesce(sum(i.quantity * i.unit_price_cents), 0)::int as sum from order_items i where i.order_id = o.id
  ) lines
  cross join lateral (
    select count(*)::int as attempts, coalesce(sum(a.amount_cents), 0)::int as asked,
      coalesce(sum(a.captured_cents), 0)::int as captured
    from payment_attempts a where a.order_id = o.id
  ) money
  where lines.sum <> o.subtotal_cents
    or o.subtotal_cents - o.discount_cents + o.shipping_cents + o.tax_cents <> o.total_cents
    or money.attempts <> 1 or money.asked <> o.total_cents
    or money.captured <> case when o.payment_status = 'paid' then o.total_cents else 0 end
    or (o.payment_status in ('paid', 'unverified') and o.order_number is null)
    or (o.payment_status = 'awaiting' and o.order_number is not null)
    or (o.placed_at is null) <> (o.order_number is null)
    or (o.order_number is null) <> (o.status = 'awaiting_payment')`
