import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { desktop, openBrowser, phone } from '#tests/harness/browser.ts'
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

beforeAll(async () => {
  shop = await startTestShop({ isAlive: true, servePage: await loadBuiltPages(), staticFolder })
  browser = await openBrowser()
  fox = await pictureFile('fox.png', 900, 600, red)
})

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
})

/** The colour of the film at a place far from artwork, its margin and its lines, as #rrggbb. */
const filmColour = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role=application] .konvajs-content canvas')
    const context = canvas?.getContext('2d')
    if (!canvas || !context) throw new Error('No canvas')
    const counts = new Map<string, number>()
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] !== 255) continue
      const colour = [0, 1, 2]
        .map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, '0'))
        .join('')
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    const sorted = [...counts].sort(([, one], [, other]) => other - one)
    return { most: `#${sorted[0]?.[0]}`, kinds: sorted.length }
  })

test('ruler, grid and garment colour by mouse and by key; the browser remembers them', async () => {
  const { page, complaints } = await openStudio(browser, shop.origin, desktop)
  await addFiles(page, [fox])
  await placedSays(page, '1 of 1 placed')
  const adjust = page.getByRole('complementary', { name: 'Adjust' })
  const millimetres = adjust.getByRole('button', { name: 'Millimeters' })
  await millimetres.click()
  await expect.poll(() => millimetres.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('application').focus()
  await page.keyboard.press('u')
  await expect.poll(() => millimetres.getAttribute('aria-pressed')).toBe('false')
  await page.keyboard.press('u')

  const plain = await filmColour(page)
  await page.keyboard.press('g')
  await expect.poll(() => adjust.getByRole('checkbox', { name: 'Grid' }).isChecked()).toBe(true)
  await expect.poll(async () => (await filmColour(page)).kinds).not.toBe(plain.kinds)
  await adjust.getByLabel('Any garment color').fill('#225544')
  await expect.poll(async () => (await filmColour(page)).most).toBe('#225544')
  await adjust.getByText('Shirt in #225544').waitFor()
  expect(await problems(page)).toEqual([])

  await page.reload()
  await placedSays(page, '1 of 1 placed')
  await expect.poll(async () => (await filmColour(page)).most).toBe('#225544')
  await expect.poll(() => millimetres.getAttribute('aria-pressed')).toBe('true')
  expect(complaints).toEqual([])
})

test('a long film: the small sheet brings a place into sight, and so do the keys; print pixels are one to one', async () => {
  const { page } = await openStudio(browser, shop.origin, desktop, /22 × 120 in/)
  await addFiles(page, [fox])
  await placedSays(page, '1 of 1 placed')
  await expect.poll(async () => (await inkOf(page, red)).right).toBeGreaterThan(0)
  const start = await inkOf(page, red)
  const small = page.locator('[data-minimap]')
  const box = await small.boundingBox()
  if (!box) throw new Error('No small sheet')
  await dragByMouse(
    page,
    { x: box.x + 10, y: box.y + 20 },
    { x: box.x + box.width / 2, y: box.y + box.height - 20 },
  )
  await expect.poll(async () => (await inkOf(page, red)).right).toBe(-Infinity)
  await page.getByRole('application').focus()
  await page.keyboard.press('Home')
  await expect.poll(async () => (await inkOf(page, red)).top).toBeCloseTo(start.top, 0)
  await page.keyboard.press('PageDown')
  await expect.poll(async () => (await inkOf(page, red)).right).toBe(-Infinity)
  await page.keyboard.press('PageUp')
  await page.getByRole('button', { name: 'Show the whole sheet' }).click()
  await small.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Print pixels' }).click()
  await page.getByRole('button', { name: /^31[23]%$/ }).waitFor()
  await page.getByRole('application').focus()
  await page.keyboard.press('0')
  await page.getByRole('button', { name: '100%' }).waitFor()
})

test('by touch: ruler, grid and colour are under Adjust, and nothing is wider than the phone', async () => {
  const { page, complaints } = await openStudio(browser, shop.origin, phone)
  await page.getByRole('button', { name: 'Adjust', exact: true }).tap()
  await page.getByRole('button', { name: 'Millimeters' }).tap()
  await page.getByRole('checkbox', { name: 'Grid' }).tap()
  await page.getByRole('button', { name: 'Black shirt' }).tap()
  await expect.poll(async () => (await filmColour(page)).most).toBe('#17181b')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await problems(page)).toEqual([])
  expect(complaints).toEqual([])
})
