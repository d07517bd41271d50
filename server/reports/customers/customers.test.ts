import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type CustomerColumn, customerColumns } from '#domain/lists/lists.ts'
import type { CustomerFilters } from '#domain/people/customer-filters.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { expectEveryRowOnce, type TableOf } from '#tests/harness/every-page.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import type { CustomerRow } from './index.ts'

const shop = await shareTestShop()

const admin = signedIn('admin', 'mara@shop.example')
const names = ['Ada Byron', 'grace hopper', 'Ada Byron', 'Alan Turing', 'Radia Perlman']

async function addPerson(
  shop: TestShop,
  fullName: string,
  email: string,
  role: 'customer' | 'office' = 'customer',
) {
  const made = await shop.auth.createUser({
    email,
    fullName,
    phone: '512 555 0101',
    role,
    password: 'ink on film 9',
  })
  if (!made.ok) throw new Error(made.reason)
  return made.userId
}

const as = (id: string, email: string): Actor => ({
  ...signedIn('customer', email),
  user: { id, email, role: 'customer', sessionId: id },
})

/** Five customers: the first ordered twice, the second once; plus a member of the office. */
async function fill(shop: TestShop) {
  const ids: string[] = []
  for (const [index, name] of names.entries()) ids.push(await addPerson(shop, name, `c${index}@example.com`))
  await addPerson(shop, 'Ada of the office', 'office@shop.example', 'office')
  for (const index of [0, 0, 1]) {
    const email = `c${index}@example.com`
    const contact = { fullName: names[index] ?? '', email, phone: '' }
    await sellGangSheet(shop, as(ids[index] ?? '', email), { contact })
  }
  await shop.database.pool.query(
    `update orders set shipping_address = shipping_address || '{"company":"Nova Prints"}' where customer_id = $1`,
    [ids[1]],
  )
  await shop.operations.ask('customers.set-tags', admin, { customer: ids[3] ?? '', tags: ['VIP'] })
  return ids
}

test('page by page, by each column and in both directions, every customer appears once, and staff never', async () => {
  await fill(shop)
  const table: TableOf<CustomerColumn, CustomerRow> = (wish) =>
    shop.reports.customers.table(admin, { filters: {}, ...wish })
  await expectEveryRowOnce(customerColumns, table, 5)
  const first = async (column: CustomerColumn) =>
    (await table({ sort: { column, isDescending: true }, rows: 2 })).rows.map(({ email }) => email)
  expect(await first('spent')).toEqual(['c0@example.com', 'c1@example.com'])
  expect(await first('last')).toEqual(['c1@example.com', 'c0@example.com'])
})

test('customers are found by name, address, phone, company, tag and number of orders; the counts match', async () => {
  await fill(shop)
  const { customers } = shop.reports
  const cases: [CustomerFilters, number[]][] = [
    [{ text: 'byron' }, [0, 2]],
    [{ text: 'ada byron c2' }, [2]],
    [{ text: '555 0101' }, [0, 1, 2, 3, 4]],
    [{ text: 'nova' }, [1]],
    [{ text: '100%' }, []],
    [{ tag: 'vip' }, [3]],
    [{ bought: 'again' }, [0]],
    [{ bought: 'once' }, [1]],
    [{ bought: 'never', text: 'a' }, [2, 3]],
  ]
  for (const [filters, wanted] of cases) {
    const sort = { column: 'email', isDescending: false } as const
    const { rows } = await customers.table(admin, { filters, sort, rows: 100 })
    expect([filters, rows.map(({ email }) => email)]).toEqual([
      filters,
      wanted.map((index) => `c${index}@example.com`),
    ])
  }
  const counts = await customers.counts(
    admin,
    cases.map(([filters]) => filters),
  )
  expect(counts).toEqual(cases.map(([, wanted]) => wanted.length))
  expect(await customers.tags(admin)).toEqual([{ tag: 'vip', count: 1 }])
})

test('a customer is shown with what they bought, and separately what a guest bought with their address', async () => {
  const [ada = '', grace = ''] = await fill(shop)
  const contact = { fullName: 'Ada', email: 'C0@Example.com', phone: '' }
  const guest = await sellGangSheet(shop, visitor(), { contact })
  const { customers } = shop.reports
  const one = await customers.get(admin, ada)
  expect(one).toMatchObject({ name: 'Ada Byron', orders: 2, ordersOf: { count: 2 }, company: '' })
  expect(one?.guestOrders).toMatchObject({ count: 1, rows: [{ orderNumber: guest.orderNumber }] })
  expect(one?.spentCents).toBe(one?.ordersOf.rows.reduce((sum, { totalCents }) => sum + totalCents, 0))

  const [first] = one?.ordersOf.rows ?? []
  await shop.payments.refund(signedIn('owner'), first?.id ?? '', {
    ...{ refundId: randomUUID(), reason: 'Torn', kind: 'amount', amountCents: 500, lines: [] },
    ...{ withShipping: false, returnStock: false, returnDiscountUse: false },
  })
  await shop.jobs.runDue()
  expect((await customers.get(admin, ada))?.spentCents).toBe((one?.spentCents ?? 0) - 500)
  expect(await customers.get(admin, grace)).toMatchObject({
    company: 'Nova Prints',
    guestOrders: { count: 0 },
  })
  const colleague = await shop.auth.userIdOf('office@shop.example')
  expect(await customers.get(admin, colleague ?? '')).toBeNull()
  for (const role of ['customer', 'floor', 'office'] as const)
    await expect(customers.get(signedIn(role), ada)).rejects.toThrow('Access Denied')
})

test('stored customer figures equal those computed from scratch, whatever happened and whoever did it', async () => {
  const [ada = '', grace = ''] = await fill(shop)
  const { pool } = shop.database
  const kept = async () => (await pool.query('select * from customer_figures order by customer_id')).rows
  const expectRight = async () => {
    const told = await kept()
    await pool.query('truncate customer_figures')
    await pool.query('select write_customer_figures(array(select user_id from profiles))')
    expect(told).toEqual(await kept())
    return told
  }
  expect(await expectRight()).toHaveLength(5)

  const orders = (await pool.query('select id from orders where customer_id = $1', [ada])).rows
  const buy = () =>
    sellGangSheet(shop, as(ada, 'c0@example.com'), {
      contact: { fullName: 'Ada', email: 'c0@example.com', phone: '' },
    })
  await Promise.all([buy(), buy(), buy(), buy()])
  await pool.query(
    `update orders set shipping_address = shipping_address || '{"company":"Ada & Co"}' where id = $1`,
    [orders[0]?.id],
  )
  await pool.query('update orders set customer_id = $1 where id = $2', [grace, orders[1]?.id])
  await pool.query(`update profiles set full_name = 'Ada King', role = 'customer' where user_id = $1`, [ada])
  await pool.query(`update profiles set role = 'floor' where email = 'c4@example.com'`)
  await pool.query(`delete from profiles where email = 'c2@example.com'`)
  await pool.query('delete from customer_tags')
  const after = await expectRight()
  expect(after.map(({ name, orders: count }) => [name, count]).sort()).toEqual([
    ['ada king', 5],
    ['alan turing', 0],
    ['grace hopper', 2],
  ])
})
