import { expect, test } from 'vitest'
import { signupColumns } from '#domain/lists/lists.ts'
import { everyPage, expectEveryRowOnce } from '#tests/harness/every-page.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop } from '#tests/harness/shop.ts'
import { newsletterSignups } from './tables.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'staff@example.com')
const sort = { column: 'date', isDescending: true } as const

test('signups are sorted by each column, newest first by default, none twice, even those of the same moment', async () => {
  const { database, newsletter } = shop
  const rows = Array.from({ length: 7 }, (_, number) => ({
    email: `reader${number}@example.com`,
    createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 4))),
    confirmedAt: number % 3 === 0 ? null : new Date(),
    unsubscribedAt: number === 5 ? new Date() : null,
  }))
  await database.orm.insert(newsletterSignups).values(rows)

  const table = (wish: Omit<Parameters<typeof newsletter.table>[1], 'filters'>) =>
    newsletter.table(staff, { filters: {}, ...wish })
  await expectEveryRowOnce(signupColumns, table, 7)
  const days = (await everyPage(table, sort, 2)).map(({ createdAt }) => createdAt.getUTCDate())
  expect(days).toEqual([2, 2, 2, 1, 1, 1, 1])
  const states = (await everyPage(table, { column: 'state', isDescending: false }, 3)).map(
    ({ state }) => state,
  )
  expect(states.join()).toBe('subscribed,subscribed,subscribed,waiting,waiting,waiting,unsubscribed')
  expect(
    await newsletter.counts(staff, [
      {},
      { state: 'subscribed' },
      { state: 'waiting' },
      { state: 'unsubscribed' },
    ]),
  ).toEqual([7, 3, 3, 1])
  expect(await newsletter.countSubscribed(staff)).toBe(3)
})

test('a search is text and not a pattern, and the export contains everyone', async () => {
  const { database, newsletter } = shop
  await database.orm.insert(newsletterSignups).values([
    { email: 'a_b@example.com', createdAt: new Date('2026-03-01T12:00:00Z') },
    { email: 'axb@example.com', createdAt: new Date('2026-03-02T12:00:00Z') },
  ])
  const { rows } = await newsletter.table(staff, { filters: { search: 'a_b' }, sort, rows: 10 })
  expect(rows.map(({ email }) => email)).toEqual(['a_b@example.com'])
  expect(await newsletter.exportCsv(staff)).toBe(
    '\uFEFFEmail,Signup Date\r\naxb@example.com,2026-03-02T12:00:00.000Z\r\na_b@example.com,2026-03-01T12:00:00.000Z\r\n',
  )
})

test('only staff see an address', async () => {
  const { newsletter } = shop
  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')]) {
    await expect(newsletter.table(actor, { filters: {}, sort, rows: 10 })).rejects.toThrow('Access Denied')
    await expect(newsletter.counts(actor, [{}])).rejects.toThrow('Access Denied')
    await expect(newsletter.exportCsv(actor)).rejects.toThrow('Access Denied')
  }
})
