import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cartStorageKey } from '#app/cart/cart-store.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { pendingDesignKey } from '#domain/studio/builder-event.ts'
import { designs, savedProjects } from '#server/designs/tables.ts'
import { desktop, openPage } from '#tests/harness/browser.ts'
import { addFiles, openStudio, pictureFile, placedSays } from '#tests/harness/pages/studio.ts'
import { fillShelf, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
const pictures = [
  await pictureFile('fox.png', 900, 600, { r: 220, g: 30, b: 60 }),
  await pictureFile('owl.png', 600, 600, { r: 20, g: 90, b: 200 }),
  await pictureFile('oak.png', 300, 1_200, { r: 20, g: 130, b: 60 }),
]
const shelf = await fillShelf(shop, pictures)
const desk = await sitDown(browser, shop, desktop, shelf)
const { page } = desk
const oneFox = shelf.sheetOf({ 'fox.png': 1 }, 60)

async function setCopies(page: Page, name: string, copies: number): Promise<void> {
  const field = page.getByRole('group', { name: `Copies of ${name}` }).getByRole('textbox')
  await field.fill(String(copies))
  await field.press('Enter')
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth?mode=sign-up&next=/builder')
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await page.getByLabel('Phone').fill('555 0100')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('ink on film')
  await page.getByLabel('Confirm password').fill('ink on film')
  await page.locator('main').getByRole('button', { name: 'Create Account' }).click()
}

const cartOf = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown, cartStorageKey) as Promise<
    CartItem[]
  >

/** The number of painted pixels in the placements' layer. */
const paintedPixels = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-layer=placements]')
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    let painted = 0
    for (let at = 3; at < pixels.length; at += 4) if (pixels[at] === 255) painted++
    return painted
  })

/** The bounding box of the painted pixels, in px of the window. */
const inkBox = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-layer=placements]')
    const context = canvas?.getContext('2d')
    if (!canvas || !context) throw new Error('No canvas')
    const { width, height } = canvas
    const { data } = context.getImageData(0, 0, width, height)
    const box = { left: width, top: height, right: 0, bottom: 0 }
    for (let pixel = 0; pixel < width * height; pixel++) {
      if ((data[pixel * 4 + 3] ?? 0) < 250) continue
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y + 1)
    }
    const corner = canvas.getBoundingClientRect()
    return { x: corner.left + (box.left + box.right) / 2, y: corner.top + (box.top + box.bottom) / 2, ...box }
  })

const designCount = () => shop.database.orm.$count(designs)

test('from three files to the cart: laid out, moved by keyboard, saved, signed in, restored, edited', async () => {
  const { page, complaints } = await openStudio(browser, shop.origin, desktop, /22 × 60 in/)

  await addFiles(page, pictures)
  await placedSays(page, '3 of 3 placed')
  // Trimmed to the ink, at 300 dpi: 900 × 600 px are 3 × 2 in.
  await expect.poll(() => page.getByLabel('Printed width of fox.png in inches').inputValue()).toBe('3')
  await expect.poll(() => page.getByLabel('Printed height of fox.png in inches').inputValue()).toBe('2')
  await setCopies(page, 'fox.png', 4)
  await placedSays(page, '6 of 6 placed')
  expect(await paintedPixels(page)).toBeGreaterThan(5_000)
  await page.getByText('It all fits on 22 × 12 in for $6.00').waitFor()

  await page.getByRole('tab', { name: 'Layers' }).click()
  const rows = page.getByRole('list', { name: 'Placed copies, top layer first' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(6)
  const row = rows.filter({ hasText: 'owl.png 1' }).getByRole('button').first()
  await row.focus()
  await page.keyboard.press('Enter')
  const left = page.getByLabel('Distance from the left edge in inches')
  const top = page.getByLabel('Distance from the top edge in inches')
  const start = Number(await top.inputValue())
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(Number(await top.inputValue())).toBeCloseTo(start + 0.55, 2)
  await page.keyboard.press('Control+z')
  expect(Number(await top.inputValue())).toBeCloseTo(start, 2)
  await page.keyboard.press('Control+Shift+z')
  await left.fill('17.5')
  await top.fill('8')
  await page.getByText('No findings').waitFor()

  await page.getByRole('button', { name: 'Save design' }).click()
  await toast(page, 'Sign in required')
  await page.waitForURL(/\/auth\?next=(\/|%2F)builder/)
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), pendingDesignKey))
    .toContain('design_id')

  await signUp(page, 'ada@example.com')
  await toast(page, 'Gang Sheet added to cart - $30.00')
  await page.waitForURL('**/cart')
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), pendingDesignKey)).toBe(null)
  const [item] = await cartOf(page)
  const [design] = await shop.database.orm.select().from(designs)
  expect(item).toMatchObject({
    productType: 'Gang Sheet',
    quantity: 1,
    unitPrice: 3_000,
    designData: { design_id: design?.id, size_id: 60 },
    description: '3 artworks, 6 copies',
  })
  expect(design?.ownerId).not.toBe(null)
  const owl = design?.document.placements.find(({ locked }) => locked)
  expect([owl?.x, owl?.y, owl?.rotation]).toEqual([
    expect.closeTo(18.5 * 25.4, 2),
    expect.closeTo(9 * 25.4, 2),
    0,
  ])
  expect(await shop.database.orm.select().from(savedProjects)).toMatchObject([
    { designId: design?.id, projectName: `Gang Sheet ${design?.id}`, projectType: 'gang_sheet' },
  ])

  await page.getByRole('button', { name: 'Edit Gang Sheet' }).click()
  await page.waitForURL('**/gang-sheet')
  await placedSays(page, '6 of 6 placed')
  await setCopies(page, 'owl.png', 2)
  await placedSays(page, '7 of 7 placed')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForURL('**/cart')
  const [edited] = await cartOf(page)
  expect(edited).toMatchObject({ id: item?.id, description: '3 artworks, 7 copies' })
  const [changed] = await shop.database.orm.select().from(designs)
  expect([changed?.id, changed?.version, changed?.document.placements.length]).toEqual([design?.id, 2, 7])
  expect(complaints).toEqual([])
})

test('by mouse: a copy is dragged, rotated by its handle, stops at the margin, and the film is panned', async () => {
  await desk.open(oneFox)
  await expect.poll(() => paintedPixels(page)).toBeGreaterThan(1_000)
  const start = await inkBox(page)

  const drag = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2)
    await page.mouse.move(from.x + by.x, from.y + by.y)
    await page.mouse.up()
  }
  const wayFrom = async ({ x, y }: { x: number; y: number }) => {
    const now = await inkBox(page)
    return [now.x - x, now.y - y]
  }
  await page.keyboard.down('Alt')
  await drag(start, { x: 120, y: 150 })
  await page.keyboard.up('Alt')
  await expect.poll(() => wayFrom(start)).toEqual([expect.closeTo(120, 0), expect.closeTo(150, 0)])
  const moved = await inkBox(page)
  await expect.poll(() => page.getByLabel('Rotation in degrees').inputValue()).toBe('0')

  const height = moved.bottom - moved.top
  const handle = { x: moved.x, y: moved.y - height / 2 - 30 }
  await drag(handle, { x: height / 2 + 30, y: height / 2 + 30 })
  await expect.poll(() => page.getByLabel('Rotation in degrees').inputValue()).toBe('90')
  await page.keyboard.press('Control+z')
  await expect.poll(() => page.getByLabel('Rotation in degrees').inputValue()).toBe('0')

  // Dropped 3 px from where it started, it snaps to the margins again.
  await drag(moved, { x: -117, y: -147 })
  await expect.poll(() => page.getByLabel('Distance from the left edge in inches').inputValue()).toBe('0.10')
  await expect.poll(() => page.getByLabel('Distance from the top edge in inches').inputValue()).toBe('0.10')

  await page.getByRole('application').focus()
  await page.keyboard.down('Space')
  await drag({ x: start.x + 300, y: start.y + 300 }, { x: 40, y: 25 })
  await page.keyboard.up('Space')
  await expect.poll(() => wayFrom(start)).toEqual([expect.closeTo(40, 0), expect.closeTo(25, 0)])
})

test('what does not fit is named, never stacked, and fixed by the next size that fits', async () => {
  await desk.open(shelf.sheetOf({ 'fox.png': 1 }, 12))
  await setCopies(page, 'fox.png', 60)
  await page.getByText(/\d+ copies of “fox\.png” do not fit on this sheet\./).waitFor()
  await page.getByRole('button', { name: 'Save design' }).click()
  await page
    .getByRole('dialog', { name: 'Almost there' })
    .getByRole('button', { name: /Use 22 × 24 in for \$12\.00/ })
    .click()
  await page.getByText('All fixed').waitFor()
  const before = await designCount()
  await page.getByRole('dialog', { name: 'All fixed' }).getByRole('button', { name: 'Save design' }).click()
  await page.waitForURL(/\/auth/)
  await expect.poll(() => designCount()).toBe(before + 1)
})

test('a reload loses nothing, and unprintable files are reported and can be removed', async () => {
  await desk.open(shelf.sheetOf({ 'owl.png': 1, 'oak.png': 1 }))
  await addFiles(page, [
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('only words in here') },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('only words in here') },
  ])
  await page.getByText('We can’t print this file.').waitFor()
  await page.getByText('This isn’t a PNG, JPEG, WebP, TIFF, AVIF, GIF, PSD, AI, SVG or PDF.').waitFor()
  await page.getByRole('button', { name: 'Remove notes.png' }).click()
  await page.getByRole('button', { name: 'Cancel notes.txt' }).click()
  await expect.poll(() => page.getByText('notes.').count()).toBe(0)

  await page.reload()
  await toast(page, 'Your sheet is as you left it')
  await placedSays(page, '2 of 2 placed')
  await page.getByRole('button', { name: 'Remove owl.png' }).click()
  await placedSays(page, '1 of 1 placed')
  await page
    .locator('[data-sonner-toast]', { hasText: 'Removed from the sheet' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await placedSays(page, '2 of 2 placed')
})

test('an upload cut off by a reload resumes where it stopped when the file is chosen again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-studio-'))
  const file = join(folder, 'fox.png')
  await writeFile(file, pictures[0]?.buffer ?? '')
  await desk.openEmpty()
  await page.route('**/uploads/artworks/*', () => {})
  const begun = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file)
  const upload = (await begun).url()

  await page.reload()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByText('Choose this file again, and its upload picks up where it left off.').waitFor()
  const resumed = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(file)
  expect((await resumed).url()).toBe(upload)
  await placedSays(page, '1 of 1 placed')
  await expect.poll(() => page.getByText('Not finished').count()).toBe(0)
  await rm(folder, { recursive: true })
})

test('pressed before its code has loaded, the studio says so and opens when it arrives; if loading failed, once the page is reloaded', async () => {
  const { page } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  let letThrough = (): void => {}
  const held = new Promise<void>((done) => {
    letThrough = done
  })
  const code = /\/assets\/studio-(?!document)[^/]*\.js/
  await page.route(code, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/builder', { waitUntil: 'commit' })
  await page.locator('[data-studio-loaded=no]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Open the studio' }).click()
  await toast(page, 'Gang sheet builder is not loaded yet')
  letThrough()
  const studio = page.getByRole('dialog', { name: 'Gang sheet studio' })
  await studio.waitFor()

  await studio.getByRole('button', { name: 'Close the studio' }).click()
  await page.route(code, (route) => route.abort(), { times: 1 })
  await page.reload()
  await page.getByRole('region', { name: 'Builder not loaded' }).waitFor()
  await page.getByRole('button', { name: 'Open the studio' }).click()
  await studio.waitFor()
})

test('two tabs change one design: neither is overwritten', async () => {
  await desk.open(oneFox)
  await page.getByRole('button', { name: 'Save design' }).click()
  await page.waitForURL(/\/auth/)
  await page.goto('/builder')
  await page.getByText('Ready to Order').waitFor()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.waitForURL('**/cart')
  const [item] = await cartOf(page)
  const designId = item?.designData.design_id ?? ''

  await page.getByRole('button', { name: 'Edit Gang Sheet' }).click()
  await placedSays(page, '1 of 1 placed')
  await page.evaluate(async (id) => {
    const { design } = await (await fetch(`/api/v1/designs/${id}`)).json()
    const { sizeId, document, version } = design
    const body = JSON.stringify({ sizeId, document, version, quantity: 2 })
    await fetch(`/api/v1/designs/${id}`, {
      method: 'PUT',
      body,
      headers: { 'content-type': 'application/json' },
    })
  }, designId)
  await setCopies(page, 'fox.png', 3)
  await placedSays(page, '3 of 3 placed')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Save mine as new' }).click()
  await page.waitForURL('**/cart')
  const [kept] = await cartOf(page)
  expect(kept?.id).toBe(item?.id)
  expect(kept?.designData.design_id).not.toBe(designId)
})
