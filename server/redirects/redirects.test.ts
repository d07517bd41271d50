import { expect, test } from 'vitest'
import { applyImport, checkImport } from '#tests/harness/files/import-file.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { shareTestShop, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { hireStaff } from '#tests/harness/staff.ts'

const shop = await shareTestShop()

const staff = signedIn('admin', 'mara@shop.example')

const set = ({ operations }: TestShop, from: string, to: string) =>
  operations.call('redirects.set', staff, { from, to })

const wrongOf = async (shop: TestShop, from: string, to: string) => {
  const outcome = await set(shop, from, to)
  return !outcome.ok && outcome.reason === 'invalid' ? outcome.fieldErrors : outcome
}

/** The shop has pages at two addresses. */
const servePage = async (request: Request): Promise<Response> =>
  ['/prints', '/returns'].includes(new URL(request.url).pathname)
    ? new Response('A page')
    : new Response('Nothing here', { status: 404 })

async function visit(shop: TestShop, path: string, init: RequestInit = {}) {
  const response = await shop.answer(new Request(shop.origin + path, { redirect: 'manual', ...init }))
  return [response.status, response.headers.get('location')]
}

test('an old address redirects permanently to its page, where the shop has none of its own', async () => {
  await using shop = await startTestShop({ servePage })
  await set(shop, 'https://old-shop.example/products/Summer-Tee/', '/tshirt-marketplace/summer-tee')
  await set(shop, '/collections/sale', '/prints?category=sale#first')
  await set(shop, '/returns', '/prints')
  expect(await visit(shop, '/products/summer-tee')).toEqual([301, '/tshirt-marketplace/summer-tee'])
  expect(await visit(shop, '/Products/summer%2Dtee/?utm_source=mail')).toEqual([
    301,
    '/tshirt-marketplace/summer-tee?utm_source=mail',
  ])
  expect(await visit(shop, '/collections/sale?page=2')).toEqual([301, '/prints?category=sale#first'])
  expect(await visit(shop, '/collections/sale', { method: 'HEAD' })).toEqual([
    301,
    '/prints?category=sale#first',
  ])
  expect(await visit(shop, '/returns')).toEqual([200, null])
  expect(await visit(shop, '/products/other')).toEqual([404, null])
  expect(await visit(shop, '/products/%ff')).toEqual([404, null])
})

test('a change or removal applies right away, in every process', async () => {
  await using shop = await startTestShop({ servePage })
  const made = await shop.operations.ask('redirects.set', staff, { from: '/pages/faq', to: '/about' })
  expect(await shop.redirects.find('/pages/faq')).toBe('/about')
  // By another process.
  await shop.database.pool.query(`update redirects set to_path = '/questions'`)
  expect(await shop.redirects.find('/pages/faq')).toBe('/questions')
  await shop.operations.ask('redirects.remove', staff, { redirect: made.redirect.id })
  expect(await visit(shop, '/pages/faq')).toEqual([404, null])
})

test('no redirect goes to another host, in a circle, or from an invalid address', async () => {
  await using shop = await startTestShop({ servePage })
  const own = { to: 'Enter a page of this shop, such as /tshirt-marketplace/summer-tee' }
  for (const to of [
    ...['https://evil.example/', '//evil.example', '/\\evil.example', '\\\\evil.example', 'evil.example'],
    ...['javascript:alert(1)', 'https:evil.example', '/a\nb', `${shop.origin}@evil.example/`],
    ...['/x/..//evil.example', `${shop.origin}//evil.example`],
  ])
    expect([to, await wrongOf(shop, '/old', to)]).toEqual([to, own])
  expect(await wrongOf(shop, '/old', '/old/')).toEqual({ to: 'It would redirect in a circle' })
  await set(shop, '/a', '/b')
  await set(shop, '/b', '/c?x=1')
  expect(await wrongOf(shop, '/c', '/A')).toEqual({ to: 'It would redirect in a circle' })
  for (const from of [
    '',
    'old',
    '//x',
    '/',
    '/?',
    '/Cart/',
    '/admin/orders',
    'https://x.example',
    '/a\\b',
    '/%ff',
    `/${'x'.repeat(500)}`,
  ])
    expect([from, Object.keys(await wrongOf(shop, from, '/about'))]).toEqual([from, ['from']])
  expect(await wrongOf(shop, '/index.php?id=4', '/about')).toEqual({
    from: 'Leave out the “?” and what follows: old addresses are matched by their path',
  })
  const { redirects } = await shop.operations.ask('redirects.list', staff, {})
  expect(redirects.map(({ from, to }) => [from, to])).toEqual([
    ['/b', '/c?x=1'],
    ['/a', '/b'],
  ])
})

test('an address redirects through twenty others at most', async () => {
  const step = (number: number) =>
    set(shop, `/step-${number}`, number === 0 ? '/prints' : `/step-${number - 1}`)
  for (let number = 0; number < 20; number++) expect(await step(number)).toMatchObject({ ok: true })
  expect(await step(20)).toMatchObject({ ok: false, reason: 'invalid' })
})

test('redirects are found for one old address, several and none', async () => {
  await set(shop, '/old', '/prints')
  await set(shop, '/older', '/about')
  const find = async (...paths: string[]) => Object.fromEntries(await shop.redirects.findByOldPaths(paths))
  expect(await find()).toEqual({})
  expect(await find('/old')).toEqual({ '/old': '/prints' })
  expect(await find('/old', '/older', '/oldest')).toEqual({ '/old': '/prints', '/older': '/about' })
})

test('two who would close a circle together cannot: the second waits for the first', async () => {
  const { pool } = shop.database
  const other = await pool.connect()
  using _ = { [Symbol.dispose]: () => other.release() }
  await other.query('begin')
  await other.query(`insert into redirects (from_path, to_path, created_at) values ('/b', '/a', now())`)
  const second = wrongOf(shop, '/a', '/b')
  const waiting = `select count(*)::int as n from pg_locks where relation = 'redirects'::regclass and not granted`
  await expect.poll(async () => (await pool.query(waiting)).rows[0].n).toBe(1)
  await other.query('commit')
  expect(await second).toEqual({ to: 'It would redirect in a circle' })
  expect(await shop.redirects.count(staff)).toBe(1)
})

test('only those who may change settings add redirects', async () => {
  const input = { from: '/old', to: '/about' }
  for (const actor of [visitor(), signedIn(), signedIn('office', 'o@shop.example')])
    await expect(shop.operations.ask('redirects.set', actor, input)).rejects.toMatchObject({
      code: actor.user ? 'forbidden' : 'not_signed_in',
    })
  expect(await shop.redirects.count(staff)).toBe(0)
})

test('a list from Shopify is imported after a dry run, and importing it again changes nothing', async () => {
  const owner = await hireStaff(shop, { email: 'ada@gangway.example', fullName: 'Ada' })
  const file = [
    'Redirect from,Redirect to',
    '/collections/shirts,/tshirt-marketplace',
    '/pages/contact-us,/contact',
    '/pages/Contact-Us/,/about',
    '/blogs/news/hello,https://elsewhere.example/hello',
    '/contact,/pages/contact-us',
  ].join('\r\n')
  const page = await checkImport(shop, owner, 'redirects', file)
  expect(page.rows.map(({ subject, outcome, reason }) => [subject, outcome, reason])).toEqual([
    ['/collections/shirts', 'new', ''],
    ['/pages/contact-us', 'new', ''],
    ['/pages/Contact-Us/', 'refused', 'It already appears earlier in this file; put its rows together.'],
    ['/blogs/news/hello', 'refused', 'to: Enter a page of this shop, such as /tshirt-marketplace/summer-tee'],
    ['/contact', 'new', ''],
  ])
  expect(await shop.redirects.count(staff)).toBe(0)
  const done = await applyImport(shop, owner, page.id)
  expect(done?.rows.map(({ applied }) => applied)).toEqual([
    ...['done', 'done', null, null, 'to: It would redirect in a circle'],
  ])
  expect(await shop.redirects.find('/collections/shirts')).toBe('/tshirt-marketplace')
  const again = await checkImport(shop, owner, 'redirects', file)
  expect(again.counts).toMatchObject({ changed: 0, unchanged: 2 })
})
