import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop } from '#tests/harness/browser.ts'
import { dragByMouse, inkOf, pictureFile, placedSays } from '#tests/harness/pages/studio.ts'
import { fillShelf, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const red = { r: 220, g: 30, b: 60 }

const { shop, browser } = await useShop({ isAlive: true })
const shelf = await fillShelf(shop, [await pictureFile('fox.png', 900, 600, red)])
const desk = await sitDown(browser, shop, desktop, shelf)
const { page, complaints } = desk

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

/** Of the first ruler: its ticks and numbers. */
const hasTicks = () =>
  page.evaluate(() => {
    const ruler = document.querySelector<HTMLCanvasElement>('canvas[aria-hidden]')
    const pixels = ruler?.getContext('2d')?.getImageData(0, 0, ruler.width, ruler.height).data ?? []
    let dark = 0
    for (let at = 0; at < pixels.length; at += 4)
      if ((pixels[at + 3] ?? 0) === 255 && (pixels[at] ?? 255) < 100) dark++
    return dark > 50
  })

test('ruler, grid and garment colour by mouse and by key; the browser remembers them', async () => {
  await desk.open()
  await expect.poll(hasTicks).toBe(true)
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

  await page.reload()
  await placedSays(page, '1 of 1 placed')
  await expect.poll(async () => (await filmColour(page)).most).toBe('#225544')
  await expect.poll(() => millimetres.getAttribute('aria-pressed')).toBe('true')
  expect(complaints).toEqual([])
})

test('a long film, for who likes motion: the rulers are drawn, the small sheet brings a place into sight, and so do the keys; print pixels are one to one', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await desk.open(shelf.sheetOf({ 'fox.png': 1 }, 120))
  await expect.poll(hasTicks).toBe(true)
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
