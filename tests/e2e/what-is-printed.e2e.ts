import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { placementDocumentSchema } from '#domain/artwork/gang-sheet-input.ts'
import { freezeDesign } from '#domain/orders/freeze-design.ts'
import { renderPart } from '#server/printfiles/render-part.ts'
import { desktop, openBrowser } from '#tests/harness/browser.ts'
import { addFiles, openStudio, type PictureFile, placedSays } from '#tests/harness/pages/studio.ts'
import { differenceOf, previewOf } from '#tests/harness/printed/compare-preview.ts'
import { someOf } from '#tests/harness/run-form.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import { startBuiltShop } from '#tests/harness/use-shop.ts'

let shop: TestShop
let browser: Browser
let page: Page
let complaints: string[]
let folder: string
let sheets = 0
const measured: Record<string, number> = {}
/** The share of the sheet's pixels that may differ by more than 8 levels. */
const mostDifferent = 0.01

beforeAll(async () => {
  shop = await startBuiltShop({ isAlive: true })
  browser = await openBrowser()
  folder = await mkdtemp(join(tmpdir(), 'gangway-what-is-printed-'))
  // A screen draws edges on its own whole pixels: half of one is still visible after reducing, unless they are small.
  const options = { ...desktop, deviceScaleFactor: 3 }
  ;({ page, complaints } = await openStudio(browser, shop.origin, options, /22 × 12 in/))
})

afterAll(async () => {
  if (process.env.SCREENS) console.info(measured)
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** Colors, a fade, a hole, and nothing that looks the same when mirrored or turned. */
const star = `<defs><linearGradient id="g"><stop offset="0" stop-color="#e01050"/><stop offset="1" stop-color="#1040e0"/></linearGradient></defs>
  <path d="M100 50 H800 V350 H450 V550 H100 Z M200 150 H400 V280 H200 Z" fill="url(#g)" fill-rule="evenodd"/>
  <circle cx="660" cy="450" r="90" fill="#10a040" fill-opacity="0.6"/>`

const drawing = (body: string, unit = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${unit === 'in' ? '3in' : 900}" height="${unit === 'in' ? '2in' : 600}" viewBox="0 0 900 600">${body}</svg>`,
  )

const png = async (name: string, body = star): Promise<PictureFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp(drawing(body)).png().toBuffer(),
})

const photo = async (name: string): Promise<PictureFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp(drawing(`<rect width="900" height="600" fill="#f2d8b0"/>${star}`))
    .flatten({ background: '#fff' })
    .jpeg({ quality: 95 })
    .toBuffer(),
})

const webp = async (name: string): Promise<PictureFile> => ({
  name,
  mimeType: 'image/webp',
  buffer: await sharp(drawing(star)).webp({ quality: 95 }).toBuffer(),
})

function pdf(name: string): Promise<PictureFile> {
  const document = new PDFDocument({ margin: 0, size: [288, 216] })
  const bytes = buffer(document)
  document.rect(30, 30, 150, 100).fill('#dc1e3c').circle(200, 130, 60).fill('#0a8a4a')
  document.end()
  return bytes.then((content) => ({ name, mimeType: 'application/pdf', buffer: content }))
}

/** An empty sheet with these artworks placed on it, the first of them this many times. */
async function lay(files: readonly PictureFile[], copies = 1): Promise<void> {
  if (sheets++ > 0) {
    await page.getByRole('application').focus()
    for (const keys of ['Control+a', 'Delete']) await page.keyboard.press(keys)
    await page.getByText('Your film is ready').waitFor()
  }
  await addFiles(page, files)
  await placedSays(page, `${files.length} of ${files.length} placed`)
  if (copies > 1) await layCopies(files[0]?.name ?? '', copies, files.length - 1 + copies)
}

async function layCopies(name: string, copies: number, all: number): Promise<void> {
  const field = page.getByRole('group', { name: `Copies of ${name}` }).getByRole('textbox')
  await field.fill(String(copies))
  await field.blur()
  await placedSays(page, `${all} of ${all} placed`)
}

async function press(...keys: string[]): Promise<void> {
  await page.getByRole('application').focus()
  for (const one of keys) await page.keyboard.press(one)
}

const times = (count: number, keys: string): string[] => Array.from({ length: count }, () => keys)

/** The sheet as stored by the browser. */
async function readSheet(): Promise<PlacementDocument> {
  const draft = await page.evaluate(() => localStorage.getItem('gangwayStudioDraft'))
  const { document } = JSON.parse(draft ?? '{}')
  return placementDocumentSchema.parse({ version: 1, ...document })
}

/** Drawn from the original bytes, as for an order. */
async function print(document: PlacementDocument): Promise<string> {
  const ids = [...new Set(document.placements.map(({ artworkId }) => artworkId))]
  const artworks = await shop.artwork.describeForPrinting(ids)
  const design = freezeDesign(
    { designId: '', sizeId: document.sheet.sizeId, title: '', previewUrl: null, document, artworks },
    new Date(),
  )
  const target = join(folder, `${sheets}.png`)
  await renderPart(shop, design, { id: 'sheet', folder, target, onProgress: () => {} })
  return target
}

/** At most 1 % of the sheet's pixels differ by more than 8 levels, as soon as all changes have been drawn and saved. */
async function expectPrintedAsShown(
  name: string,
  isAsMeant: (document: PlacementDocument) => boolean,
): Promise<void> {
  await expect.poll(async () => isAsMeant(await readSheet())).toBe(true)
  let printed = { text: '', file: '' }
  const difference = async () => {
    const document = await readSheet()
    const text = JSON.stringify(document)
    if (text !== printed.text) printed = { text, file: await print(document) }
    const saveTo = process.env.SCREENS && join(process.env.SCREENS, name)
    return differenceOf(await previewOf(page, document.sheet), printed.file, document.sheet, saveTo)
  }
  let last = { share: 1, inked: 0 }
  // All sheets are measured, then judged together at the end.
  await expect
    .poll(
      async () => {
        last = await difference()
        measured[name] = Math.round(last.share * 100_000) / 100_000
        return last.share
      },
      { interval: 200 },
    )
    .toBeLessThanOrEqual(mostDifferent)
    .catch(() => {})
  expect(last.inked).toBeGreaterThan(0.005)
}

type Placement = PlacementDocument['placements'][number]

const countOf = (placements: readonly Placement[], of: (placement: Placement) => number): number =>
  new Set(placements.map(of)).size

const every =
  (isMeant: (placement: Placement) => boolean) =>
  ({ placements }: PlacementDocument): boolean =>
    placements.length > 0 && placements.every(isMeant)

/** From the right and the bottom with keys, then undone and redone; the rest by numbers. */
async function cropSelected(width: string): Promise<void> {
  await page.keyboard.press('Shift+C')
  const dialog = page.getByRole('dialog', { name: /^Crop cropped/ })
  await dialog.getByRole('button', { name: 'Right edge of the frame' }).focus()
  for (const keys of ['Shift+ArrowLeft', 'ArrowLeft']) await page.keyboard.press(keys)
  await dialog.getByRole('button', { name: 'Bottom edge of the frame' }).focus()
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await dialog.getByLabel('Width of the frame in inches').fill(width)
  await dialog.getByLabel('Frame from the left of the artwork in inches').fill('0.4')
  await dialog.getByRole('button', { name: 'Crop', exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

/** Edits on a sheet, and how it is then printed. */
const works: (() => Promise<void>)[] = [
  async () => {
    await lay([await png('nested.png')], 9)
    await expectPrintedAsShown('nested', ({ placements }) => placements.length === 9)

    await layCopies('nested.png', 4, 4)
    await press('n', 'r', 'n', 'r', 'r', 'n', 'Shift+R')
    await expectPrintedAsShown(
      'quarters',
      ({ placements }) => placements.length === 4 && countOf(placements, ({ rotation }) => rotation) === 4,
    )
  },
  async () => {
    await lay([await png('free.png'), await webp('free.webp'), await photo('mirrored.jpg')], 2)
    await press(
      ...['n', ...times(3, 'Shift+ArrowDown'), ...times(3, 'e')],
      ...['n', ...times(4, 'Shift+ArrowDown'), ...times(7, 'Shift+E')],
      ...['n', 'm', 'n', 'm', ...times(5, 'e')],
    )
    await expectPrintedAsShown(
      'free turns and mirrored',
      ({ placements }) =>
        placements.filter(({ rotation }) => rotation % 90 !== 0).length === 3 &&
        placements.filter(({ mirrored }) => mirrored).length === 2,
    )
  },
  async () => {
    await lay([await photo('sized.jpg'), await png('sized.png')])
    await press('n', 'Control+.', 'Control+.', 'n', 'Control+,', '.')
    await expectPrintedAsShown('resized', ({ placements }) => countOf(placements, ({ width }) => width) === 2)
  },
  async () => {
    await lay([await webp('grouped.webp'), await png('grouped.png')])
    await press('Control+a', 'Control+g', ...times(6, 'Shift+ArrowRight'), 'Control+.')
    await expectPrintedAsShown(
      'group',
      every(({ group, x }) => group !== undefined && x > 76),
    )
  },
  async () => {
    await lay([
      await pdf('drawn.pdf'),
      { name: 'drawn.svg', mimeType: 'image/svg+xml', buffer: drawing(star, 'in') },
    ])
    await press('n', 'Control+.', 'r', 'n', ...times(3, 'e'), 'm')
    await expectPrintedAsShown(
      'drawings',
      every(({ rotation }) => rotation !== 0),
    )
  },
  async () => {
    await lay([await png('over.png'), await webp('under.webp')])
    await press('n', ...times(3, 'Shift+ArrowRight'), ...times(2, 'Shift+ArrowDown'), 'e', 'Control+]')
    await expectPrintedAsShown('overlap', ({ placements }) =>
      placements.some(({ rotation }) => rotation === 5),
    )
  },
  async () => {
    await lay([
      await png('cropped.png'),
      { name: 'cropped.svg', mimeType: 'image/svg+xml', buffer: drawing(star, 'in') },
    ])
    await press('n', 'm', ...times(4, 'e'))
    await cropSelected('1.6')
    await press('Escape', 'Shift+N')
    await cropSelected('1.4')
    await expectPrintedAsShown(
      'cropped',
      every(({ crop: part }) => part !== undefined),
    )
  },
  async () => {
    await lay([await png('logo.png', `<rect width="900" height="600" fill="#fff"/>${star}`)])
    await press('n', 'x')
    const close = page.getByRole('dialog', { name: 'How logo.png will print' })
    await close.getByRole('button', { name: 'Remove the white box' }).click()
    await close.getByRole('button', { name: 'Use the repaired one' }).click()
    await close.waitFor({ state: 'detached' })
    await press('e')
    await expectPrintedAsShown(
      'repaired',
      every(({ rotation }) => rotation === 5),
    )
  },
]

test('sheets are printed as the studio shows them', async () => {
  const drawn = someOf(works, 1)
  for (const work of drawn) await work()
  expect(Object.entries(measured).filter(([, share]) => share > mostDifferent)).toEqual([])
  expect(Object.keys(measured).length).toBeGreaterThanOrEqual(drawn.length)
  expect(complaints).toEqual([])
})
