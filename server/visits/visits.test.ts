import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { days } from '#server/kernel/clock.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { addVisits, mostNames, otherNames } from './add-visits.ts'
import { forgetVisitors } from './forget-visitors.ts'
import { deviceOf, sourceOf } from './where-from.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const staff = signedIn('admin')
const origin = 'https://shop.example'

test('visits are counted without a cookie, by page, source and device, and their marks are gone after the day', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { operations, database, reports } = shop
  const open = (
    network: string,
    path: string,
    more: { userAgent?: string; referrer?: string; as?: Actor } = {},
  ) => {
    const { referrer = '', userAgent = firefox, as = visitor() } = more
    return operations.ask('visits.count', { ...as, network, origin, userAgent }, { path, referrer })
  }
  const told = async () => (await reports.dashboard(staff, {})).visits

  await Promise.all(Array.from({ length: 6 }, () => open('192.0.2.1', '/', { referrer: `${origin}/blog` })))
  await open('192.0.2.1', '/prints?x=1', { referrer: 'https://www.instagram.com/p/1' })
  await open('192.0.2.1', '/prints/moth-sheet/')
  await open('2001:db8::1', '/', { userAgent: phone, referrer: 'https://www.instagram.com/p/1' })
  // Customers are counted, signed in or not.
  await open('2001:db8::2', '/', { userAgent: phone, as: signedIn('customer') })
  // Either no one's, or not to be counted.
  await open('192.0.2.9', '/', { userAgent: 'Googlebot/2.1' })
  await open('192.0.2.9', '/', { userAgent: '' })
  for (const path of ['/order/8a4c2f6e', '/pay/secret', '/admin', '/customer-portal', '/nowhere', 'x'])
    await open('192.0.2.9', path)
  await operations.ask('visits.count', { ...staff, network: '192.0.2.9', userAgent: firefox }, { path: '/' })

  expect(await told()).toEqual({
    days: [{ day: expect.any(String), views: 10, visitors: 2 }],
    pages: [
      { name: '/', views: 8, visitors: 2 },
      { name: '/prints', views: 1, visitors: 1 },
      { name: '/prints/moth-sheet', views: 1, visitors: 1 },
    ],
    sources: [
      { name: 'Direct', views: 1, visitors: 1 },
      { name: 'instagram.com', views: 1, visitors: 1 },
    ],
    devices: [
      { name: 'Computer', views: 1, visitors: 1 },
      { name: 'Phone', views: 1, visitors: 1 },
    ],
  })
  const kept = await database.pool.query('select * from visit_marks join visit_salts using (day)')
  expect(JSON.stringify(kept.rows)).not.toMatch(/192\.0|2001|Firefox|iPhone|prints/)
  const salts = () => database.pool.query('select salt from visit_salts').then(({ rows }) => rows)
  const before = await salts()

  clock.advance(days(1))
  await forgetVisitors({ database, clock, readSettings: shop.settings.read })
  expect(await salts()).toEqual([])
  expect((await database.pool.query('select from visit_marks')).rowCount).toBe(0)
  await open('192.0.2.1', '/')
  expect((await told()).days.map(({ visitors }) => visitors)).toEqual([2, 1])
  expect(await salts()).not.toEqual(before)

  await shop.settings.change({ system: 'test' }, { areVisitsCounted: false })
  await open('192.0.2.77', '/')
  expect((await told()).days.at(-1)).toMatchObject({ visitors: 1 })
})

test('names from outside are bounded: the first of each day are kept and the rest are combined', async () => {
  await using shop = await startTestShop()
  const { database, reports } = shop
  const day = (await reports.dashboard(staff, {})).period.to
  const add = (name: string) =>
    database.transaction((transaction) =>
      addVisits(transaction, day, [{ kind: 'source', name, views: 1, visitors: 1 }]),
    )
  await database.pool.query(
    `insert into visit_figures select $1, 'source', 'site' || n, 1, 1 from generate_series(1, $2) as n`,
    [day, mostNames],
  )
  for (const name of ['late.example', 'later.example', 'site1']) await add(name)
  expect((await reports.dashboard(staff, {})).visits.sources.slice(0, 2)).toEqual([
    { name: otherNames, views: 2, visitors: 2 },
    { name: 'site1', views: 2, visitors: 2 },
  ])
})

test.each([
  ['', '', 'Direct'],
  ['https://www.shop.example/blog', '', 'Direct'],
  [`${origin}/blog`, '', 'Direct'],
  ['https://www.Google.com/search?q=x', '', 'google.com'],
  ['javascript:alert(1)', '', 'Direct'],
  ['not an address', '', 'Direct'],
  ['https://mail.example/', ' Spring-Mail ', 'spring-mail'],
  ['https://mail.example/', '<script>', 'mail.example'],
])('from %j with campaign %j is %s', (referrer, campaign, source) => {
  expect(sourceOf({ referrer, campaign, origin: 'https://shop.example' })).toBe(source)
})

test.each([
  [firefox, 'Computer'],
  [phone, 'Phone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Phone'],
  ['Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'Tablet'],
])('%s is a %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
