import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { squaredDistances } from '#nesting/index.ts'
import { mm } from '../units.ts'
import { findInPixels } from './artwork-findings.ts'
import { measureArtwork } from './measure-artwork.ts'

const svg = (body: string, side: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 900 900">${body}</svg>`,
    ),
  )

const logo = `<circle cx="450" cy="450" r="440" fill="#b0102a"/><path d="M200 200 L700 260 L500 700 Z" fill="#113355"/>
  <path d="M150 480 H760 V560 H150 Z" fill="#fff"/>`

async function kindsOf(picture: Sharp, width: number) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const measured = measureArtwork({ width: info.width, height: info.height, data }, squaredDistances)
  const facts = { version: 1 as const, outline: [], ...measured }
  return findInPixels(facts, { name: 'Fox', width: mm(width) }, 150).map(({ kind }) => kind)
}

test('a logo drawn at its size has no findings, large or small', async () => {
  expect(await kindsOf(svg(logo, 1_200), 100)).toEqual([])
  expect(await kindsOf(svg(logo, 1_200), 200)).toEqual([])
})

test('enlarged art is recognized by its edges, smoothed or blocky, at the size where it shows', async () => {
  const small = await svg(logo, 300).png().toBuffer()
  const smooth = await sharp(small).resize(1_200).png().toBuffer()
  const blocks = await sharp(small).resize(1_200, 1_200, { kernel: 'nearest' }).png().toBuffer()
  expect(await kindsOf(sharp(smooth), 180)).toEqual(['enlarged'])
  expect(await kindsOf(sharp(blocks), 180)).toEqual(['enlarged'])
  expect(await kindsOf(sharp(smooth), 45)).toEqual([])
})

test('a white box, a pale fringe, a shadow: each is named', async () => {
  const boxed = svg(logo, 800)
    .flatten({ background: '#fff' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' })
  expect(await kindsOf(sharp(await boxed.png().toBuffer()), 100)).toEqual(['white_box'])
  const fringed = svg(
    '<circle cx="450" cy="450" r="430" fill="#fff"/><circle cx="450" cy="450" r="427.5" fill="#102040"/>',
    900,
  )
  expect(await kindsOf(fringed, 100)).toEqual(['halo'])
  const shadow = svg(
    `<defs><filter id="f"><feGaussianBlur stdDeviation="20"/></filter></defs>
     <rect x="150" y="150" width="650" height="650" fill="#000" filter="url(#f)"/>
     <rect x="100" y="100" width="600" height="600" fill="#c33"/>`,
    900,
  )
  expect(await kindsOf(shadow, 100)).toEqual(['soft_pixels'])
})

test('lines and gaps are too thin at one size and fine at three times that', async () => {
  const thin = () =>
    svg(
      `<circle cx="450" cy="620" r="220" fill="none" stroke="#000" stroke-width="4"/>
       <path d="M50 50 H850 V150 H50 Z M50 156 H850 V256 H50 Z"/>`,
      900,
    )
  expect(await kindsOf(thin(), 76)).toEqual(['thin_lines', 'thin_gaps'])
  expect(await kindsOf(thin(), 228)).toEqual([])
})

test('a plain box of one color, dark, white or red, is not a finding', async () => {
  for (const background of ['#dc1e3c', '#ffffff', '#000000']) {
    const plain = sharp({ create: { width: 600, height: 400, channels: 4, background } })
    expect(await kindsOf(sharp(await plain.png().toBuffer()), 76)).toEqual([])
  }
})
