import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { desktop, openBrowser, openPage, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/problems.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import {
  addFiles,
  dragByMouse,
  inkOf,
  openStudio,
  type PictureFile,
  pictureFile,
  placedSays,
} from '#tests/harness/studio.ts'

const red = { r: 220, g: 30, b: 60 }

let shop: TestShop
let browser: Browser
let fox: PictureFile
let corner: PictureFile

beforeAll(async () => {
  shop = await startTestShop({ isAlive: true, servePage: await loadBuiltPages(), staticFolder })
  browser = await openBrowser()
  fox = await pictureFile('fox.png', 900, 600, red)
  corner = await cornerFile()
})

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
})

/** A right-angled triangle: two of them fill the box of one. */
async function cornerFile(): Promise<PictureFile> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1800">
    <path d="M0 0 H1800 L0 1800 Z" fill="rgb(220,30,60)"/></svg>`
  return {
    name: 'corner.png',
    mimeType: 'image/png',
    buffer: await sharp(Buffer.from(drawing)).png().toBuffer(),
  }
}

const adjust = (page: Page) => page.getByRole('complementary', { name: 'Adjust' })
/** 70 fit by simple rows; the engine may find room for one more. */
const isFull = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /\b(69|7\d) of (69|7\d) placed/ })
    .waitFor()
const filmUsed = async (page: Page): Promise<number> =>
  Number(
    (
      await adjust(page)
        .getByText(/of 24 in/)
        .textContent()
    )?.split(' ')[0],
  )

test('true shapes take less film than boxes; the film saved stands in inches and dollars; undone at once', async () => {
  const { page, complaints } = await openStudio(browser, shop.origin, desktop)
  await addFiles(page, [corner])
  await placedSays(page, '1 of 1 placed')
  const copies = page.getByRole('group', { name: 'Copies of corner.png' }).getByRole('textbox')
  await copies.fill('8')
  await copies.blur()
  await placedSays(page, '8 of 8 placed')
  await expect.poll(() => filmUsed(page)).toBeGreaterThan(18)
  await adjust(page).getByRole('button', { name: 'True shapes' }).click()
  await expect.poll(() => filmUsed(page)).toBeLessThan(17)
  await adjust(page)
    .getByText(/Saves .* in of film beside plain rows, that is \$/)
    .waitFor()
  await expect.poll(() => page.getByText('No findings').count()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => filmUsed(page)).toBeGreaterThan(18)
  expect(await problems(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('by true shapes the sheet takes more copies than by boxes, none on another; filling can be stopped', async () => {
  const { page, complaints } = await openStudio(browser, shop.origin, desktop)
  await addFiles(page, [corner])
  await placedSays(page, '1 of 1 placed')
  const fill = adjust(page).getByRole('button', { name: 'Fill the sheet' })
  await fill.click()
  // Three rows of three, as many as the boxes of 6 in leave room for.
  await placedSays(page, '9 of 9 placed')
  await page.getByRole('button', { name: 'Undo' }).click()
  await placedSays(page, '1 of 1 placed')
  await adjust(page).getByRole('button', { name: 'True shapes' }).click()
  await fill.click()
  const placed = page.getByRole('status').filter({ hasText: 'placed' })
  const counts = async (): Promise<number[]> =>
    ((await placed.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  await expect.poll(async () => (await counts())[0] ?? 0, { timeout: 90_000 }).toBeGreaterThan(9)
  const [laid, wanted] = await counts()
  expect(laid).toBe(wanted)
  await expect.poll(() => page.getByText('No findings').count()).toBe(1)
  await expect.poll(() => page.getByRole('button', { name: 'Stop' }).count()).toBe(0)
  expect(await problems(page)).toEqual([])
  expect(complaints).toEqual([])
})

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('what takes long is stopped, and the sheet stays as it was, on a %s', async (_name, options) => {
  const { page, complaints } = await openStudio(browser, shop.origin, options)
  // The answer never comes, so that it is certain that the press was in time.
  await page.evaluate(() => {
    const Real = window.Worker
    window.Worker = class extends Real {
      constructor(...asked: ConstructorParameters<typeof Worker>) {
        super(...asked)
        if (String(asked[0]).includes('work-worker'))
          this.addEventListener('message', (event) => {
            if ('answer' in event.data) event.stopImmediatePropagation()
          })
      }
    }
  })
  const onPhone = options === phone
  if (onPhone) await page.getByRole('button', { name: 'Artwork', exact: true }).click()
  await addFiles(page, [corner])
  await placedSays(page, '1 of 1 placed')
  if (onPhone) await page.getByRole('button', { name: 'Adjust', exact: true }).click()
  await page.getByRole('button', { name: 'True shapes' }).click()
  const fill = page.getByRole('button', { name: 'Fill the sheet' })
  await fill.click()
  await page.getByRole('status').filter({ hasText: 'more copies so far' }).waitFor()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
  await expect.poll(() => fill.isEnabled()).toBe(true)
  await placedSays(page, '1 of 1 placed')
  expect(complaints).toEqual([])
})

test('a file is dropped anywhere; what was trimmed is told, and its size is typed in dpi', async () => {
  const { page, complaints } = await openStudio(browser, shop.origin, desktop)
  const bytes = [...fox.buffer]
  await page.getByRole('application').evaluate((sheet, pixels) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(pixels)], 'fox.png', { type: 'image/png' }))
    for (const type of ['dragenter', 'dragover', 'drop'])
      sheet.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, bytes)
  await placedSays(page, '1 of 1 placed')
  // 900 × 600 px of ink in a file of 1,000 × 700.
  await page.getByText('23 % empty margin trimmed').waitFor()
  await page.getByRole('application').focus()
  await page.keyboard.press('n')
  const dpi = page.getByLabel('Printed size of fox.png in dpi')
  await expect.poll(() => dpi.inputValue()).toBe('300')
  await dpi.fill('150')
  const width = adjust(page).getByLabel('Printed width of fox.png in inches')
  await expect.poll(() => width.inputValue()).toBe('6')
  await adjust(page).getByText('150 dpi · Fine').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => width.inputValue()).toBe('3')
  expect(await problems(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('guides and the way of laying out are saved with the design, and there again on another device', async () => {
  const shopper = { role: 'customer' as const, email: 'guides@example.com', fullName: 'Gil Guide' }
  const { page, complaints } = await openSignedIn(browser, shop, desktop, shopper)
  await page.goto('/builder')
  await page.locator('[data-studio-loaded=yes]').waitFor({ state: 'attached' })
  await page.locator('label', { has: page.getByRole('radio', { name: /22 × 24 in/ }) }).click()
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
  await addFiles(page, [fox])
  await placedSays(page, '1 of 1 placed')
  await adjust(page).getByRole('button', { name: 'True shapes' }).click()
  await page.getByRole('application').focus()
  await page.keyboard.press(';')
  const guide = (one: Page) => one.getByLabel('Guide 1 from the left edge in inches')
  await guide(page).waitFor()
  const at = await guide(page).inputValue()
  await page.getByRole('button', { name: 'Save design' }).click()
  await page.getByText('Ready to Order').waitFor()
  const { rows } = await shop.database.pool.query('select id from designs where owner_id is not null')

  const { page: elsewhere } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await elsewhere.context().addCookies(await page.context().cookies())
  await elsewhere.goto(`/gang-sheet?design=${rows[0]?.id}`)
  await elsewhere.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
  await expect.poll(() => guide(elsewhere).inputValue()).toBe(at)
  const byShape = adjust(elsewhere).getByRole('button', { name: 'True shapes' })
  await expect.poll(() => byShape.getAttribute('aria-pressed')).toBe('true')
  expect(complaints).toEqual([])
})

test('by keyboard alone: fill the sheet, lay only the unlocked, the cheapest size with its reason', async () => {
  const { page, complaints } = await openStudio(browser, shop.origin, desktop)
  await addFiles(page, [fox])
  await placedSays(page, '1 of 1 placed')
  await page.getByRole('application').focus()
  await page.keyboard.press('f')
  await isFull(page)
  await page.keyboard.press('Control+z')
  await placedSays(page, '1 of 1 placed')

  await page.keyboard.press('n')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  const top = page.getByLabel('Distance from the top edge in inches')
  await expect.poll(() => top.inputValue()).toBe('1.10')
  await page.keyboard.press('Shift+U')
  await expect.poll(() => top.inputValue()).toBe('1.10')
  await page.keyboard.press('a')
  await expect.poll(() => top.inputValue()).toBe('0.10')

  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: '22 × 12 in for $6.00' })
  await dialog.getByText('This is the least you can pay').waitFor()
  expect(await problems(page)).toEqual([])
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Use 22 × 12 in' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByRole('combobox', { name: 'Sheet size' }).inputValue()).toBe('12')
  expect(complaints).toEqual([])
})

test('guides come out of the ruler, hold what comes near, and are moved and removed by keyboard', async () => {
  const { page, complaints } = await openStudio(browser, shop.origin, desktop)
  await addFiles(page, [fox])
  await placedSays(page, '1 of 1 placed')
  await expect.poll(async () => (await inkOf(page, red)).right).toBeGreaterThan(0)
  const sheet = await page.getByRole('application').boundingBox()
  if (!sheet) throw new Error('No sheet')
  const ink = await inkOf(page, red)
  const across = ink.right + 160
  await dragByMouse(page, { x: sheet.x + 8, y: ink.y }, { x: across, y: ink.y + 30 })
  const field = page.getByLabel('Guide 1 from the left edge in inches')
  await field.waitFor()
  const at = Number(await field.inputValue())
  await dragByMouse(page, ink, { x: across + (ink.x - ink.left) + 4, y: ink.y + 120 })
  const left = page.getByLabel('Distance from the left edge in inches')
  await expect.poll(async () => Number(await left.inputValue())).toBeCloseTo(at, 1)
  await page.keyboard.press('Escape')
  await field.press('ArrowUp')
  await expect.poll(async () => Number(await field.inputValue())).toBeCloseTo(at + 0.1, 1)
  await page.getByRole('application').focus()
  await page.keyboard.press("'")
  await page.getByLabel('Guide 1 from the top edge in inches').waitFor()
  await page.keyboard.press('Shift+G')
  await field.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await field.waitFor()
  expect(complaints).toEqual([])
})

test('by touch: the same tools stand under Adjust', async () => {
  const { page, complaints } = await openStudio(browser, shop.origin, phone)
  await page.getByRole('button', { name: 'Artwork', exact: true }).tap()
  await addFiles(page, [fox])
  await placedSays(page, '1 of 1 placed')
  await page.getByRole('button', { name: 'Adjust', exact: true }).tap()
  await page.getByRole('button', { name: 'Fill the sheet' }).tap()
  await isFull(page)
  await page.getByRole('button', { name: 'Add across' }).tap()
  await page.getByRole('button', { name: 'Remove guide 1 from the top edge' }).tap()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await problems(page)).toEqual([])
  expect(complaints).toEqual([])
})
