import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { artworks } from '#server/artwork/tables.ts'
import { watchShopJob } from '#server/doctor/index.ts'
import { days } from '#server/kernel/clock.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { beginUpload } from '#tests/harness/upload.ts'

const tus = { 'tus-resumable': '1.0.0', 'upload-length': '4', 'upload-metadata': 'filename Zm94LnBuZw==' }
const words = 'The shop is out of space for files right now. We’ve been notified; please try again later.'

async function watch(shop: TestShop): Promise<void> {
  await shop.jobs.enqueue(shop.database.orm, watchShopJob, {})
  await shop.jobs.runDue()
}

const told = async (shop: TestShop) =>
  (await shop.mail.list())
    .filter(({ template }) => template === 'shop-needs-you')
    .map(({ subject }) => subject)

const attention = async (shop: TestShop, { actor }: Browser) =>
  (await shop.reports.attention(actor)).map(({ kind, reason }) => [kind, reason])

test('below the floor, every kind of upload is refused with 507 and a message, and staff are alerted', async () => {
  await using shop = await startTestShop({ settings: { DISK_FLOOR_MB: '10000000' } })
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const send = (method: string, path: string, headers: Record<string, string> = {}) =>
    fetch(shop.origin + path, { method, headers: { ...staff.headers, ...headers }, body: 'data' })
  const calls = [
    send('POST', '/uploads/artworks', tus),
    send('PATCH', '/uploads/artworks/8a4c2f6e-0000-4000-8000-000000000000', { 'upload-offset': '0' }),
    send('POST', '/uploads/imports/products?name=a.csv'),
    send('POST', '/uploads/blog-media?name=a.png'),
    send('POST', '/uploads/blog-videos', tus),
  ]
  for (const answer of await Promise.all(calls))
    expect([answer.status, (await answer.json()).error]).toEqual([
      507,
      { code: 'no_room', message: words, advice: 'Try again later.' },
    ])
  expect(await shop.database.orm.$count(artworks)).toBe(0)
  expect(await attention(shop, staff)).toEqual([
    ['disk_short', 'Uploads are refused until there is free space'],
  ])
  // The shop itself continues: it isn't taken out of service for this.
  const ready = await fetch(`${shop.origin}/health/ready`)
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', disk: 'full' }])
})

test('staff are warned before uploads are refused: by email once a day, and in Attention while it lasts', async () => {
  const { bavail, bsize } = await statfs(tmpdir())
  // Three quarters of what is free now: the other tests may write a lot, and free space stays between one and two times
  // this.
  const floor = Math.floor((bavail * bsize * 0.75) / 1_000_000)
  const clock = createTestClock()
  await using shop = await startTestShop({ clock, settings: { DISK_FLOOR_MB: String(floor) } })
  const staff = await signInFrom(shop, browse(shop), 'admin')

  expect((await beginUpload(shop, browse(shop), 10)).status).toBe(201)
  await watch(shop)
  await watch(shop)
  expect(await told(shop)).toEqual(['Your shop needs you: Disk space'])
  expect(await attention(shop, staff)).toEqual([
    ['disk_short', `Everything still works; uploads are refused below ${(floor / 1_000).toFixed(1)} GB`],
  ])
  clock.advance(days(1))
  await watch(shop)
  expect(await told(shop)).toHaveLength(2)
})

test('no one is notified while there is enough space', async () => {
  await using shop = await startTestShop({ settings: { DISK_FLOOR_MB: '1' } })
  const staff = await signInFrom(shop, browse(shop), 'admin')
  await watch(shop)
  expect([await told(shop), await attention(shop, staff)]).toEqual([[], []])
})

test('daily uploads per person and per network are counted in bytes and refused with a message', async () => {
  const clock = createTestClock()
  clock.toNext(days(1))
  const settings = {
    TRUSTED_PROXIES: '127.0.0.1,::1',
    UPLOAD_MB_PER_DAY_PERSON: '2',
    UPLOAD_MB_PER_DAY_NETWORK: '3',
  }
  await using shop = await startTestShop({ clock, settings })
  const at = (address: string, browser: Browser): Browser => ({
    ...browser,
    headers: { ...browser.headers, 'x-forwarded-for': address },
  })
  const begin = async (browser: Browser, bytes = 1_200_000): Promise<string> => {
    const answer = await beginUpload(shop, browser, bytes)
    return answer.status === 201 ? 'begun' : `${answer.status} ${(await answer.json()).error.message}`
  }
  const share = (who: string, megabytes: number) =>
    `429 ${who} uploaded ${megabytes} MB today, the most we accept in a day. Continue tomorrow, or write to us.`
  const visitor = at('203.0.113.1', browse(shop))

  expect(await begin(visitor)).toBe('begun')
  expect(await begin(visitor)).toBe(share('You have', 2))
  // Small ones still fit in what is left.
  expect(await begin(visitor, 700_000)).toBe('begun')
  // Another cookie doesn't help for long; another network does.
  expect(await begin(at('203.0.113.1', browse(shop)))).toBe(share('Your network has', 3))
  expect(await begin(at('203.0.113.2', browse(shop)))).toBe('begun')
  const staff = at('203.0.113.1', await signInFrom(shop, browse(shop), 'admin'))
  expect(await begin(staff, 90_000_000)).toBe('begun')

  // The next day and the one after.
  for (let day = 0; day < 2; day++) {
    clock.advance(days(1))
    expect(await begin(visitor)).toBe('begun')
    expect(await begin(visitor)).toBe(share('You have', 2))
  }
})

test('with no share set, everyone uploads as much as there is space for', async () => {
  const settings = { UPLOAD_MB_PER_DAY_PERSON: '0', UPLOAD_MB_PER_DAY_NETWORK: '0' }
  await using shop = await startTestShop({ settings })
  const browser = browse(shop)
  for (let upload = 0; upload < 2; upload++)
    expect((await beginUpload(shop, browser, 90_000_000)).status).toBe(201)
})
