import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { readSvg } from './read-svg.ts'
import { coarsestSvgPicture } from './svg-pictures.ts'

const picture = async (width: number, height: number): Promise<string> => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#456' } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

const [sharpOne, coarse, flat] = await Promise.all([picture(400, 400), picture(40, 40), picture(2, 2)])

function coarsest(body: string, root = 'width="400" height="400"'): Promise<number | null> {
  return withWorkFolder(async (folder) => {
    const path = join(folder, 'drawing.svg')
    const spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    await writeFile(path, `<svg ${spaces} ${root}>${body}</svg>`)
    return coarsestSvgPicture(await readSvg(path))
  })
}

const image = (href: string, side: number, more = ''): string =>
  `<image href="${href}" width="${side}" height="${side}" ${more}/>`

test.each([
  ['as large as its px', image(sharpOne, 400), 1],
  ['the coarsest of two', image(sharpOne, 400) + image(coarse, 400), 0.1],
  [
    'enlarged by groups',
    `<g transform="scale(2)"><g transform="rotate(30) scale(4)">${image(coarse, 20)}</g></g>`,
    0.25,
  ],
  [
    'in a drawing within the drawing',
    `<svg width="400" height="400" viewBox="0 0 10 10">${image(coarse, 10)}</svg>`,
    0.1,
  ],
  [
    'shown by a use',
    `<defs><image id="i" xlink:href="${coarse}" width="40" height="40"/></defs><use xlink:href="#i" transform="matrix(5 0 0 5 9 9)"/>`,
    0.2,
  ],
  [
    'filling a shape, as design programs write it',
    `<defs><pattern id="p" patternContentUnits="objectBoundingBox" width="1" height="1"><use href="#i" transform="scale(0.025)"/></pattern>${image(coarse, 40, 'id="i"')}</defs><rect width="200" height="200" fill="url(#p)"/>`,
    0.2,
  ],
  ['a speck and a flat area do not count', image(coarse, 30) + image(flat, 400), null],
  ['only shown, not defined', `<defs>${image(coarse, 400)}</defs>`, null],
  ['none', '<path d="M0 0h9v9z"/>', null],
])('image px per px of the drawing, for the coarsest image: %s', async (_name, body, scale) => {
  const found = await coarsest(body)
  if (scale === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(scale, 6)
})

test('a viewBox enlarges its contents', async () => {
  expect(await coarsest(image(coarse, 10), 'width="400" height="400" viewBox="0 0 10 10"')).toBeCloseTo(
    0.1,
    6,
  )
})

test('drawings that reference themselves come to an end', async () => {
  const tenfold = Array.from(
    { length: 9 },
    (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`,
  )
  expect(await coarsest(`<g id="a"><use href="#a"/></g>${image(sharpOne, 400)}`)).toBe(1)
  expect(
    await coarsest(`${image(sharpOne, 400, 'id="l0"')}<defs>${tenfold.join('')}</defs><use href="#l9"/>`),
  ).toBe(1)
})
