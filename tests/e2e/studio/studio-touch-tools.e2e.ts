import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Placement, placementBounds } from '#domain/artwork/gang-sheet.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { inkSeen, keptSheet, pictureFile } from '#tests/harness/pages/studio.ts'
import { type Desk, fillShelf, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { fingersOf, type Point } from '#tests/harness/pages/touch.ts'
import { useShop } from '#tests/harness/use-shop.ts'

// Edits the sheet with fingers only, as a phone sends them; the results are in the document.

const colors = {
  fox: { r: 220, g: 30, b: 60 },
  owl: { r: 20, g: 90, b: 200 },
  oak: { r: 20, g: 130, b: 60 },
}
type Name = keyof typeof colors

const { shop, browser } = await useShop({ isAlive: true })
const shelf = await fillShelf(shop, [
  await pictureFile('fox.png', 1_800, 1_200, colors.fox),
  await pictureFile('owl.png', 1_200, 1_200, colors.owl),
  await pictureFile('oak.png', 600, 1_500, colors.oak),
])

const onItsSide = { width: 844, height: 390 }
const narrow = { width: 320, height: 568 }

const held = await sitDown(browser, shop, phone, shelf)

type PanelName = 'Artwork' | 'Layers' | 'Adjust'

async function enterStudio({ page, complaints, open }: Desk = held, opened = shelf.each) {
  await open(opened)
  const fingers = await fingersOf(page)
  const bar = page.getByRole('navigation', { name: 'Panels' })
  const panel = async (name: PanelName): Promise<Locator> => {
    const opened = page.getByRole('region', { name, exact: true })
    await tapUntil(bar.getByRole('button', { name }), () => opened.isVisible())
    return opened
  }
  const closePanel = (): Promise<void> => {
    const close = page.getByRole('button', { name: 'Close the panel' })
    return tapUntil(close, async () => !(await close.isVisible()))
  }
  const sheet = () => keptSheet(page)
  const placed = async (name: Name): Promise<StudioPlacement> => {
    const document = await sheet()
    const item = document?.items.find((one) => one.name === `${name}.png`)
    const found = document?.placements.find(({ itemId }) => itemId === item?.id)
    if (!found) throw new Error(`There is no ${name} on the sheet`)
    return found
  }
  const on = (name: Name) => inkSeen(page, colors[name])
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const redo = page.getByRole('button', { name: 'Redo', exact: true })
  const tools = {
    /** Presses a tool of the selection until the document shows its effect. */
    async use(name: string, isDone: () => Promise<boolean>) {
      const adjust = await panel('Adjust')
      await adjust.getByRole('button', { name, exact: true }).tap()
      await expect.poll(isDone).toBe(true)
    },
  }
  const canvas = async () => {
    const box = await page.getByRole('application').boundingBox()
    if (!box) throw new Error('There is no canvas')
    return { ...box, right: box.x + box.width, bottom: box.y + box.height }
  }
  return {
    ...{ page, complaints, fingers, panel, closePanel, sheet, placed, on, undo, redo, tools, canvas },
    /** Screen px per mm of the sheet. */
    scale: async () => {
      const [ink, { left, right }] = [await on('fox'), placementBounds(await placed('fox'))]
      return (ink.right - ink.left) / (right - left)
    },
    /** Until it is the only one selected. */
    async choose(name: Name) {
      await closePanel()
      const isChosen = async (): Promise<boolean> => {
        const { x, y } = await on(name)
        await fingers.tap({ x, y })
        const adjust = await panel('Adjust')
        const isIt = await adjust.getByText(`${name}.png`, { exact: true }).isVisible()
        await closePanel()
        return isIt
      }
      await expect.poll(isChosen).toBe(true)
    },
  }
}

/** Chromium takes a tap right after a drag for one that stops the drag's momentum: then it is repeated. */
async function tapUntil(target: Locator, isDone: () => Promise<boolean>): Promise<void> {
  const tap = async (): Promise<boolean> => {
    if (!(await isDone())) await target.tap()
    return isDone()
  }
  await expect.poll(tap, { interval: 500 }).toBe(true)
}

/** Once, if a second tap would repeat the action: again only if the button missed it. */
async function tapOnce(button: Locator): Promise<void> {
  const taps = await button.evaluateHandle((element) => {
    const heard = { count: 0 }
    element.addEventListener('click', () => heard.count++)
    return heard
  })
  const isHeard = () => taps.evaluate(({ count }) => count > 0)
  const tap = async (): Promise<boolean> => {
    if (!(await isHeard())) await button.tap()
    return isHeard()
  }
  await expect.poll(tap, { interval: 500 }).toBe(true)
}

const pageStands = (page: Page) =>
  page.evaluate(() => [window.visualViewport?.scale, window.scrollX, window.scrollY])
const beside = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y })
const about = (value: number, by: number) => ({
  asymmetricMatch: (other: unknown) => typeof other === 'number' && Math.abs(other - value) <= by,
})

test('with fingers alone: zoomed, panned, moved, resized, rotated, undone, mirrored, copied, grouped, aligned, reordered; turned sideways and at 320 px nothing is cut off, and the sheet stays in view', async () => {
  const studio = await enterStudio()
  await zoomAndPan(studio)
  await moveResizeAndTurn(studio)
  await useTools(studio)
  await workOnSeveral(studio)
  for (const viewport of [onItsSide, narrow]) await fitsOn(studio, viewport)
  expect(await pageStands(studio.page)).toEqual([1, 0, 0])
  await studio.page.getByRole('button', { name: 'Close the studio' }).tap()
  const name = studio.page.getByRole('banner').getByText('Gangway Print Co.')
  const hidden = await name.evaluate((element) => [
    element.scrollWidth - element.clientWidth,
    element.scrollHeight - element.clientHeight,
  ])
  // The header shows the shop's name in full.
  expect(hidden).toEqual([0, 0])
  expect(studio.complaints).toEqual([])
})

type Studio = Awaited<ReturnType<typeof enterStudio>>

/** Two fingers zoom and pan, and so does one on anything unselected: the sheet and the page stay as they are. */
async function zoomAndPan({ page, fingers, on, sheet, canvas }: Studio): Promise<void> {
  const [before, fox, room] = [await sheet(), await on('fox'), await canvas()]
  await fingers.pinch(fox, [60, 120])
  const width = async () => {
    const { left, right } = await on('fox')
    return right - left
  }
  await expect.poll(width).toEqual(about(2 * (fox.right - fox.left), 3))
  const large = await on('fox')
  expect([large.x, large.y]).toEqual([about(fox.x, 3), about(fox.y, 3)])

  const middle = { x: (room.x + room.right) / 2, y: (room.y + room.bottom) / 2 }
  await fingers.pinch(middle, [120, 120], beside(middle, { x: 90, y: 70 }))
  await expect.poll(async () => (await on('fox')).x - large.x).toEqual(about(90, 3))
  expect((await on('fox')).y - large.y).toEqual(about(70, 3))
  const moved = await on('fox')
  await fingers.drag(moved, beside(moved, { x: 30, y: 50 }))
  await expect.poll(async () => (await on('fox')).y - moved.y).toEqual(about(50, 6))

  expect(await pageStands(page)).toEqual([1, 0, 0])
  expect((await sheet())?.placements).toEqual(before?.placements)
  await tapOnce(page.getByRole('button', { name: 'Show the whole sheet' }))
  await expect.poll(width).toEqual(about(fox.right - fox.left, 1))
}

/** With a selection; the size is shown while it changes, and each change is one step of undo and redo. */
async function moveResizeAndTurn({
  page,
  fingers,
  on,
  placed,
  scale,
  choose,
  undo,
  redo,
}: Studio): Promise<void> {
  await choose('fox')
  const [start, px] = [await placed('fox'), await scale()]
  const owl = await placed('owl')
  const at = await on('fox')
  await fingers.drag(at, beside(at, { x: 60, y: 160 }))
  await expect.poll(async () => (await placed('fox')).y - start.y).toEqual(about(160 / px, 8 / px))
  expect((await placed('fox')).x - start.x).toEqual(about(60 / px, 8 / px))
  expect(await placed('owl')).toEqual(owl)

  // A finger next to the corner: from there the corner follows without a jump.
  const [moved, ink] = [await placed('fox'), await on('fox')]
  const grip = { x: ink.right + 12, y: ink.bottom + 10 }
  const note = page.getByText(/^\d+\.\d\d × \d+\.\d\d in · \d+ dpi/)
  const [width, height] = [ink.right - ink.left, ink.bottom - ink.top]
  await fingers.drag(grip, beside(grip, { x: width / 2, y: height / 2 }), async () => {
    await note.waitFor()
    const box = await note.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    expect(await note.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBe(16)
  })
  await expect.poll(async () => (await placed('fox')).width / moved.width).toEqual(about(1.5, 0.02))
  const resized = await placed('fox')
  expect(resized.width / resized.height).toBeCloseTo(1.5, 6)

  // By its handle, 42 px above its edge: a quarter turn to the right.
  const now = await on('fox')
  const handle = { x: now.x, y: now.top - 42 }
  await fingers.drag(handle, { x: now.x + (now.y - handle.y), y: now.y })
  await expect.poll(async () => (await placed('fox')).rotation).toBe(90)

  for (const expected of [resized, moved, start]) {
    await tapOnce(undo)
    await expect.poll(async () => isAt(await placed('fox'), expected)).toBe(true)
  }
  await expect.poll(async () => (await placed('fox')).locked).toBe(false)
  for (const expected of [moved, resized]) {
    await tapOnce(redo)
    await expect.poll(async () => isAt(await placed('fox'), expected)).toBe(true)
  }
}

const isAt = (one: Placement, other: Placement): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.rotation === other.rotation

/** The selection stays visible beside the open panel. */
async function useTools({ on, sheet, placed, choose, canvas, panel, tools, undo }: Studio): Promise<void> {
  await choose('owl')
  const start = await placed('owl')
  await panel('Adjust')
  const [ink, room] = [await on('owl'), await canvas()]
  expect(ink.bottom).toBeLessThan(room.bottom)
  const owl = (name: string, has: (now: StudioPlacement) => boolean) =>
    tools.use(name, async () => has(await placed('owl')))
  await owl('Turn right', ({ rotation }) => rotation === (start.rotation + 90) % 360)
  await owl('Turn left', ({ rotation }) => rotation === start.rotation)
  await owl('Mirror', ({ mirrored }) => mirrored)
  await owl('Unlock', ({ locked }) => !locked)
  await owl('Lock in place', ({ locked }) => locked)
  const count = async () => (await sheet())?.placements.length
  await tools.use('Duplicate', async () => (await count()) === 4)
  await tools.use('Remove from the sheet', async () => (await count()) === 3)
  await tapOnce(undo)
  await expect.poll(() => count()).toBe(4)
  await tapOnce(undo)
  await expect.poll(() => count()).toBe(3)
}

/** Selected by taps, or framed with a finger. */
async function workOnSeveral({
  page,
  fingers,
  on,
  sheet,
  placed,
  canvas,
  panel,
  closePanel,
  tools,
}: Studio): Promise<void> {
  await closePanel()
  const film = await canvas()
  await fingers.tap({ x: film.right - 8, y: film.bottom - 90 })
  const several = page.getByRole('button', { name: 'Select several' })
  await tapOnce(several)
  await expect.poll(() => several.getAttribute('aria-pressed')).toBe('true')
  const [fox, owl] = [await on('fox'), await on('owl')]
  await fingers.tap(fox)
  await fingers.tap(owl)
  await (await panel('Adjust')).getByText('2 copies selected').waitFor()
  const groups = async () => (await sheet())?.placements.map(({ group }) => group)
  await tools.use('Group', async () => new Set(await groups()).size === 2)
  await closePanel()
  // From one corner of the canvas to the other.
  const room = await canvas()
  await fingers.drag({ x: room.right - 8, y: room.bottom - 90 }, { x: room.x + 28, y: room.y + 28 })
  await (await panel('Adjust')).getByText('3 copies selected').waitFor()
  await tools.use('Ungroup', async () => (await groups())?.every((group) => group === undefined) === true)

  const bounds = async (name: Name) => placementBounds(await placed(name))
  await tools.use('Align bottom edges', async () => {
    const [one, two, three] = [await bounds('fox'), await bounds('owl'), await bounds('oak')]
    return Math.abs(one.bottom - two.bottom) < 0.01 && Math.abs(one.bottom - three.bottom) < 0.01
  })
  await tools.use('Equal gaps across', async () => {
    const boxes = [await bounds('fox'), await bounds('owl'), await bounds('oak')]
    const [one, two, three] = boxes.sort((a, b) => a.left - b.left)
    if (!one || !two || !three) return false
    return Math.abs(two.left - one.right - (three.left - two.right)) < 0.01
  })

  await tapOnce(several)
  await expect.poll(() => several.getAttribute('aria-pressed')).toBe('false')
  const top = async () => (await sheet())?.placements.at(-1)?.id
  const lowest = (await sheet())?.placements[0]?.id
  const layers = await panel('Layers')
  await layers.getByRole('listitem').last().getByRole('button').first().tap()
  await tools.use('To the front', async () => (await top()) === lowest)
  await tools.use('One layer down', async () => (await top()) !== lowest)
}

/** Nothing is cut off, panels leave the sheet visible, fingers can reach everything. */
async function fitsOn(
  { page, choose, panel, closePanel, on, canvas, tools, placed }: Studio,
  viewport: { width: number; height: number },
): Promise<void> {
  await closePanel()
  await page.setViewportSize(viewport)
  await tapOnce(page.getByRole('button', { name: 'Show the whole sheet' }))
  const fits = async () => {
    const { width, height } = viewport
    const parts = page.getByRole('dialog', { name: 'Gang sheet studio' })
    const names = ['Close the studio', 'Undo', 'Redo', 'Done', 'Artwork', 'Layers', 'Adjust', 'Commands']
    for (const name of names) {
      const box = await parts.getByRole('button', { name, exact: true }).first().boundingBox()
      if (!box) throw new Error(`${name} is not there`)
      const isInside = box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height
      expect([name, isInside, box.width >= 44, box.height >= 44]).toEqual([name, true, true, true])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await fits()
  await choose('fox')
  const adjust = await panel('Adjust')
  await fits()
  const [room, beside] = [await canvas(), await adjust.boundingBox()]
  const ink = await on('fox')
  const isSeen = [ink.left >= room.x, ink.right <= room.right, ink.top >= room.y, ink.bottom <= room.bottom]
  expect(isSeen).toEqual([true, true, true, true])
  // Canvas and panel share the screen without overlapping.
  expect(room.right <= (beside?.x ?? 0) || room.bottom <= (beside?.y ?? 0)).toBe(true)
  const { mirrored } = await placed('fox')
  await tools.use('Mirror', async () => (await placed('fox')).mirrored !== mirrored)
  expect(await problems(page)).toEqual([])
  await closePanel()
}

test('two dozen layers: the list scrolls with the finger, and the last comes into view when it is chosen', async () => {
  const { page, fingers, panel, sheet, on, canvas, complaints } = await enterStudio(
    held,
    shelf.sheetOf({ 'fox.png': 12, 'owl.png': 12 }),
  )
  const all = async () => (await sheet())?.placements ?? []
  expect((await all()).length).toBeGreaterThan(20)
  const layers = await panel('Layers')
  const rows = layers.getByRole('listitem')
  await expect.poll(async () => await rows.count()).toBe((await all()).length)
  const last = rows.last()
  const isSeen = async (): Promise<boolean> => {
    const [row, list] = [await last.boundingBox(), await layers.boundingBox()]
    return row !== null && list !== null && row.y + row.height <= list.y + list.height
  }
  expect(await isSeen()).toBe(false)
  const swipe = async (): Promise<boolean> => {
    if (!(await isSeen())) await fingers.swipeUp(layers, 220)
    return isSeen()
  }
  await expect.poll(swipe).toBe(true)
  expect(await pageStands(page)).toEqual([1, 0, 0])
  const chosen = last.getByRole('button').first()
  await tapOnce(chosen)
  await expect.poll(() => chosen.getAttribute('aria-pressed')).toBe('true')
  const [lowest, room] = [(await all())[0], await canvas()]
  const ink = await on(lowest?.itemId === (await sheet())?.items[0]?.id ? 'fox' : 'owl')
  expect(ink.top).toBeLessThan(room.bottom)
  expect(complaints).toEqual([])
})
