import { expect, test } from 'vitest'
import { type Lettering, letteringSchema } from '../lettering/lettering-input.ts'
import { mm } from '../units.ts'
import { addLettering, changeLettering, letteringAsPrinted } from './put-lettering.ts'
import { emptyStudioDocument } from './studio-document.ts'

const sheet = { sizeId: 24, width: mm(558.8), height: mm(609.6), margin: mm(2.54), spacing: mm(3.81) }
/** 200 × 100 mm as drawn. */
const tigers = { id: 'aaaaaaaa-1', name: 'Tigers', ink: { width: 2_000, height: 1_000 }, dpi: 254 }
/** 100 × 50 mm. */
const lions = { id: 'bbbbbbbb-1', name: 'Lions', ink: { width: 1_000, height: 500 }, dpi: 254 }

const lettering: Lettering = letteringSchema.parse({
  gap: 0,
  blocks: [
    {
      text: 'Tigers',
      font: 'bebas_neue',
      height: 100,
      heightOf: 'capitals',
      letterSpacing: 0,
      lineSpacing: 100,
      align: 'center',
      shape: { kind: 'straight' },
      color: '#000000',
      outline: { color: '#ffffff', width: 2 },
    },
  ],
})

test('text is added at its drawn size, or as large as the sheet allows', () => {
  const [item] = addLettering(emptyStudioDocument(sheet), tigers).items
  expect(item).toMatchObject({
    name: 'Tigers',
    copies: 1,
    width: expect.closeTo(200),
    height: expect.closeTo(100),
  })
  const [large] = addLettering(emptyStudioDocument(sheet), { ...tigers, dpi: 25.4 }).items
  expect(large?.width).toBeCloseTo(558.8 - 5.08)
  expect(large?.height).toBeCloseTo((558.8 - 5.08) / 2)
})

test('changed text replaces all its copies, even at other sizes, and leaves other artwork alone', () => {
  const once = addLettering(emptyStudioDocument(sheet), tigers)
  const [item] = once.items
  if (!item) throw new Error('no item')
  const half = { ...item, id: 'half', width: mm(100), height: mm(50) }
  const other = { ...item, id: 'other', artworkId: 'cccccccc-1' }
  const placement = (itemId: string, artworkId: string, width: number, height: number) => ({
    id: itemId,
    itemId,
    artworkId,
    x: mm(120),
    y: mm(80),
    width: mm(width),
    height: mm(height),
    rotation: 90,
    mirrored: false,
    locked: false,
  })
  const document = {
    ...once,
    items: [item, half, other],
    placements: [
      placement(item.id, tigers.id, 200, 100),
      placement('half', tigers.id, 100, 50),
      placement('other', 'cccccccc-1', 200, 100),
    ],
    isArranged: true,
  }
  const changed = changeLettering(document, item.id, lions)
  expect(
    changed.items.map(({ name, width, height }) => [name, Math.round(width), Math.round(height)]),
  ).toEqual([
    ['Lions', 100, 50],
    ['Lions', 50, 25],
    ['Tigers', 200, 100],
  ])
  expect(
    changed.placements.map(({ artworkId, x, rotation, width }) => [
      artworkId,
      x,
      rotation,
      Math.round(width),
    ]),
  ).toEqual([
    [lions.id, 120, 90, 100],
    [lions.id, 120, 90, 50],
    ['cccccccc-1', 120, 90, 200],
  ])
  expect(changed.isArranged).toBe(false)
  expect(changeLettering(document, 'gone', lions)).toBe(document)
})

test('text resized on the sheet is described at its printed height', () => {
  expect(letteringAsPrinted(lettering, tigers, mm(200.1))).toBe(lettering)
  const [block] = letteringAsPrinted(lettering, tigers, mm(300)).blocks
  expect([block?.height, block?.outline?.width]).toEqual([150, 3])
})
