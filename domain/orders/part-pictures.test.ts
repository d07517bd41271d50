import { expect, test } from 'vitest'
import { inchesToMm, inches as length } from '../units.ts'
import type { OrderDesignData } from './order-design.ts'
import { picturesOfPart } from './part-pictures.ts'

const rounded = (pictures: ReturnType<typeof picturesOfPart>) =>
  pictures.map(({ src, ...box }) => [
    src,
    ...[box.left, box.top, box.width, box.height].map((side) => Number(side.toFixed(3))),
  ])

test('for a garment the print itself is on film, at its spot in the zone', () => {
  const design = {
    imageUrl: '/files/artworks/fox/preview',
    artworks: [{ id: 'fox', ink: { left: 0, top: 0, width: 300, height: 150 } }],
    prints: [
      {
        ...{ zone: { widthInches: 12, heightInches: 14 }, placementZone: 'full-front', zoneName: 'Front' },
        ...{ artworkId: 'fox', leftInches: 1, topInches: 2, widthInches: 10, heightInches: 5 },
      },
    ],
  } as unknown as OrderDesignData
  const imageUrl = '/files/mock-ups/tshirt?cut=unisex'
  expect(rounded(picturesOfPart({ design, imageUrl }, 'full-front', 14 * 300))).toEqual([
    ['/files/artworks/fox/preview', 1, 2, 10, 5],
  ])
  expect(picturesOfPart({ design, imageUrl }, 'back', 300)).toEqual([])
})

test('each of several sheets shows its own part of the picture, below the header strip if there is one', () => {
  const sheet = {
    ...{ sizeId: 24, width: inchesToMm(length(22)), height: inchesToMm(length(36)) },
    cutInto: [24, 12].map((inches) => ({ sizeId: inches, height: inchesToMm(length(inches)) })),
  }
  const fox = { artworkId: 'fox', x: 20, y: 20, width: 20, height: 20, rotation: 0 }
  const design = { document: { sheet, placements: [fox] }, artworks: [] } as unknown as OrderDesignData
  const imageUrl = '/files/designs/one/preview?v=1'
  expect(rounded(picturesOfPart({ design, imageUrl }, 'sheet-1-of-2', 24 * 300))).toEqual([
    [imageUrl, 0, 0, 22, 36],
  ])
  expect(rounded(picturesOfPart({ design, imageUrl }, 'sheet-2-of-2', 12.5 * 300))).toEqual([
    [imageUrl, 0, -23.5, 22, 36],
  ])
  expect(picturesOfPart({ design, imageUrl: null }, 'sheet-1-of-2', 24 * 300)).toEqual([])
})
