import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cartStorageKey } from '#app/cart/cart-store.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { artworks } from '#server/artwork/tables.ts'
import { bulkQuotes } from '#server/quotes/tables.ts'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { startAnew } from '#tests/harness/processes/start-anew.ts'
import { visitor } from '#tests/harness/sell.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
const star =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><path fill="COLOR" d="M300 20 380 220 590 230 425 365 480 580 300 460 120 580 175 365 10 230 220 220z"/></svg>'
const starPng = (color: string) =>
  sharp(Buffer.from(star.replace('COLOR', color)))
    .png()
    .toBuffer()

const upload = (page: Page, chosen: ReturnType<typeof file>) =>
  page.getByLabel('Design to engrave').setInputFiles(chosen)
const choose = (page: Page, name: string | RegExp) =>
  page.locator('label', { has: page.getByRole('radio', { name }) }).click()
const cartOf = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown, cartStorageKey) as Promise<
    CartItem[]
  >

const desk = await openPage(browser, { ...desktop, baseURL: shop.origin })

async function openBuilder(opened = desk) {
  opened.complaints.length = 0
  await startAnew(opened.page)
  await opened.page.goto('/tumblers')
  return opened
}

test('a black design goes on a navy cup, into the cart, and back to be changed', async () => {
  const { page, complaints } = await openBuilder()
  await upload(page, file('star.png', 'image/png', await starPng('#000')))
  await toast(page, 'File validated!', '100% of it is black, white or gray.')
  await choose(page, /^40oz/)
  await choose(page, 'Navy Blue')
  await choose(page, /^Double side/)
  await page.getByRole('button', { name: 'One more' }).click()
  await page.getByText('2 × $40.00').waitFor()
  const cup = page.getByRole('img', { name: '40oz tumbler in Navy Blue, engraved with your design' })
  await cup.waitFor()
  await page.getByRole('progressbar', { name: 'Uploading' }).waitFor({ state: 'detached' })
  // The image that cart and order show, once the shop has the design; until then it is overlaid on the bare cup.
  await expect.poll(() => cup.locator('img').getAttribute('src')).toMatch(/finish=navy&type=double.*artwork=/)
  await expect.poll(() => cup.locator('image').count()).toBe(0)
  expect(await problems(page)).toEqual([])
  await shoot(page, 'tumblers')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(page, 'Added to Cart')

  const [item] = await cartOf(page)
  expect(item).toMatchObject({
    productType: 'Custom Tumbler',
    productSize: '40oz',
    productColor: 'Navy Blue',
    quantity: 2,
    unitPrice: 4_000,
    designData: { designType: 'double', finish: 'navy' },
  })
  await page.goto('/cart')
  await page.getByText('40oz tumbler, Navy Blue').first().waitFor()
  await expect.poll(() => page.getByRole('main').getByRole('alert').count()).toBe(0)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Update Cart' }).waitFor()
  await page.getByText('star.png').first().waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Navy Blue' }).isChecked()).toBe(true)
  await choose(page, 'Rose Gold')
  await page.reload()
  await page.getByText('star.png').first().waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Rose Gold' }).isChecked()).toBe(true)
  // A new one begins empty, and the one from the cart is as it was left.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Custom Tumblers' }).click()
  await page.getByRole('button', { name: 'Add to Cart' }).waitFor()
  expect(await page.getByText('star.png').count()).toBe(0)
  await page.goBack()
  await page.getByText('star.png').first().waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Rose Gold' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Update Cart' }).click()
  await page.getByText('40oz tumbler, Rose Gold').first().waitFor()
  expect((await cartOf(page)).map(({ id, productColor }) => [id, productColor])).toEqual([
    [item?.id, 'Rose Gold'],
  ])
  expect(complaints).toEqual([])
})

test('a color picture is refused with its percentage, converted live, and its original kept', async () => {
  const { page, complaints } = await openBuilder()
  await upload(page, file('red.png', 'image/png', await starPng('#b01030')))
  await toast(page, 'File validation failed', 'Image must be black and white for engraving')
  await page.getByText('0% of it is black, white or gray; at least 95% must be.').first().waitFor()
  const share = page.locator('output')
  await expect.poll(() => share.innerText()).toMatch(/^[1-9]\d?% of the image$/)
  const before = await share.innerText()
  await page.getByLabel('How much is engraved').fill('20')
  await expect.poll(() => share.innerText()).toBe('0% of the image')
  await page.getByLabel('How much is engraved').fill('128')
  await expect.poll(() => share.innerText()).toBe(before)
  await choose(page, /^Dither/)
  await expect.poll(() => share.innerText()).not.toBe(before)
  expect(await problems(page, { include: 'main' })).toEqual([])
  await shoot(page, 'tumblers-convert')
  await page.getByRole('button', { name: 'Use this design' }).click()
  await page.getByText('red-engraving.png is 100% black, white or gray.').waitFor()
  await page.getByRole('progressbar', { name: 'Uploading' }).waitFor({ state: 'detached' })
  await choose(page, 'Black')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await toast(page, 'Added to Cart')

  const design = (await cartOf(page))[0]?.designData ?? {}
  const kept = new Map(
    (await shop.database.orm.select().from(artworks)).map(({ id, fileName }) => [id, fileName]),
  )
  expect([kept.get(String(design.artworkId)), kept.get(String(design.originalArtworkId))]).toEqual([
    'red-engraving.png',
    'red.png',
  ])
  expect(complaints).toEqual([])
})

test('on a phone, what cannot be engraved is reported in the specification’s words, and a size clears a finish it does not come in; the bulk quote opens, asks for name and email, is saved, and closes', async () => {
  const { page } = await openBuilder(await openPage(browser, { ...phone, baseURL: shop.origin }))
  await page.getByRole('button', { name: 'Add to Cart' }).click({ force: true })
  await toast(
    page,
    'Missing Information',
    'Please upload a valid black and white design and select size and color',
  )
  // Marked at its field, which has the focus; the size's only finish is already selected.
  await page.getByText('Upload a design', { exact: true }).waitFor()
  await page.getByText('Still to choose: design file', { exact: true }).waitFor()
  const isFocused = (field: Element) => field === document.activeElement
  await expect.poll(() => page.getByLabel('Design to engrave').evaluate(isFocused)).toBe(true)
  await shoot(page, 'tumblers-missing')
  expect(await problems(page)).toEqual([])
  await upload(page, file('notes.txt', 'text/plain', Buffer.from('hello')))
  await toast(page, 'Invalid file type', 'Please upload an image file (PNG, JPG, etc.)')
  await upload(page, file('big.png', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 1)))
  await toast(page, 'File too large', 'Please upload an image smaller than 10MB')
  await upload(page, file('torn.png', 'image/png', Buffer.from('no picture')))
  await toast(page, 'File validation failed', 'Error loading image')

  // A size that isn't made in the selected finish clears it; this one is made in a single finish.
  await choose(page, /^40oz/)
  await choose(page, 'White')
  await choose(page, /^20oz/)
  const finishes = page.getByRole('group', { name: 'Finish' }).getByRole('radio')
  await expect.poll(() => finishes.count()).toBe(1)
  await expect.poll(() => finishes.first().isChecked()).toBe(true)

  const toggle = page.getByRole('button', { name: 'Bulk Quote' })
  await toggle.click()
  await page.getByRole('button', { name: 'Request quote' }).click()
  await toast(page, 'Missing Information', 'Please provide your name and email for the bulk quote')
  expect(await problems(page)).toEqual([])
  await shoot(page, 'tumblers-quote')
  await toggle.click()
  await page.getByRole('button', { name: 'Request quote' }).waitFor({ state: 'detached' })
  await toggle.click()
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  await page.getByLabel('Email for the quote').fill('ada@example.com')
  await page.getByRole('button', { name: 'Request quote' }).click()
  await toast(page, 'Bulk Quote Request Submitted', '25+ tumblers within 24 hours')
  await page.getByRole('button', { name: 'Request quote' }).waitFor({ state: 'detached' })
  expect(
    (await shop.database.orm.select().from(bulkQuotes)).map(({ name, details }) => [name, details.Size]),
  ).toEqual([['Ada Lovelace', '20oz']])
})

test('the server checks again: it refuses color artwork and files over 10 MB', async () => {
  const actor = visitor()
  const store = async (bytes: Buffer) =>
    (await shop.artwork.importPicture(actor, { fileName: 'a.png', bytes })).id
  const red = await store(
    await transparentPng({ width: 40, height: 40 }, { left: 0, top: 0, width: 40, height: 40 }),
  )
  await expect
    .poll(() => shop.tumblers.checkEngraving(actor, red))
    .toEqual({ ok: false, reason: 'not_black_and_white', percentage: 0 })
  expect(await shop.tumblers.checkEngraving(visitor(), red)).toEqual({
    ok: false,
    reason: 'not_found',
  })
  await shop.database.pool.query('update artworks set byte_size = 10485761 where id = $1', [red])
  expect(await shop.tumblers.checkEngraving(actor, red)).toEqual({ ok: false, reason: 'too_large' })
})
