import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { Pool } from 'pg'
import type { FileStore } from '#server/kernel/file-store.ts'
import { mailsAtOnce } from '#server/mail/deliver.ts'
import { expectMoneyToAddUp } from '#tests/harness/money-invariant.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import type { BusyShop } from './rig.ts'
import type { Shelf } from './stock-shelf.ts'
import type { Told } from './told.ts'

/** The rows of each query are errors; none means it holds. `$1` is what people were told. */
const rules: { rule: string; told?: (told: Told, shelf: Shelf) => unknown; wrong: string }[] = [
  {
    rule: 'an order of each checkout that was told, by its key and once',
    told: ({ checkouts }) => checkouts,
    wrong: `select t."attemptId", t."checkoutKey", count(o.id) from jsonb_to_recordset($1) t("attemptId" text, "checkoutKey" text)
      left join payment_attempts a on a.id::text = t."attemptId"
      left join orders o on o.id = a.order_id and o.checkout_key::text = t."checkoutKey"
      group by 1, 2 having count(o.id) <> 1`,
  },
  {
    rule: 'what the provider holds is what the shop has captured, payment by payment',
    wrong: `select s.reference, s.state, s.amount_cents, a.captured_cents, o.payment_status
      from sandbox_payments s full join payment_attempts a on a.id::text = s.idempotency_key left join orders o on o.id = a.order_id
      where case when s.state = 'paid' then s.amount_cents else 0 end is distinct from coalesce(a.captured_cents, 0)`,
  },
  {
    rule: 'every payment that the payment page told is paid at the provider and here',
    told: ({ payments }) => payments,
    wrong: `select t.* from jsonb_to_recordset($1) t("attemptId" text, reference text)
      left join sandbox_payments s on s.reference = t.reference and s.state = 'paid'
      left join payment_attempts a on a.id::text = t."attemptId" and a.status = 'paid'
      where s.id is null or a.id is null`,
  },
  {
    rule: 'refunds here are refunds at the provider, each once and of the same amount',
    wrong: `select r.id, r.status, r.amount_cents, p.state, p.amount_cents as given, p.calls from refunds r
      full join (select idempotency_key, min(state) as state, sum(amount_cents)::int as amount_cents, count(*)::int as calls
        from sandbox_refunds group by 1) p on p.idempotency_key = r.id::text
      where r.id is null or (r.status = 'done' and (p.state, p.amount_cents, p.calls) is distinct from ('done', r.amount_cents, 1))
        or (r.status <> 'done' and p.state = 'done')`,
  },
  {
    rule: 'every refund that was told is done',
    told: ({ refunds }) => refunds,
    wrong: `select t.* from jsonb_to_recordset($1) t("refundId" text)
      left join refunds r on r.id::text = t."refundId" and r.status = 'done' where r.id is null`,
  },
  {
    rule: 'every order number that was told is there',
    told: ({ orderNumbers }) => orderNumbers,
    wrong: `select t from jsonb_array_elements_text($1) t left join orders o on o.order_number = t where o.id is null`,
  },
  {
    rule: 'every message that was told is there once, and none is there twice',
    told: ({ messages }) => messages,
    wrong: `select text, count(m.id) from jsonb_to_recordset($1) t(text text) left join order_messages m using (text)
      group by 1 having count(m.id) <> 1
      union all select text, count(*) from order_messages group by 1 having count(*) > 1`,
  },
  {
    rule: 'one label of each order whose label was told, and of no order two',
    told: ({ labels }) => labels,
    wrong: `select t."orderId", count(s.id) from jsonb_to_recordset($1) t("orderId" text)
      left join shipments s on s.order_id::text = t."orderId" and s.purchase = 'bought' and s.kind = 'outbound'
      group by 1 having count(s.id) <> 1
      union all select order_id::text, count(*) from shipments
        where purchase in ('buying', 'bought') and kind = 'outbound' group by 1 having count(*) > 1`,
  },
  {
    rule: 'two orders that were told to be joined are so, and left in one parcel once its label was told',
    told: ({ joined }) => joined,
    wrong: `select t.* from jsonb_to_recordset($1) t("orderId" text, "otherId" text, "isLabeled" boolean)
      left join joined_orders own on own.order_id::text = t."orderId"
      left join joined_orders other on other.order_id::text = t."otherId"
      where own.parcel is null or own.parcel is distinct from other.parcel
        or (t."isLabeled" and 1 <> (select count(*) from shipments s
          where s.purchase = 'bought' and s.kind = 'outbound' and s.order_id::text = t."orderId"
            and exists (select 1 from shipment_items i where i.shipment_id = s.id and i.order_id::text = t."orderId")
            and exists (select 1 from shipment_items i where i.shipment_id = s.id and i.order_id::text = t."otherId")))`,
  },
  {
    rule: 'no copy leaves twice, in whichever parcel',
    wrong: `select i.order_item_id, sum(i.quantity), o.quantity from shipment_items i
      join shipments s on s.id = i.shipment_id and s.purchase in ('buying', 'bought') and s.kind = 'outbound'
      join order_items o on o.id = i.order_item_id group by 1, 3 having sum(i.quantity) > o.quantity`,
  },
  {
    rule: 'every print file that was asked for is made',
    told: ({ printFiles }) => printFiles,
    wrong: `select t."itemId", p.state, p.error from jsonb_to_recordset($1) t("itemId" text)
      left join print_files p on p.order_item_id::text = t."itemId" where p.state is distinct from 'ready'`,
  },
  {
    rule: 'every print file has come to its good end, with its PDF',
    wrong: `select id, state, pdf_state, error from print_files
      where state not in ('ready', 'superseded') or pdf_state <> 'ready'`,
  },
  {
    rule: 'every design that was told stands at that version or a later one, with its placements',
    told: ({ designs }) => designs,
    wrong: `select t.*, d.version as kept from jsonb_to_recordset($1) t(id text, version int, placements int)
      left join designs d on d.id::text = t.id
      where d.id is null or d.version < t.version
        or (d.version = t.version and jsonb_array_length(d.document->'placements') <> t.placements)`,
  },
  {
    rule: 'every upload that was told is ready',
    told: ({ uploads }) => uploads,
    wrong: `select t.id, a.state, a.rejection, a.inspection_attempts from jsonb_to_recordset($1) t(id text) left join artworks a on a.id::text = t.id
      where a.state is distinct from 'ready'`,
  },
  {
    rule: 'one confirmation and one note to staff of each paid order, one mail of each refund and message, all sent',
    wrong: `select k.key from (
        select 'order-confirmation:' || id as key from orders where payment_status in ('paid', 'partially_refunded', 'refunded')
        union all select 'new-order:' || id from orders where payment_status in ('paid', 'partially_refunded', 'refunded')
        union all select 'refund:' || id from refunds where status = 'done'
      ) k left join mails m on m.dedupe_key = k.key and m.state = 'sent' where m.id is null`,
  },
  {
    rule: 'no upload was refused: all are good pictures',
    wrong: `select id, state, rejection, inspection_attempts from artworks where state in ('inspecting', 'rejected')`,
  },
  { rule: 'every mail is sent', wrong: `select id, template, state, error from mails where state <> 'sent'` },
  {
    rule: 'every label that is paid has its PDF, and none is in doubt',
    wrong: `select id, purchase, problem from shipments
      where (purchase = 'bought' and label_key is null) or purchase in ('buying', 'voiding')`,
  },
  {
    rule: 'every checkout that was told costs what was shown, by the code that was let through',
    told: ({ checkouts }) => checkouts,
    wrong: `select t.*, o.total_cents, o.discount_code
      from jsonb_to_recordset($1) t("attemptId" text, code text, "totalCents" int)
      left join payment_attempts a on a.id::text = t."attemptId" left join orders o on o.id = a.order_id
      where (o.total_cents, o.discount_code) is distinct from (t."totalCents", t.code)`,
  },
  {
    rule: 'pieces on the shelf and those that are sold and kept are as many as there were; nothing is held any more',
    told: (_told, { opening }) => opening,
    wrong: `select l.size, l.color, l.on_hand, l.reserved, sold.pieces from stock_levels l cross join lateral (
        select coalesce(sum(i.quantity), 0)::int as pieces from order_items i join orders o on o.id = i.order_id
        where i.product_type = 'T-Shirt' and (i.product_size, i.product_color) = (l.size, l.color)
          and o.payment_status in ('paid', 'partially_refunded')) sold
      where l.reserved <> 0 or l.on_hand + sold.pieces <> $1::int`,
  },
  {
    rule: 'every code was used by the orders that are paid by it, never more often than it allows; nothing is held',
    wrong: `select d.code, d.used_count, d.reserved_count, d.maximum_uses, paid.orders from discounts d cross join lateral (
        select count(*)::int as orders from orders o where o.discount_code = d.code
          and o.payment_status in ('paid', 'partially_refunded')) paid
      where d.reserved_count <> 0 or d.used_count <> paid.orders or d.used_count > d.maximum_uses`,
  },
  {
    rule: 'no unpaid checkout keeps anything from others',
    wrong: `select order_id::text as id, state from stock_reservations where state in ('reserved', 'short')
      union all select order_id::text, state from discount_uses where state = 'reserved'`,
  },
  {
    rule: 'no work has failed for good, unless just the same was done later',
    wrong: `select f.name, f.id, f.data, f.output from pgboss.job f where f.state = 'failed' and not exists
      (select 1 from pgboss.job later where later.name = f.name and later.data = f.data
        and later.state = 'completed' and later.completed_on > f.completed_on)`,
  },
]

/** Checks every invariant of shop, ledger, provider, mail server and store; returns the violations as text. */
export async function compareBooks(
  rig: BusyShop,
  told: Told,
  shelf: Shelf,
): Promise<{ broken: string[]; mailedAgain: number }> {
  const connectionString = await rig.connectionString()
  if (connectionString === null) return { broken: ['The database is away'], mailedAgain: 0 }
  const pool = new Pool({ connectionString, max: 2 })
  const shop = openShop({ ...rig.settings, DATABASE_URL: connectionString })
  const broken: string[] = []
  try {
    await expectMoneyToAddUp({ pool }).catch((error: unknown) => broken.push(`money: ${String(error)}`))
    for (const { rule, told: pick, wrong } of rules) {
      const { rows } = await pool.query(wrong, pick ? [JSON.stringify(pick(told, shelf))] : [])
      if (rows.length > 0)
        broken.push(`${rule}: ${rows.length} wrong, such as ${JSON.stringify(rows.slice(0, 3))}`)
    }
    broken.push(...(await wrongFiles(pool, shop.files, told)))
    const { rows: sent } = await pool.query<{ id: string }>(`select id from mails where state = 'sent'`)
    const known = new Set(sent.map(({ id }) => `<${id}@localhost>`))
    const taken = Map.groupBy(rig.mailed, ({ id }) => id)
    const missing = [...known].filter((id) => !taken.has(id))
    if (missing.length > 0) broken.push(`mails: ${missing.length} are called sent, and none has arrived`)
    const strange = [...taken.keys()].filter((id) => !known.has(id))
    if (strange.length > 0) broken.push(`mails: ${strange.length} arrived that nobody has sent`)
    broken.push(...repeatedWithoutCause(rig))
    return { broken, mailedAgain: rig.mailed.length - taken.size }
  } finally {
    await shop.stop()
    await pool.end()
  }
}

/**
 * A mail server only allows at-least-once delivery: an email may come again, with the same id, if something broke
 * between its acceptance and our record of it. Each such trouble repeats at most the emails that were being sent at
 * that moment.
 */
function repeatedWithoutCause({ mailed, troubled, workers }: BusyShop): string[] {
  const repeats = [...Map.groupBy(mailed, ({ id }) => id).values()].flatMap((taken) =>
    taken.slice(1).map(({ id, at }, index) => ({ id, before: taken[index]?.at ?? 0, at })),
  )
  const causes = repeats.map(({ before, at }) => troubled.find(({ from, to }) => to >= before && from <= at))
  const without = repeats.filter((_, index) => !causes[index])
  const broken = without.map(({ id }) => `mail ${id} came again though nothing had broken`)
  for (const [cause, of] of Map.groupBy(causes, (cause) => cause))
    if (cause && of.length > mailsAtOnce * workers)
      broken.push(`${of.length} mails came again after one trouble`)
  return broken
}

type Stored = { what: string; key: string; sha256: string }

/** Files missing from the store, or whose bytes in the store differ from what was acknowledged. */
async function wrongFiles(pool: Pool, files: FileStore, told: Told): Promise<string[]> {
  const { rows: made } = await pool.query<Stored>(
    `select 'print file' as what, storage_key as key, sha256 from print_files where state = 'ready'
     union all select 'PDF', pdf_key, pdf_sha256 from print_files where pdf_state = 'ready'`,
  )
  const { rows: artworks } = await pool.query<{ id: string; key: string }>(
    'select id, storage_key as key from artworks',
  )
  const keyOf = new Map(artworks.map(({ id, key }) => [id, key]))
  const uploads = told.uploads.map(({ id, sha256 }) => ({ what: 'upload', key: keyOf.get(id) ?? '', sha256 }))
  const { rows: others } = await pool.query<{ what: string; key: string }>(
    `select 'preview' as what, preview_key as key from artworks where state = 'ready'
     union all select 'label', label_key from shipments where purchase = 'bought'`,
  )
  const wrong: string[] = []
  for (const { what, key, sha256 } of [...uploads, ...made])
    if ((await hashOf(files, key)) !== sha256) wrong.push(`${what} ${key} has other bytes than it should`)
  for (const { what, key } of others)
    if (!key || !(await files.exists(key))) wrong.push(`${what} ${key} is not in the store`)
  return wrong
}

async function hashOf(files: FileStore, key: string): Promise<string | null> {
  try {
    const hash = createHash('sha256')
    await pipeline(await files.read(key), hash)
    return hash.digest('hex')
  } catch {
    return null
  }
}
