import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { onePage, packed, stream } from '#tests/harness/files/pdf-by-hand.ts'
import { type OpenPdf, withPdf } from './open-pdf.ts'

type Page = Parameters<typeof onePage>[0]

function opened<T>(page: Page, use: (pdf: OpenPdf) => T | Promise<T>): Promise<T> {
  return withWorkFolder(async (folder) => {
    const path = join(folder, 'page.pdf')
    await writeFile(path, onePage({ box: '0 0 40 40', ...page })())
    return withPdf(path, use)
  })
}

/** A page of 40 × 40 points, or of the given size, at one px a point. */
async function drawn(page: Page, [width, height] = [40, 40]): Promise<(x: number, y: number) => number[]> {
  const pixels = await opened(page, (pdf) =>
    pdf.draw(1, { width, height }, { left: 0, top: 0, width, height }),
  )
  return (x, y) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
}

const measured = (page: Page) => opened(page, (pdf) => pdf.measurePage(1))

/** Within two levels. */
const about = (...levels: number[]) => levels.map((level) => expect.closeTo(level, -0.7))

/** ISO 32000-1, 11.3.6: transparency over transparency covers a + b − ab. */
test('half-transparent over half-transparent covers as much as in Ghostscript and poppler, in the right colors', async () => {
  const at = await drawn({
    content: stream('/H gs 1 0 0 rg 0 0 30 40 re f 0 0 1 rg 10 0 30 40 re f 0 1 0 rg 20 0 20 20 re f'),
    resources: '/ExtGState << /H << /ca 0.5 >> >>',
  })
  expect(at(5, 5)).toEqual(about(255, 0, 0, 127))
  expect(at(15, 5)).toEqual(about(85, 0, 170, 191))
  expect(at(35, 5)).toEqual(about(0, 0, 255, 127))
  expect(at(25, 30)).toEqual(about(36, 146, 73, 223))
})

const halves = stream('1 0 0 rg 0 0 20 40 re f 0 0 1 rg 20 0 20 40 re f')

test('a page is what is inside its trim box, and a box outside the page is ignored', async () => {
  const trim = { content: halves, more: '/TrimBox [10 5 30 35]' }
  expect(await measured(trim)).toMatchObject({ widthPoints: 20, heightPoints: 30 })
  const at = await drawn(trim, [20, 30])
  expect(at(9, 15)).toEqual([255, 0, 0, 255])
  expect(at(10, 15)).toEqual([0, 0, 255, 255])
  for (const box of ['90 90 99 99', '0 0 0 0'])
    expect(await measured({ more: `/TrimBox [${box}]` })).toMatchObject({ widthPoints: 40, heightPoints: 40 })
})

test('a page in larger units is larger by that factor, and its images coarser by the same', async () => {
  const page = {
    content: stream('q 36 0 0 18 0 0 cm /I Do Q'),
    resources: '/XObject << /I 5 0 R >>',
    further: [gray(100, 100)],
  }
  expect(await measured(page)).toMatchObject({ widthPoints: 40, pictureDpi: 200 })
  expect(await measured({ ...page, more: '/UserUnit 10' })).toMatchObject({
    widthPoints: 400,
    pictureDpi: 20,
  })
  expect(await measured({ ...page, more: '/UserUnit -1' })).toMatchObject({ widthPoints: 40 })
})

const gray = (width: number, height: number): Buffer =>
  packed(
    Buffer.alloc(width * height),
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`,
  )

test('the coarsest image counts, even inside forms; flat areas and specks do not', async () => {
  const form = stream(
    '20 0 0 20 0 0 cm /I Do',
    '/Type /XObject /Subtype /Form /BBox [0 0 40 40] /Matrix [2 0 0 2 0 0] /Resources << /XObject << /I 6 0 R >> >>',
  )
  const page = {
    content: stream('/F Do q 40 0 0 40 0 0 cm /Flat Do Q q 3 0 0 3 0 0 cm /I Do Q'),
    resources: '/XObject << /F 5 0 R /I 6 0 R /Flat 7 0 R >>',
    further: [form, gray(50, 50), gray(4, 4)],
  }
  expect((await measured(page)).pictureDpi).toBeCloseTo(90, 3)
  expect((await measured({})).pictureDpi).toBeNull()
})

const note = (flags: number) => ({
  content: stream(''),
  more: `/Annots [<< /Type /Annot /Subtype /Stamp /Rect [0 0 40 40] /F ${flags} /AP << /N 5 0 R >> >>]`,
  further: [stream('0 1 0 rg 0 0 40 40 re f', '/Type /XObject /Subtype /Form /BBox [0 0 40 40]')],
})

test('stamps and notes appear on the page if they would be printed', async () => {
  const [printed, screenOnly] = [await drawn(note(4)), await drawn(note(0))]
  expect(printed(20, 20)).toEqual([0, 255, 0, 255])
  expect(screenOnly(20, 20)[3]).toBe(0)
})

const spot =
  '[/Separation /Gold /DeviceRGB << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 0.8 0] /N 1 >>]'

test.each([
  ['RGB and gray', {}, false],
  ['the CMYK operator', { content: stream('0 1 1 0 k 0 0 9 9 re f') }, true],
  ['a packed CMYK operator', { content: packed(Buffer.from('0 0 9 9 re\n.2 1 1 0 K\nS')) }, true],
  ['an ink by name', { resources: `/ColorSpace << /S ${spot} >>` }, true],
  [
    'CMYK in a form',
    {
      resources: '/XObject << /F 5 0 R >>',
      further: [stream('0 0 0 1 k', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]')],
    },
    true,
  ],
])('inks are distinguished from screen colors: %s', async (_name, page, hasInkColors) => {
  expect((await measured(page)).hasInkColors).toBe(hasInkColors)
})
