import { expect, test } from 'vitest'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { bulkQuotes } from './tables.ts'

const visit = { clientAddress: '192.0.2.7' }
const asked = {
  product: 'tumbler',
  name: ' Ada Lovelace ',
  email: 'ada@example.com',
  quantity: '40',
  details: { Size: '40oz', Message: '' },
}

test('a request is kept, mailed to staff and acknowledged', async () => {
  await using shop = await startTestShop({ settings: { MAIL_STAFF: 'desk@example.com' } })

  expect(await shop.quotes.request(visitor(), visit, asked)).toMatchObject({ ok: true })

  const [kept] = await shop.database.orm.select().from(bulkQuotes)
  expect(kept).toMatchObject({ name: 'Ada Lovelace', quantity: 40, state: 'new', details: { Size: '40oz' } })
  await shop.jobs.runDue()
  const mails = await shop.mail.list()
  expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
    ['ada@example.com', 'We have your bulk quote request for 40 tumblers'],
    ['desk@example.com', 'Bulk quote: 40 tumblers for Ada Lovelace'],
  ])
})

test('without name or email nothing is kept and nobody is mailed', async () => {
  await using shop = await startTestShop()

  for (const missing of [{ name: ' ' }, { email: '' }])
    expect(await shop.quotes.request(visitor(), visit, { ...asked, ...missing })).toMatchObject({
      ok: false,
      reason: 'missing_information',
    })
  expect(await shop.quotes.request(visitor(), visit, { ...asked, email: 'ada' })).toEqual({
    ok: false,
    reason: 'invalid',
    fieldErrors: { email: 'Enter a valid email address' },
  })
  expect(await shop.database.orm.$count(bulkQuotes)).toBe(0)
  expect(await shop.mail.list()).toEqual([])
})

test('the eleventh request of an hour from one network is refused', async () => {
  await using shop = await startTestShop({ clock: { now: () => new Date('2026-05-04T15:30:00Z') } })
  for (let count = 0; count < 10; count++)
    expect(await shop.quotes.request(visitor(), visit, asked)).toMatchObject({ ok: true })

  expect(await shop.quotes.request(visitor(), visit, asked)).toEqual({
    ok: false,
    reason: 'too_many_requests',
    retryAfterSeconds: 1_800,
  })
  expect(await shop.database.orm.$count(bulkQuotes)).toBe(10)
})
