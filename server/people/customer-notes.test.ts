import { expect, test } from 'vitest'
import { auditEntries } from '#server/kernel/tables.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { customerNotes, customerTags } from './tables.ts'

const shop = await shareTestShop()

const admin = signedIn('admin', 'mara@shop.example')

async function addPerson(shop: TestShop, email: string, role: 'customer' | 'office' = 'customer') {
  const made = await shop.auth.createUser({
    email,
    fullName: 'Ada',
    phone: '',
    role,
    password: 'ink on film 9',
  })
  if (!made.ok) throw new Error(made.reason)
  return made.userId
}

const changes = async ({ database }: TestShop) =>
  (await database.orm.select().from(auditEntries)).filter(({ action }) => action.startsWith('customers.'))

test('a note is written, changed from the version seen, and deleted; the audit log does not reveal its text', async () => {
  const customer = await addPerson(shop, 'ada@example.com')
  const { note } = await shop.operations.ask('customers.write-note', admin, { customer, text: ' Net 30 ' })
  expect(note).toMatchObject({ text: 'Net 30', authorName: 'mara@shop.example', version: 1 })

  const change = (text: string, version: number) =>
    shop.operations.call('customers.change-note', admin, { customer, note: note.id, text, version })
  expect(await change('Net 15', 1)).toMatchObject({
    ok: true,
    value: { note: { text: 'Net 15', version: 2 } },
  })
  expect(await change('Cash only', 1)).toMatchObject({ reason: 'conflict', theirs: { text: 'Net 15' } })
  expect(await change('  ', 2)).toMatchObject({ fieldErrors: { text: 'Write the note first' } })
  expect(await shop.database.orm.select().from(customerNotes)).toMatchObject([{ text: 'Net 15' }])

  const { note: another } = await shop.operations.ask('customers.write-note', admin, {
    ...{ customer, text: 'Likes a call' },
  })
  const elsewhere = await addPerson(shop, 'eve@example.com')
  const remove = (whose: string) =>
    shop.operations.call('customers.remove-note', admin, { customer: whose, note: note.id })
  expect(await remove(elsewhere)).toMatchObject({ code: 'not_found' })
  expect(await remove(customer)).toMatchObject({ ok: true })
  expect(await shop.database.orm.select().from(customerNotes)).toMatchObject([
    { id: another.id, text: 'Likes a call' },
  ])

  const told = await changes(shop)
  expect(told.map(({ action, subject }) => [action, subject])).toEqual(
    ['write-note', 'change-note', 'write-note', 'remove-note'].map((one) => [
      `customers.${one}`,
      `user:${customer}`,
    ]),
  )
  expect(JSON.stringify(told)).not.toContain('Net')
})

test('tags are kept in lowercase, each once, replacing the earlier ones', async () => {
  const customer = await addPerson(shop, 'ada@example.com')
  const set = (tags: string[]) => shop.operations.call('customers.set-tags', admin, { customer, tags })
  expect(await set(['VIP', ' vip ', '', 'Net  30'])).toMatchObject({
    ok: true,
    value: { tags: ['net 30', 'vip'] },
  })
  expect(await set(['school'])).toMatchObject({ ok: true })
  expect(await shop.database.orm.select().from(customerTags)).toEqual([{ userId: customer, tag: 'school' }])
  expect(await set(['x'.repeat(31)])).toMatchObject({ reason: 'invalid' })
  expect(await set(Array.from({ length: 21 }, (_, index) => `t${index}`))).toMatchObject({
    fieldErrors: { tags: 'At most 20 tags, please' },
  })
  expect((await changes(shop)).map(({ before, after }) => [before, after])).toEqual([
    [{ tags: [] }, { tags: ['net 30', 'vip'] }],
    [{ tags: ['net 30', 'vip'] }, { tags: ['school'] }],
  ])
})

test('tags that a colleague adds or removes in between stay that way', async () => {
  const customer = await addPerson(shop, 'ada@example.com')
  const set = (tags: string[], seen?: string[]) =>
    shop.operations.call('customers.set-tags', admin, { customer, tags, seen })
  await set(['net 30', 'school', 'vip'])
  const seen = ['net 30', 'school', 'vip']
  // A colleague adds one and removes one.
  await set(['net 30', 'slow payer', 'vip'], seen)
  expect(await set(['net 30', 'school', 'team'], seen)).toMatchObject({
    value: { tags: ['net 30', 'slow payer', 'team'] },
  })
  const many = Array.from({ length: 18 }, (_, index) => `t${index}`)
  expect(await set(many, [])).toMatchObject({ fieldErrors: { tags: 'At most 20 tags, please' } })
})

test('notes and tags are for customers only, and written by those with permission', async () => {
  const customer = await addPerson(shop, 'ada@example.com')
  const colleague = await addPerson(shop, 'mo@shop.example', 'office')
  const text = 'Net 30'
  const write = (actor: typeof admin, whose: string) =>
    shop.operations.call('customers.write-note', actor, { customer: whose, text })
  expect(await write(admin, colleague)).toMatchObject({ code: 'not_found' })
  for (const role of ['customer', 'floor', 'office'] as const) {
    expect(await write(signedIn(role), customer)).toMatchObject({ code: 'forbidden' })
    const tags = { customer, tags: ['vip'] }
    expect(await shop.operations.call('customers.set-tags', signedIn(role), tags)).toMatchObject({
      code: 'forbidden',
    })
  }
  expect(await shop.database.orm.$count(customerNotes)).toBe(0)
  expect(await shop.database.orm.$count(customerTags)).toBe(0)
})
