import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { desktop, openBrowser, phone } from '#tests/harness/browser.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import {
  addFiles,
  dragByFinger,
  dragByMouse,
  inkOf,
  openStudio,
  type PictureFile,
  pictureFile,
  placedSays,
} from '#tests/harness/studio.ts'

const red = { r: 220, g: 30, b: 60 }
const blue = { r: 20, g: 90, b: 200 }
const green = { r: 20, g: 130, b: 60 }

let shop: TestShop
let browser: Browser
let pictures: PictureFile[]

beforeAll(async () => {
  shop = await startTestShop({ isAlive: true, servePage: await loadBuiltPages(), staticFolder })
  browser = await openBrowser()
  pictures = [
    await pictureFile('fox.png', 900, 600, red),
    await pictureFile('owl.png', 600, 600, blue),
    await pictureFile('oak.png', 300, 900, green),
  ]
})

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
})

async function withThree(options: typeof desktop) {
  const opened = await openStudio(browser, shop.origin, options)
  const isPhone = options === phone
  if (isPhone) await opened.page.getByRole('button', { name: 'Artwork', exact: true }).tap()
  await addFiles(opened.page, pictures)
  await placedSays(opened.page, '3 of 3 placed')
  for (const colour of [red, blue, green])
    await expect.poll(async () => (await inkOf(opened.page, colour)).right).toBeGreaterThan(0)
  if (isPhone) await opened.page.getByRole('button', { name: 'Close the panel' }).tap()
  return opened
}

const selectedSays = (page: Page, words: string) => page.getByText(`${words} selected`).waitFor()
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const near = (value: number) => expect.closeTo(value, -0.4)

test('by mouse: a frame selects several, which are aligned, spread evenly, grouped and moved as one', async () => {
  const { page, complaints } = await withThree(desktop)
  const [fox, owl, oak] = [await inkOf(page, red), await inkOf(page, blue), await inkOf(page, green)]
  const right = Math.max(fox.right, owl.right, oak.right)
  const bottom = Math.max(fox.bottom, owl.bottom, oak.bottom)
  const corner = { x: Math.min(fox.left, owl.left, oak.left), y: Math.min(fox.top, owl.top, oak.top) }
  await dragByMouse(page, { x: right + 30, y: bottom + 30 }, { x: corner.x + 5, y: corner.y + 5 })
  await selectedSays(page, '3 copies')

  await tool(page, 'Align bottom edges').click()
  await expect.poll(async () => (await inkOf(page, red)).bottom).toEqual(near(bottom))
  await expect.poll(async () => (await inkOf(page, blue)).bottom).toEqual(near(bottom))
  await tool(page, 'Equal gaps across').click()
  const gaps = async () => {
    const boxes = [await inkOf(page, red), await inkOf(page, blue), await inkOf(page, green)]
    const [one, two, three] = boxes.sort((a, b) => a.left - b.left)
    return (two?.left ?? 0) - (one?.right ?? 0) - ((three?.left ?? 0) - (two?.right ?? 0))
  }
  await expect.poll(gaps).toEqual(near(0))

  await page.keyboard.press('Escape')
  const before = [await inkOf(page, red), await inkOf(page, blue)]
  await page.mouse.click(before[0]?.x ?? 0, before[0]?.y ?? 0)
  await page.keyboard.down('Shift')
  await page.mouse.click(before[1]?.x ?? 0, before[1]?.y ?? 0)
  await page.keyboard.up('Shift')
  await selectedSays(page, '2 copies')
  await page.keyboard.press('Control+g')
  await page.keyboard.press('Escape')
  const grip = { x: before[1]?.x ?? 0, y: before[1]?.y ?? 0 }
  await page.keyboard.down('Alt')
  await dragByMouse(page, grip, { x: grip.x + 20, y: grip.y + 90 })
  await page.keyboard.up('Alt')
  await selectedSays(page, '2 copies')
  await expect.poll(async () => (await inkOf(page, red)).y).toEqual(near((before[0]?.y ?? 0) + 90))
  await expect.poll(async () => (await inkOf(page, blue)).x).toEqual(near((before[1]?.x ?? 0) + 20))
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect(complaints).toEqual([])
})

test('by mouse: a corner resizes with the ratio locked, tells the dpi meanwhile, and one undo takes it back', async () => {
  const { page } = await withThree(desktop)
  const fox = await inkOf(page, red)
  await page.mouse.click(fox.x, fox.y)
  await selectedSays(page, '1 copy')
  const width = page
    .getByRole('complementary', { name: 'Adjust' })
    .getByLabel('Printed width of fox.png in inches')
  const height = page
    .getByRole('complementary', { name: 'Adjust' })
    .getByLabel('Printed height of fox.png in inches')
  expect([await width.inputValue(), await height.inputValue()]).toEqual(['3', '2'])
  const corner = { x: fox.right, y: fox.bottom }
  await page.mouse.move(corner.x, corner.y)
  await page.mouse.down()
  await page.mouse.move(corner.x + 60, corner.y + 40)
  await page.mouse.move(corner.x + (fox.right - fox.left) * 1.5, corner.y + (fox.bottom - fox.top) * 1.5)
  await page.getByText(/· 1[12]\d dpi, will look soft/).waitFor()
  await page.mouse.up()
  await expect.poll(async () => Number(await width.inputValue())).toBeCloseTo(7.5, 0)
  const ratio = Number(await width.inputValue()) / Number(await height.inputValue())
  expect(ratio).toBeCloseTo(1.5, 1)
  await placedSays(page, '3 of 3 placed')
  expect((await inkOf(page, red)).left).toEqual(near(fox.left))
  await page.keyboard.press('Control+z')
  await expect.poll(() => width.inputValue()).toBe('3')
})

test('by keyboard alone: from the file to a grouped, aligned, layered sheet, and undone to the beginning', async () => {
  const { page, complaints } = await withThree(desktop)
  const undo = page.getByRole('button', { name: 'Undo' })
  const sheet = page.getByRole('application')
  await sheet.focus()
  await page.keyboard.press('n')
  await selectedSays(page, '1 copy')
  const top = page.getByLabel('Distance from the top edge in inches')
  const start = Number(await top.inputValue())
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(Number(await top.inputValue())).toBeCloseTo(start + 0.55, 2)
  await page.keyboard.press('Control+ArrowRight')
  const left = Number(await page.getByLabel('Distance from the left edge in inches').inputValue())
  expect(left).toBeGreaterThan(15)

  await page.keyboard.press('Control+a')
  await selectedSays(page, '3 copies')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Find a command' })
  await search.waitFor()
  expect(await page.getByRole('option').count()).toBeGreaterThan(35)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await search.fill('equal')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: /Equal gaps down/, selected: true }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await search.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+g')
  await page.keyboard.press('Escape')
  await page.getByRole('application').focus()
  await page.keyboard.press('n')
  await selectedSays(page, '3 copies')
  await page.keyboard.press('Control+Shift+g')
  await page.keyboard.press('Control+d')
  await placedSays(page, '6 of 6 placed')
  for (let step = 0; step < 40 && (await undo.isEnabled()); step++) await page.keyboard.press('Control+z')
  await page.getByText('Your film is ready').waitFor()
  expect(await undo.isDisabled()).toBe(true)
  for (let step = 0; step < 40; step++) await page.keyboard.press('Control+y')
  await placedSays(page, '6 of 6 placed')
  expect(complaints).toEqual([])
})

test('by touch: taps select several, which are grouped; a corner resizes', async () => {
  const { page, complaints } = await withThree(phone)
  const [fox, owl] = [await inkOf(page, red), await inkOf(page, blue)]
  await page.getByRole('button', { name: 'Select several' }).tap()
  await page.touchscreen.tap(fox.x, fox.y)
  await page.touchscreen.tap(owl.x, owl.y)
  await page.getByRole('button', { name: 'Adjust', exact: true }).tap()
  await selectedSays(page, '2 copies')
  await tool(page, 'Group').tap()
  await tool(page, 'Ungroup').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await tool(page, 'Ungroup').tap()
  await page.getByRole('button', { name: 'Close the panel' }).tap()
  await page.touchscreen.tap(owl.x, owl.y)
  await page.getByRole('button', { name: 'Select several' }).tap()
  await dragByFinger(page, { x: fox.right, y: fox.bottom }, { x: fox.left + 20, y: fox.top + 14 })
  await expect.poll(async () => (await inkOf(page, red)).right).toBeLessThan(fox.right - 10)
  await placedSays(page, '3 of 3 placed')
  expect(complaints).toEqual([])
})
