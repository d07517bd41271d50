import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { draftKey } from '#app/studio/browser/kept-draft.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import { openPage } from '#tests/harness/browser.ts'
import { transparentPng } from '#tests/harness/pictures.ts'

export type PictureFile = { name: string; mimeType: string; buffer: Buffer }

/** A file with ink of this size in px, surrounded by 50 px of empty margin. */
export async function pictureFile(
  name: string,
  width: number,
  height: number,
  color: { r: number; g: number; b: number },
): Promise<PictureFile> {
  const ink = { left: 50, top: 50, width, height }
  const buffer = await transparentPng({ width: width + 100, height: height + 100 }, ink, color)
  return { name, mimeType: 'image/png', buffer }
}

/** A file of this size in px each way, drawn on 900 × 900 in SVG and sent as PNG. */
export async function drawnFile(name: string, body: string, side = 900): Promise<PictureFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 900 900">${body}</svg>`
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() }
}

/** Artwork that prints grainy: a warning that needs an answer. */
export const fadedFile = (): Promise<PictureFile> =>
  drawnFile(
    'glow.png',
    `<defs><filter id="f"><feGaussianBlur stdDeviation="25"/></filter></defs>
     <rect x="150" y="150" width="620" height="620" fill="#000" filter="url(#f)"/>
     <rect x="100" y="100" width="600" height="600" fill="#0a7a3c"/>`,
  )

/** A round logo in a white box, which can be removed. */
export const boxedFile = (): Promise<PictureFile> =>
  drawnFile(
    'logo.png',
    `<rect width="900" height="900" fill="#fff"/><circle cx="450" cy="450" r="380" fill="#c01030"/>
     <path d="M250 300 H650 V400 H250 Z" fill="#fff"/>`,
  )

/** A dialog over the studio, which is itself one. */
export const dialogOver = '[role=dialog]:not(:has([role=application]))'

/** The sheet as stored by the browser, a moment after the last change; null before anything is on it. */
export const keptSheet = (page: Page, key: string = draftKey): Promise<StudioDocument | null> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null')?.document ?? null, key)

/** The studio with an empty sheet, as a fresh visitor opens it. */
export async function openStudio(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
  size = /22 × 24 in/,
): Promise<{ page: Page; complaints: string[] }> {
  const opened = await openPage(browser, { ...options, baseURL: origin })
  await openStudioOf(opened.page, size)
  return opened
}

/** The same in a page with a signed-in user. */
export async function openStudioOf(page: Page, size = /22 × 24 in/): Promise<void> {
  await page.goto('/builder')
  await page.locator('[data-studio-loaded=yes]').waitFor({ state: 'attached' })
  await page.locator('label', { has: page.getByRole('radio', { name: size }) }).click()
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
}

export const addFiles = (page: Page, files: readonly PictureFile[]) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files])

export const placedSays = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).waitFor()

type Region = { x: number; y: number; left: number; top: number; right: number; bottom: number }

/** Where pixels of a color are in the placements' layer, in px of the window; channels may differ by 40. */
export function inkOf(page: Page, color: { r: number; g: number; b: number }): Promise<Region> {
  return page.evaluate(({ r, g, b }) => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-layer=placements]')
    const context = canvas?.getContext('2d')
    if (!canvas || !context) throw new Error('No canvas')
    const { width, height } = canvas
    const { data } = context.getImageData(0, 0, width, height)
    const density = width / canvas.getBoundingClientRect().width
    const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
    const isNear = (level: number | undefined, wanted: number): boolean =>
      Math.abs((level ?? 0) - wanted) <= 40
    for (let at = 0; at < data.length; at += 4) {
      // Nearly all of a sheet is empty.
      if ((data[at + 3] ?? 0) < 200) continue
      if (!isNear(data[at], r) || !isNear(data[at + 1], g) || !isNear(data[at + 2], b)) continue
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x + 1)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y + 1)
    }
    const corner = canvas.getBoundingClientRect()
    const left = corner.left + box.left / density
    const right = corner.left + box.right / density
    const top = corner.top + box.top / density
    const bottom = corner.top + box.bottom / density
    return { left, right, top, bottom, x: (left + right) / 2, y: (top + bottom) / 2 }
  }, color)
}

/** The same, once some of it is drawn. */
export async function inkSeen(page: Page, color: Parameters<typeof inkOf>[1]): Promise<Region> {
  await expect.poll(async () => Number.isFinite((await inkOf(page, color)).x)).toBe(true)
  return inkOf(page, color)
}

type Point = { x: number; y: number }

export async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

/**
 * One finger, as a phone sends it: within half a second, and at rest before it lifts. (One that lifts while moving
 * flings, and the browser takes the next tap as stopping the fling: no click.)
 */
export async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const start = Date.now() / 1000 - 0.5
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', after: number, points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp: start + after })
  await touch('touchStart', 0, [from])
  await touch('touchMove', 0.1, [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }])
  await touch('touchMove', 0.2, [to])
  await touch('touchMove', 0.45, [to])
  await touch('touchEnd', 0.5, [])
  await session.detach()
}

/** Types the number of copies and presses Enter. */
export async function setCopies(page: Page, artwork: string, copies: number): Promise<void> {
  const field = page.getByRole('group', { name: `Copies of ${artwork}` }).getByRole('textbox')
  await field.fill(String(copies))
  await field.press('Enter')
}
