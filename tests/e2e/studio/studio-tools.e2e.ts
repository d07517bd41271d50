import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newText } from '#app/studio/view/type/new-text.ts'
import { mm } from '#domain/units.ts'
import { desktop } from '#tests/harness/browser.ts'
import { dragByMouse, inkOf, inkSeen, pictureFile, placedSays } from '#tests/harness/pages/studio.ts'
import { type Desk, fillShelf, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const red = { r: 220, g: 30, b: 60 }
const blue = { r: 20, g: 90, b: 200 }
const green = { r: 20, g: 130, b: 60 }

const { shop, browser } = await useShop({ isAlive: true })
const shelf = await fillShelf(shop, [
  await pictureFile('fox.png', 900, 600, red),
  await pictureFile('owl.png', 600, 600, blue),
  await pictureFile('oak.png', 300, 900, green),
])
const permissions = ['clipboard-read', 'clipboard-write']
const desk = await sitDown(browser, shop, { ...desktop, permissions }, shelf)

async function withThree(at: Desk) {
  await at.open()
  for (const color of [red, blue, green])
    await expect.poll(async () => (await inkOf(at.page, color)).right).toBeGreaterThan(0)
  return at
}

const selectedSays = (page: Page, words: string) => page.getByText(`${words} selected`).waitFor()
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const near = (value: number) => expect.closeTo(value, -0.4)

test('by mouse: a corner resizes with the ratio locked, shows the dpi while dragging, and one undo reverts it; a frame selects several, which are aligned, distributed evenly, grouped and moved as one', async () => {
  const { page, complaints } = await withThree(desk)
  const fox = await inkSeen(page, red)
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
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await inkOf(page, red)).right).toEqual(near(fox.right))

  const [first, owl, oak] = [await inkOf(page, red), await inkOf(page, blue), await inkOf(page, green)]
  const right = Math.max(first.right, owl.right, oak.right)
  const bottom = Math.max(first.bottom, owl.bottom, oak.bottom)
  const start = { x: Math.min(first.left, owl.left, oak.left), y: Math.min(first.top, owl.top, oak.top) }
  await dragByMouse(page, { x: right + 30, y: bottom + 30 }, { x: start.x + 5, y: start.y + 5 })
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
  const before = [await inkSeen(page, red), await inkSeen(page, blue)]
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
  expect(complaints).toEqual([])
})

test('images are pasted: a file, a drawing as text, copies of what is on the sheet, and the clipboard contents', async () => {
  await desk.openEmpty()
  const { page, complaints } = desk
  const paste = (kind: 'file' | 'text', content: string) =>
    page.getByRole('application').evaluate(
      (sheet, [as, text]) => {
        const clipboardData = new DataTransfer()
        if (as === 'text') clipboardData.setData('text/plain', text)
        else {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
          clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
        }
        sheet.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [kind, content] as const,
    )
  await paste('text', 'only words')
  const { buffer } = await pictureFile('pasted.png', 900, 600, red)
  await paste('file', buffer.toString('base64'))
  await placedSays(page, '1 of 1 placed')
  await page.getByText('Pasted image.png', { exact: true }).first().waitFor()
  await paste(
    'text',
    '<svg xmlns="http://www.w3.org/2000/svg" width="2in" height="2in"><rect width="100" height="90"/></svg>',
  )
  await placedSays(page, '2 of 2 placed')

  await page.getByRole('application').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+v')
  await placedSays(page, '4 of 4 placed')
  await page.keyboard.press('Control+z')
  await placedSays(page, '2 of 2 placed')

  const command = page.getByRole('button', { name: 'Paste an image' })
  await command.click()
  await page.locator('[data-sonner-toast]', { hasText: 'There’s no image to paste' }).waitFor()
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 200)
    const context = canvas.getContext('2d')
    context?.fillRect(20, 20, 200, 100)
    const blob = await canvas.convertToBlob()
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
  })
  await command.press('Enter')
  await placedSays(page, '3 of 3 placed')
  expect(complaints).toEqual([])
})

test('own images are found by name: uploads, texts under their own heading, saved sheets, AI designs and bought prints, by keyboard', async () => {
  const made = await shop.operations.call('letterings.make', shelf.actor, {
    letterings: [
      { name: 'HAWKS', lettering: { blocks: [{ ...newText, text: 'HAWKS', height: mm(10) }], gap: mm(0) } },
    ],
  })
  expect(made).toMatchObject({ ok: true })
  const { page, complaints } = await withThree(desk)
  await page.getByRole('button', { name: 'Your pictures' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your pictures' })
  await dialog.getByRole('searchbox', { name: 'Search your pictures' }).fill('owl')
  const owl = dialog.getByRole('button', { name: /^owl.png/ })
  await owl.press('Enter')
  await expect.poll(() => dialog.getByRole('button', { name: /^fox.png/ }).count()).toBe(0)
  expect(await dialog.getByRole('button', { name: /^HAWKS/ }).count()).toBe(0)
  await dialog.getByRole('searchbox', { name: 'Search your pictures' }).fill('')
  await dialog.getByRole('tab', { name: 'Texts' }).press('Enter')
  await dialog.getByRole('button', { name: /^HAWKS/ }).press('Enter')
  expect(await dialog.getByRole('button', { name: /^owl.png/ }).count()).toBe(0)
  await dialog.getByRole('tab', { name: 'Premade prints' }).press('Enter')
  await dialog.getByText('Premade prints you bought while signed in').waitFor()
  await dialog.getByRole('tab', { name: 'AI designs' }).press('Enter')
  await dialog.getByRole('link', { name: 'Make an AI design' }).waitFor()
  await dialog.getByRole('tab', { name: 'Saved designs' }).press('Enter')
  await dialog.getByText('You haven’t saved a sheet yet.').waitFor()
  await dialog.getByRole('button', { name: 'Add 2 to the sheet' }).press('Enter')
  await placedSays(page, '5 of 5 placed')

  const kept = () =>
    page.evaluate(() => localStorage.getItem('gangwayStudioDraft')?.split('"artworkId"').length)
  // Five artworks, five copies, and the state before the first.
  await expect.poll(kept).toBe(11)
  await saveSheet(page)
  await page.getByRole('button', { name: 'Your pictures' }).press('Enter')
  await dialog.getByRole('tab', { name: 'Saved designs' }).press('Enter')
  await dialog.getByRole('button', { name: /^Gang sheet .*5 copies/ }).press('Enter')
  await dialog.getByRole('button', { name: 'Add to the sheet' }).press('Enter')
  await placedSays(page, '10 of 10 placed')
  expect(complaints).toEqual([])
})

/** As the studio does, without leaving it. */
const saveSheet = (page: Page) =>
  page.evaluate(async () => {
    const { document: sheet } = JSON.parse(localStorage.getItem('gangwayStudioDraft') ?? '{}')
    const design = { sizeId: sheet.sheet.sizeId, quantity: 1, document: { version: 1, ...sheet } }
    const answer = await fetch('/api/v1/designs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(design),
    })
    if (!answer.ok) throw new Error(await answer.text())
  })
