import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productTypes } from '#domain/catalog/product-types.ts'
import { browse } from '#tests/harness/browse.ts'
import { designForm, placed } from '#tests/harness/design.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { npmStart, type StartedShop } from '#tests/harness/processes/npm-start.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { checkoutForm } from '#tests/harness/sell.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'

/** Of the smallest sheet, in inches; also its id. */
const sizeId = 12

let shop: StartedShop

beforeAll(async () => {
  shop = await npmStart()
})
afterAll(() => shop?.[Symbol.asyncDispose]())

test('npm start renders pages with the build of React meant for visitors', async () => {
  const { status } = await fetch(shop.origin)
  expect(status).toBe(200)

  // What React itself logged in the process that rendered this page (app/pages.ts).
  const log = await readFile(join(shop.dataDirectory, 'logs/shop.log'), 'utf8')
  const opened = log.split('\n').find((line) => line.includes('"the shop is open"'))
  expect(JSON.parse(opened ?? '{}')).toMatchObject({ react: 'production' })
})

test('what it writes can be read only by its own user', async () => {
  const browser = browse(shop, randomUUID())
  const picture = await transparentPng({ width: 40, height: 40 }, { left: 5, top: 5, width: 30, height: 30 })
  const id = await uploadArtwork(shop, browser, picture)
  const stateOf = async () => (await (await browser.get(`/api/v1/artworks/${id}`)).json()).artwork.state
  await expect.poll(stateOf).toBe('ready')

  const folders = ['postgres/cluster', 'postgres/socket']
  const paths = (await readdir(shop.dataDirectory, { recursive: true })).filter(
    (path) => !folders.some((folder) => path.startsWith(`${folder}/`)),
  )
  expect(
    paths.filter((path) => /^files\/.*\/(original|preview\.webp|thumbnail\.webp)$/.test(path)).length,
  ).toBe(3)
  const open = []
  for (const path of ['', ...paths]) {
    const { mode } = await stat(join(shop.dataDirectory, path))
    if ((mode & (passages.has(path) ? 0o066 : 0o077)) !== 0)
      open.push(`${path} ${(mode & 0o777).toString(8)}`)
  }
  expect(open).toEqual([])
})

/**
 * When started by root, PostgreSQL runs as another user, who can pass through to its own folders but lists nothing on
 * the way.
 */
const passages = new Set(process.getuid?.() === 0 ? ['', 'postgres'] : [])

test('in the shop that npm start opens, a stranger buys a sheet and reads the receipt', async () => {
  const browser = browse(shop, randomUUID())
  const picture = await transparentPng(
    { width: 420, height: 220 },
    { left: 10, top: 10, width: 400, height: 200 },
  )
  const id = await uploadArtwork(shop, browser, picture)
  const stateOf = async () => (await (await browser.get(`/api/v1/artworks/${id}`)).json()).artwork.state
  await expect.poll(stateOf).toBe('ready')
  const saved = await browser.send('POST', '/api/v1/designs', designForm([placed(id)], sizeId))
  const { design } = (await saved.json()) as { design: { designId: string } }
  const line = {
    ...{ id: 'gangsheet-1-1', productType: productTypes.gangSheet, productSize: '', productColor: '' },
    ...{ quantity: 1, unitPrice: 0, designData: { design_id: design.designId, size_id: sizeId } },
  }
  const asked = { lines: [line], delivery: 'shipping', promoCode: '' }
  const { totals } = (await (await browser.send('POST', '/api/v1/cart/total', asked)).json()) as {
    totals: { total: number }
  }
  const form = checkoutForm([line], { seenTotal: totals.total })
  const prepared = (await (await browser.send('POST', '/api/v1/checkout/prepare', form)).json()) as {
    redirectUrl: string
  }
  const payment = await readPage(browser, prepared.redirectUrl)
  const returned = await payment.submit('Pay with this card')
  // The provider's webhook may have arrived first.
  const isOpen = returned.queryByRole('button', { name: 'Check my payment' })
  const receipt = isOpen ? await returned.submit('Check my payment') : returned
  receipt.getByRole('heading', { name: 'Payment Successful!' })
  expect(receipt.words).toMatch(/Order number:? GW-\d{6}/)
})

test('each page linked from the storefront opens for a stranger', async () => {
  const seen = new Set<string>()
  const waiting = ['/']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    seen.add(path)
    const answer = await fetch(shop.origin + path)
    expect(answer.status, path).toBe(200)
    const body = await answer.text()
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    expect(body, path).toContain('<h1')
    const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(
      ([, href]) => new URL(href ?? '', shop.origin).pathname,
    )
    waiting.push(...new Set(links.filter((link) => !seen.has(link) && !waiting.includes(link))))
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      '/builder',
      '/tshirts',
      '/tumblers',
      '/prints',
      '/blog',
      '/cart',
      '/auth',
      '/about',
    ]),
  )
})

test('its owner signs in with the printed password and finds the order in the back office, where each page opens', async () => {
  const owner = browse(shop, randomUUID())
  const signIn = await readPage(owner, '/auth?next=/admin')
  const first = await signIn.submit(signIn.in('main').getByRole('button', { name: 'Sign In' }), {
    Email: shop.owner.email,
    Password: shop.owner.password,
  })
  const back = await first.submit('Set New Password', {
    'New password': 'a printed word serves once',
    'Confirm password': 'a printed word serves once',
  })
  back.getByRole('link', { name: /GW-\d{6}/ })
  const links = back.in('navigation', 'Admin').getAllByRole('link')
  const rooms = new Set<string>(links.map((link: HTMLElement) => link.getAttribute('href') ?? ''))
  expect(rooms.size).toBeGreaterThan(10)
  for (const room of rooms) {
    const answer = await owner.get(room, { accept: 'text/html' })
    expect([room, answer.status, /<h1[ >]/.test(await answer.text())]).toEqual([room, 200, true])
  }
})

test('SIGTERM to npm start also stops the shop and its database', async () => {
  shop.npm.kill('SIGTERM')

  const isUp = () =>
    fetch(`${shop.origin}/health/live`).then(
      () => true,
      () => false,
    )
  await expect.poll(isUp).toBe(false)
  await shop.gone
})
