import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { dragByMouse, drawnFile, inkOf, pictureFile, placedSays } from '#tests/harness/pages/studio.ts'
import { fillShelf, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const red = { r: 220, g: 30, b: 60 }

const { shop, browser } = await useShop({ isAlive: true })
const fox = await pictureFile('fox.png', 900, 600, red)
const shelf = await fillShelf(shop, [
  fox,
  // A right triangle of 6 in: two of them fill one's box.
  await drawnFile('corner.png', '<path d="M0 0 H900 L0 900 Z" fill="#dc1e3c"/>', 1_800),
])
const desk = await sitDown(browser, shop, desktop, shelf)
const { page, complaints } = desk
const oneFox = shelf.sheetOf({ 'fox.png': 1 })

const adjust = (page: Page) => page.getByRole('complementary', { name: 'Adjust' })
const filmUsed = async (page: Page): Promise<number> =>
  Number(
    (
      await adjust(page)
        .getByText(/of 24 in/)
        .textContent()
    )?.split(' ')[0],
  )

test('true shapes take less film than boxes; the film saved is shown in inches and dollars; undone in one step', async () => {
  // Three boxes fit side by side, and so do three pairs.
  await desk.open(shelf.sheetOf({ 'corner.png': 4 }))
  await expect.poll(() => filmUsed(page)).toBeGreaterThan(12)
  await adjust(page).getByRole('button', { name: 'True shapes' }).click()
  await expect.poll(() => filmUsed(page)).toBeLessThan(8)
  await adjust(page)
    .getByText(/Saves .* in of film compared with plain rows, worth \$/)
    .waitFor()
  await expect.poll(() => page.getByText('No findings').count()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => filmUsed(page)).toBeGreaterThan(12)
  expect(complaints).toEqual([])
})

test('with true shapes a sheet that is full with boxes takes more copies; a long run is stopped, and the sheet stays unchanged', async () => {
  // One row of three, as many as fit as boxes of 6 in.
  await desk.open(shelf.sheetOf({ 'corner.png': 3 }, 12))
  // The response never comes, so that the click is certain to be in time.
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
  await page.getByRole('button', { name: 'True shapes' }).click()
  const fill = page.getByRole('button', { name: 'Fill the sheet' })
  await fill.click()
  await page.getByRole('status').filter({ hasText: 'more copies so far' }).waitFor()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
  await expect.poll(() => fill.isEnabled()).toBe(true)
  await placedSays(page, '3 of 3 placed')
  expect(complaints).toEqual([])
})

test('a file is dropped anywhere; trimming is reported, and its size is typed in dpi', async () => {
  await desk.openEmpty()
  const bytes = [...fox.buffer]
  await page.getByRole('application').evaluate((sheet, pixels) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(pixels)], 'fox.png', { type: 'image/png' }))
    for (const type of ['dragenter', 'dragover', 'drop'])
      sheet.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, bytes)
  await placedSays(page, '1 of 1 placed')
  // 900 × 600 px of ink in a file of 1,000 × 700.
  await page.getByText('23% empty margin trimmed').waitFor()
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
  expect(complaints).toEqual([])
})

/** The film's color at a point far from artwork, its margin and its lines, as #rrggbb. */
const filmColor = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-layer=film]')
    const context = canvas?.getContext('2d')
    if (!canvas || !context) throw new Error('No canvas')
    const counts = new Map<string, number>()
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] !== 255) continue
      const color = [0, 1, 2]
        .map((channel) => (data[at + channel] ?? 0).toString(16).padStart(2, '0'))
        .join('')
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
    const sorted = [...counts].sort(([, one], [, other]) => other - one)
    return { most: `#${sorted[0]?.[0]}`, kinds: sorted.length }
  })

/** The first ruler's ticks and numbers. */
const hasTicks = () =>
  page.evaluate(() => {
    const ruler = document.querySelector<HTMLCanvasElement>('canvas[aria-hidden]')
    const pixels = ruler?.getContext('2d')?.getImageData(0, 0, ruler.width, ruler.height).data ?? []
    let dark = 0
    for (let at = 0; at < pixels.length; at += 4)
      if ((pixels[at + 3] ?? 0) === 255 && (pixels[at] ?? 255) < 100) dark++
    return dark > 50
  })

test('guides are pulled from the ruler, hold nearby pieces, and are moved and removed by keyboard; ruler, grid and garment color by mouse and by key; the browser remembers them', async () => {
  await desk.open(oneFox)
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
  await page.getByRole('button', { name: 'Add across' }).click()
  await page.getByLabel('Guide 1 from the top edge in inches').waitFor()
  await page.getByRole('application').focus()
  await page.keyboard.press('Shift+G')
  await field.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await field.waitFor()

  await expect.poll(hasTicks).toBe(true)
  const millimeters = adjust(page).getByRole('button', { name: 'Millimeters' })
  await millimeters.click()
  await expect.poll(() => millimeters.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('application').focus()
  await page.keyboard.press('u')
  await expect.poll(() => millimeters.getAttribute('aria-pressed')).toBe('false')
  await page.keyboard.press('u')

  const plain = await filmColor(page)
  await page.keyboard.press('g')
  await expect.poll(() => adjust(page).getByRole('checkbox', { name: 'Grid' }).isChecked()).toBe(true)
  await expect.poll(async () => (await filmColor(page)).kinds).not.toBe(plain.kinds)
  await adjust(page).getByLabel('Any garment color').fill('#225544')
  await expect.poll(async () => (await filmColor(page)).most).toBe('#225544')
  await adjust(page).getByText('Shirt in #225544').waitFor()

  await page.reload()
  await placedSays(page, '1 of 1 placed')
  await expect.poll(async () => (await filmColor(page)).most).toBe('#225544')
  await expect.poll(() => millimeters.getAttribute('aria-pressed')).toBe('true')
  expect(complaints).toEqual([])
})

test('a long film, with motion allowed: the rulers are drawn, the small sheet brings a place into view, and so do the keys; print pixels are one to one', async () => {
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
