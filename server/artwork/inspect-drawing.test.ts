import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import type { Inspection } from './decode-picture.ts'
import { inspectPicture } from './inspect-picture.ts'
import { rejections } from './rejections.ts'

const svg = (root: string, body: string): Buffer =>
  Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>${body}</svg>`)

const square = '<rect x="25%" y="25%" width="50%" height="50%" fill="#dc1e3c"/>'

test('an SVG and its ink are measured on a 6,600 px grid at the SVG’s own size', async () => {
  const { facts, preview } = accepted(await inspect(svg('width="11in" height="1.1in"', square)))

  expect(facts).toMatchObject({
    contentType: 'image/svg+xml',
    widthPx: 6_600,
    heightPx: 660,
    ink: { left: 1_650, top: 165, width: 3_300, height: 330 },
    hasAlpha: true,
    densityDpi: 600,
    pageCount: 1,
    measured: { isVector: true },
  })
  expect(await sharp(preview).metadata()).toMatchObject({ width: 1_600, height: 160 })
})

test.each([
  ['width="960" height="96"', 660],
  ['viewBox="0 0 24 3"', 1_650],
  ['width="254mm" height="25.4mm"', 660],
])('without a unit, a px is 1/96 inch, and icons default to 4 in: %s', async (root, dpi) => {
  const { facts } = accepted(await inspect(svg(root, square)))
  expect(facts.densityDpi).toBeCloseTo(dpi, 5)
})

test('a viewBox of a different shape is placed in its root as preserveAspectRatio says', async () => {
  const whole = '<rect width="10" height="10" fill="black"/>'
  const inkOf = async (root: string) =>
    accepted(await inspect(svg(`width="10in" height="1in" viewBox="0 0 10 10" ${root}`, whole))).facts.ink
  expect(await inkOf('')).toEqual({ left: 2_970, top: 0, width: 660, height: 660 })
  expect(await inkOf('preserveAspectRatio="xMaxYMid"')).toMatchObject({ left: 5_940, width: 660 })
  expect(await inkOf('preserveAspectRatio="none"')).toMatchObject({ left: 0, width: 6_600, height: 660 })
})

test('live text is refused, because our font would not match the designer’s', async () => {
  const told = await inspect(svg('width="4in" height="0.5in"', `${square}<text x="1" y="9">Ada</text>`))
  expect(told).toEqual({ ok: false, rejection: rejections.live_text })
  const comment = await inspect(svg('width="4in" height="0.5in"', `${square}<!-- <text> was here -->`))
  expect(comment.ok).toBe(true)
})

test('an SVG loads none of our files and nothing from the internet', async () => {
  const links =
    '<image href="file:///etc/hostname" width="9" height="9"/><image href="http://127.0.0.1:1/a.png"/>'
  expect(await inspect(svg('width="4in" height="0.5in"', links))).toEqual({
    ok: false,
    rejection: rejections.empty,
  })
})

test('entities that multiply are refused', async () => {
  const levels = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`)
  const bomb = `<!DOCTYPE svg [<!ENTITY e0 "${'9'.repeat(50)}">${levels.join('')}]>
    <svg xmlns="http://www.w3.org/2000/svg" width="4in" height="4in"><desc>&e12;</desc>${square}</svg>`
  expect((await inspect(Buffer.from(bomb))).ok).toBe(false)
})

test('a drawing that is only a speck on its page is sent back', async () => {
  const speck = '<circle cx="50%" cy="50%" r="0.5%" fill="black"/>'
  expect(await inspect(svg('width="22in" height="4in"', speck))).toEqual({
    ok: false,
    rejection: rejections.mostlyEmpty,
  })
})

test('a PDF is measured page by page, transparent where nothing is drawn', async () => {
  const bytes = await pdf({ size: [72, 720] }, (page) => {
    page.rect(18, 90, 36, 360).fill('#1e3cdc')
    page
      .addPage({ size: [720, 72] })
      .circle(360, 36, 18)
      .fill('#dc1e3c')
  })

  expect(accepted(await inspect(bytes)).facts).toMatchObject({
    contentType: 'application/pdf',
    widthPx: 660,
    heightPx: 6_600,
    // Its last column is a pixel with barely any coverage.
    ink: { left: 165, top: 825, width: 331, height: 3_300 },
    densityDpi: 660,
    pageCount: 2,
  })
  const second = accepted(await inspect(bytes, 2)).facts
  expect(second).toMatchObject({ widthPx: 6_600, heightPx: 660 })
  expect(second.ink.width).toBeGreaterThan(324)
  expect(second.ink.width).toBeLessThan(336)
})

test('a PDF with missing fonts, or one that is too long, locked or broken, is refused with what to do', async () => {
  const pagesOf = (count: number) =>
    pdf({ size: [72, 72] }, (page) => {
      page.rect(9, 9, 54, 54).fill('red')
      for (let at = 1; at < count; at++) page.addPage({ size: [72, 72] })
    })
  expect(await inspect(await pagesOf(50))).toMatchObject({ ok: true })
  expect(await inspect(await pagesOf(51))).toEqual({ ok: false, rejection: rejections.too_many_pages })

  const typed = await pdf({}, (page) => page.fontSize(40).text('Ada'))
  expect(await inspect(typed)).toEqual({ ok: false, rejection: rejections.loose_fonts })

  const locked = await pdf({ userPassword: 'ink' }, (page) => page.rect(9, 9, 300, 300).fill('red'))
  expect(await inspect(locked)).toEqual({ ok: false, rejection: rejections.locked })

  const broken = Buffer.from('%PDF-1.7\nthis is a letter')
  expect(await inspect(broken)).toEqual({ ok: false, rejection: rejections.damaged })
})

test('a TIFF is handled like other pictures; several in one file are sent back', async () => {
  const plain = await sharp(Buffer.alloc(40 * 30 * 4, 200), { raw: { width: 40, height: 30, channels: 4 } })
    .tiff({ compression: 'lzw', xres: 300 / 25.4, yres: 300 / 25.4 })
    .toBuffer()
  expect(accepted(await inspect(plain)).facts).toMatchObject({
    contentType: 'image/tiff',
    widthPx: 40,
    heightPx: 30,
    densityDpi: 300,
  })

  const two = await sharp(Buffer.alloc(40 * 60 * 3), {
    raw: { width: 40, height: 60, channels: 3, pageHeight: 30 },
  })
    .tiff()
    .toBuffer()
  expect(await inspect(two)).toEqual({ ok: false, rejection: rejections.several })
})

test('every page of a PDF becomes one artwork, no matter how often the first is inspected', async () => {
  await using shop = await startTestShop()
  const bytes = await pdf({ size: [360, 36] }, (page) => {
    for (const inch of [1, 2, 3]) {
      if (inch > 1) page.addPage({ size: [360, 36] })
      page.rect(0, 0, inch * 72, 36).fill('black')
    }
  })
  const actor = visitor()
  const { id } = await shop.artwork.importPicture(actor, { fileName: 'menu.pdf', bytes })
  await shop.jobs.runDue()

  const found = await shop.artwork.list(actor)
  const told = found.map(({ fileName, state, pageOf, isVector, ink }) => ({
    fileName,
    state,
    isFirst: pageOf === null,
    isVector,
    inches: ink && Math.round(ink.width / 1_320),
  }))
  expect(told.sort((a, b) => a.fileName.localeCompare(b.fileName))).toEqual([
    { fileName: 'menu.pdf, page 1', state: 'ready', isFirst: true, isVector: true, inches: 1 },
    { fileName: 'menu.pdf, page 2', state: 'ready', isFirst: false, isVector: true, inches: 2 },
    { fileName: 'menu.pdf, page 3', state: 'ready', isFirst: false, isVector: true, inches: 3 },
  ])
  expect(found.filter(({ pageOf }) => pageOf === id)).toHaveLength(2)
})

function pdf(options: PDFKit.PDFDocumentOptions, draw: (page: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument({ margin: 0, ...options })
  const bytes = buffer(document)
  draw(document)
  document.end()
  return bytes
}

async function inspect(bytes: Uint8Array, page?: number): Promise<Inspection> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-test-'))
  try {
    await writeFile(join(folder, 'original'), bytes)
    return await inspectPicture(join(folder, 'original'), page)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function accepted(inspection: Inspection): Inspection & { ok: true } {
  if (!inspection.ok) throw new Error(inspection.rejection)
  return inspection
}
