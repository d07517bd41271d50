import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browse } from '#tests/harness/browse.ts'
import { desktop, openBrowser, openPage } from '#tests/harness/browser.ts'
import { addFiles, openStudioOf } from '#tests/harness/pages/studio.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { npmStart, type StartedShop } from '#tests/harness/processes/npm-start.ts'
import { fillContact, heading, payNow, payWith } from '#tests/harness/shopper.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'

let shop: StartedShop

beforeAll(async () => {
  shop = await npmStart()
})
afterAll(() => shop?.[Symbol.asyncDispose]())

test('npm start draws pages by the build of React that is meant for visitors', async () => {
  const { status } = await fetch(shop.origin)
  expect(status).toBe(200)

  // What React itself said in the process that has drawn this page (app/pages.ts).
  const log = await readFile(join(shop.dataDirectory, 'logs/shop.log'), 'utf8')
  const opened = log.split('\n').find((line) => line.includes('"the shop is open"'))
  expect(JSON.parse(opened ?? '{}')).toMatchObject({ react: 'production' })
})

test('what it writes is for its own user alone', async () => {
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

/** Started by root, PostgreSQL is another user, who passes through to its own folders, and sees nothing on the way. */
const passages = new Set(process.getuid?.() === 0 ? ['', 'postgres'] : [])

test('in the shop that npm start opens, a stranger buys a shirt from the first page to the receipt', async () => {
  const browser = await openBrowser()
  const { page, complaints } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await page.goto('/tshirts')
  const step = (title: string) =>
    page.getByRole('region', { name: new RegExp(`^Step \\d(, done)?: ${title}$`) })
  const choose = (title: string, words: string | RegExp) =>
    step(title).locator('label', { hasText: words }).first().click()
  await page.waitForLoadState('networkidle')
  await choose('Placement zone', 'Full Front')
  await choose('Size and color', 'Navy')
  await choose('Size and color', /^3XL/)
  const ink = { left: 50, top: 50, width: 1_800, height: 1_500 }
  await step('Upload design')
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'fox.png',
      mimeType: 'image/png',
      buffer: await transparentPng({ width: 1_900, height: 1_600 }, ink),
    })
  await page.getByText('250 dpi, Good').waitFor()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(page, 'Added to Cart!')

  await page.goto('/checkout')
  await fillContact(page)
  await payNow(page).click()
  await payWith(page, /approved/)
  await heading(page, 'Payment Successful!')
  expect(await page.getByText(/^Order number/).textContent()).toMatch(/GW-\d{6}/)
  expect(complaints).toEqual([])
})

test('each page that the storefront leads to opens for a stranger, and the studio lays out what is dropped into it', async () => {
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

  const browser = await openBrowser()
  const { page, complaints } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await openStudioOf(page)
  const ink = { left: 10, top: 10, width: 580, height: 580 }
  const buffer = await transparentPng({ width: 600, height: 600 }, ink)
  await addFiles(page, [{ name: 'badge.png', mimeType: 'image/png', buffer }])
  await page.getByRole('group', { name: 'Copies of badge' }).waitFor()
  expect(complaints).toEqual([])
})

test('its owner signs in with the printed password and finds the order in the back office, each page of which opens', async () => {
  const browser = await openBrowser()
  const { page, complaints } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await page.goto('/auth?next=/admin')
  await page.getByLabel('Email').fill(shop.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(shop.owner.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByLabel('New password').fill('a printed word serves once')
  await page.getByLabel('Confirm password').fill('a printed word serves once')
  await page.getByRole('button', { name: 'Set New Password' }).click()
  await page.getByRole('link', { name: /GW-\d{6}/ }).waitFor()
  const rooms = await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(rooms.length).toBeGreaterThan(10)
  for (const room of rooms) {
    const answer = await page.request.get(room)
    expect([room, answer.status(), /<h1[ >]/.test(await answer.text())]).toEqual([room, 200, true])
  }
  expect(complaints).toEqual([])
})

test('SIGTERM to npm start stops the shop and its database, too', async () => {
  shop.npm.kill('SIGTERM')

  const isUp = () =>
    fetch(`${shop.origin}/health/live`).then(
      () => true,
      () => false,
    )
  await expect.poll(isUp).toBe(false)
  await shop.gone
})
