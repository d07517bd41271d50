import { expect, test } from 'vitest'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { newsletterSignups } from './tables.ts'

const staff = signedIn('admin', 'staff@example.com')

test('signups are paged newest first, none twice, those of one moment too', async () => {
  await using shop = await startTestShop()
  const { database, newsletter } = shop
  const rows = Array.from({ length: 120 }, (_, number) => ({
    email: `reader${number}@example.com`,
    createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 60))),
  }))
  await database.orm.insert(newsletterSignups).values(rows)

  const seen: string[] = []
  let before: string | undefined
  for (let page = 0; page < 3; page++) {
    const { signups, total, next } = await newsletter.list(staff, { before })
    expect(total).toBe(120)
    seen.push(...signups.map(({ email }) => email))
    before = next ?? undefined
  }
  expect(before).toBeUndefined()
  expect(new Set(seen).size).toBe(120)
  expect(seen.slice(0, 60).every((email) => Number(/\d+/.exec(email)?.[0]) >= 60)).toBe(true)
})

test('a search is text and not a pattern, and the export holds everybody', async () => {
  await using shop = await startTestShop()
  const { database, newsletter } = shop
  await database.orm.insert(newsletterSignups).values([
    { email: 'a_b@example.com', createdAt: new Date('2026-03-01T12:00:00Z') },
    { email: 'axb@example.com', createdAt: new Date('2026-03-02T12:00:00Z') },
  ])
  const { signups } = await newsletter.list(staff, { search: 'a_b', before: 'nonsense' })
  expect(signups.map(({ email }) => email)).toEqual(['a_b@example.com'])
  expect(await newsletter.exportCsv(staff)).toBe(
    '\uFEFFEmail,Signup Date\r\naxb@example.com,2026-03-02T12:00:00.000Z\r\na_b@example.com,2026-03-01T12:00:00.000Z\r\n',
  )
})

test('nobody but staff sees an address', async () => {
  await using shop = await startTestShop()
  const { newsletter } = shop
  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')]) {
    await expect(newsletter.list(actor, {})).rejects.toThrow('Access Denied')
    await expect(newsletter.exportCsv(actor)).rejects.toThrow('Access Denied')
  }
})
