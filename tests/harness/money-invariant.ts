import { expect } from 'vitest'
import type { Database } from '#server/kernel/database.ts'

type Books = { pool: Pick<Database['pool'], 'query'> }

/**
 * What must hold for every order after anything that touches money, to the cent: the lines sum to the subtotal, and to
 * its pieces; their shares of discount and tax, with shipping's, sum to the order's; subtotal − discount + shipping +
 * tax = total = what the one attempt asks for, apart from what changes to the order add and remove, each settled or
 * open; a paid order captured its total, any other nothing; what was collected minus what was refunded matches the
 * payment status, and is never below 0; a settled order has a number, an unsettled one has none. Holds are checked as
 * well: a settled order holds nothing, and the counts of discounts and stock are the sums of their uses and moves.
 */
export async function expectMoneyToAddUp({ pool }: Books): Promise<void> {
  // Most tests sell nothing, and planning unneeded queries costs 8 ms each.
  const { rows: found } = await pool.query<{ books: Book[] }>({ name: 'books', text: booksThere })
  const kept = books.filter(({ of }) => found[0]?.books.includes(of))
  if (kept.length === 0) return
  // A named statement: it runs after every test, and is planned once per connection.
  const name = kept.map(({ of }) => of).join()
  const { rows } = await pool.query({
    name,
    text: kept.map(({ wrong }) => asJson(wrong)).join(' union all '),
  })
  expect(rows, 'Money, discounts and stock must add up').toEqual([])
}

const wrongOrders = `
  select o.id, o.order_number, o.payment_status, o.total_cents, lines.*, money.*
  from orders o
  cross join lateral (
    select coalesce(sum(i.quantity * i.unit_price_cents + i.setup_fee_cents), 0)::int as lines,
      coalesce(sum(i.quantity) filter (where (i.design_data->>'isFee') is distinct from 'true'), 0)::int as quantities,
      coalesce(sum(i.discount_cents), 0)::int as discounts, coalesce(sum(i.tax_cents), 0)::int as taxes
    from order_items i where i.order_id = o.id
  ) lines
  cross join lateral (
    select count(*)::int as attempts, coalesce(sum(a.amount_cents), 0)::int as asked,
      coalesce(sum(a.captured_cents), 0)::int as captured,
      coalesce(sum(coalesce(a.reported_cents, a.captured_cents)), 0)::int as collected,
      coalesce(sum(a.refunded_cents), 0)::int as refunded,
      (select coalesce(sum(r.amount_cents), 0)::int from refunds r
        where r.order_id = o.id and r.status <> 'failed') as asked_back,
      (select coalesce(sum(r.amount_cents), 0)::int from refunds r
        where r.order_id = o.id and r.status = 'done') as given_back
    from payment_attempts a where a.order_id = o.id and a.change_id is null
  ) own
  cross join lateral (
    select coalesce(sum(a.captured_cents), 0)::int as captured,
      coalesce(sum(coalesce(a.reported_cents, a.captured_cents)), 0)::int as collected,
      coalesce(sum(a.refunded_cents), 0)::int as refunded
    from payment_attempts a where a.order_id = o.id and a.change_id is not null
  ) more
  cross join lateral (
    select own.attempts, own.asked, own.captured, own.asked_back, own.given_back,
      own.collected + more.collected as collected, own.refunded + more.refunded as refunded
  ) money
  cross join lateral (
    select count(*)::int as changes,
      coalesce(sum(c.total_after_cents - c.total_before_cents), 0)::int as by,
      coalesce(sum(c.difference_cents) filter (where c.state in ('sent', 'open')), 0)::int as open,
      coalesce(sum(c.difference_cents) filter (where c.state = 'settled'), 0)::int as settled,
      coalesce(sum(c.difference_cents) filter (where c.state = 'settled' and c.settle = 'done'), 0)::int as by_hand,
      coalesce(sum(c.difference_cents) filter (where c.state = 'settled' and c.settle = 'provider'
        and c.difference_cents > 0), 0)::int as by_link
    from order_changes c where c.order_id = o.id
  ) changed
  where lines.lines <> o.subtotal_cents or lines.quantities <> o.pieces
    or lines.discounts + o.shipping_discount_cents <> o.discount_cents
    or lines.taxes <> o.tax_cents
    or o.subtotal_cents - o.discount_cents + o.shipping_cents + o.tax_cents <> o.total_cents
    or money.attempts <> 1 or money.asked <> o.total_cents - changed.by
    or o.open_cents <> changed.open or changed.by <> changed.open + changed.settled
    or more.captured <> changed.by_link
    or money.captured <> case
      when o.payment_status in ('paid', 'partially_refunded') then o.total_cents - changed.by
      when o.payment_status = 'refunded' then money.captured else 0 end
    or money.refunded <> money.asked_back
    or (money.given_back > 0 and o.payment_status = 'paid' and money.collected - money.given_back < o.total_cents - changed.open - changed.by_hand)
    or (o.payment_status = 'refunded') <> (money.given_back > 0 and money.given_back = money.collected)
    or (o.payment_status = 'partially_refunded' and changed.changes = 0 and
      not (money.collected - money.given_back between 1 and o.total_cents - 1))
    or (o.payment_status in ('paid', 'unverified') and o.order_number is null)
    or (o.payment_status = 'awaiting' and o.order_number is not null)
    or (o.placed_at is null) <> (o.order_number is null)
    or (o.order_number is null) <> (o.status = 'awaiting_payment')`

const wrongUses = `
  select d.code, d.reserved_count, d.used_count, uses.*
  from discounts d
  cross join lateral (
    select count(*) filter (where u.state = 'reserved')::int as reserved,
      count(*) filter (where u.state = 'used')::int as used,
      count(*) filter (where u.state = 'reserved' and o.payment_status <> 'awaiting')::int as held_by_settled,
      count(*) filter (where u.amount_cents <> o.discount_cents)::int as of_another_amount
    from discount_uses u join orders o on o.id = u.order_id where u.discount_id = d.id
  ) uses
  where (d.reserved_count, d.used_count, 0, 0) is distinct from
    (uses.reserved, uses.used, uses.held_by_settled, uses.of_another_amount)`

const wrongStock = `
  select l.*, moves.*, held.*
  from stock_levels l
  cross join lateral (
    select coalesce(sum(m.on_hand_change), 0)::int as on_hand_moved,
      coalesce(sum(m.reserved_change), 0)::int as reserved_moved
    from stock_moves m where (m.listing_id, m.size, m.color) = (l.listing_id, l.size, l.color)
  ) moves
  cross join lateral (
    select coalesce(sum(r.quantity) filter (where r.state = 'reserved'), 0)::int as held,
      count(*) filter (where r.state = 'reserved' and o.payment_status <> 'awaiting')::int as held_by_settled
    from stock_reservations r join orders o on o.id = r.order_id
    where (r.listing_id, r.size, r.color) = (l.listing_id, l.size, l.color)
  ) held
  where (l.on_hand, l.reserved, l.reserved, 0) is distinct from
    (moves.on_hand_moved, moves.reserved_moved, held.held, held.held_by_settled)`

/** Each starts from the rows of one table: if it has none, nothing can be wrong. */
const books = [
  { of: 'orders', wrong: wrongOrders },
  { of: 'discounts', wrong: wrongUses },
  { of: 'stock_levels', wrong: wrongStock },
] as const

type Book = (typeof books)[number]['of']

const booksThere = `select array_remove(array[${books
  .map(({ of }) => `case when exists (select from ${of}) then '${of}' end`)
  .join()}], null) as books`

const asJson = (wrong: string): string => `select to_jsonb(wrong) as wrong from (${wrong}) wrong`
