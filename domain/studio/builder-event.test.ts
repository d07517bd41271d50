import { expect, test } from 'vitest'
import { seedGangSheetSizes } from '../artwork/gang-sheet.ts'
import { normalizeDesign, readPendingDesign, sheetsOfDesign } from './builder-event.ts'

test.each([
  [{ design_id: 'd1', size_id: 60, quantity: 2 }],
  [{ designId: 'd1', sizeId: '60', quantity: '2' }],
  [{ event: 'design:created', design: { id: 'd1', size_id: 60, quantity: 2 } }],
  [{ data: { design_id: 'd1', size_id: '60', quantity: 2, more: true } }],
  [{ detail: { design_id: 'd1', sizeId: 60, quantity: 2 } }],
])('%j yields design, size and quantity, and is stored whole', (payload) => {
  expect(normalizeDesign(payload)).toEqual({ design_id: 'd1', size_id: 60, quantity: 2, raw: payload })
})

test('the quantity is 1 if missing or senseless', () => {
  expect(normalizeDesign({ design_id: 'd1', size_id: 60 })?.quantity).toBe(1)
  expect(normalizeDesign({ design_id: 'd1', size_id: 60, quantity: -3 })?.quantity).toBe(1)
})

test.each([
  null,
  'd1',
  {},
  { design_id: 'd1' },
  { size_id: 60 },
  { design_id: '', size_id: 60 },
  { design_id: 'd1', size_id: 'large' },
])('%j yields no design', (payload) => {
  expect(normalizeDesign(payload)).toBe(null)
})

test('a pending design is read back, and nothing else', () => {
  const design = { design_id: 'd1', size_id: 60, quantity: 1, raw: { any: 'thing' } }
  expect(readPendingDesign(JSON.stringify(design))).toEqual(design)
  for (const text of [null, '', 'not json', '[]', '{"design_id":"d1"}'])
    expect(readPendingDesign(text)).toBe(null)
})

const sold = seedGangSheetSizes.slice(0, 2)
const own = { version: 1, copies: 3, artworks: [] }

test('only our own studio’s designs list their sheets, the first giving the size; one not on sale yields none', () => {
  const sheets = (raw: unknown) => sheetsOfDesign({ size_id: 12, raw }, sold)?.map(({ id }) => id) ?? null
  expect(sheets({ ...own, sheets: [12, 24] })).toEqual([12, 24])
  expect(sheets({ sheets: [12, 24] })).toEqual([12])
  expect(sheets({ ...own, sheets: [24, 12] })).toEqual([12])
  for (const odd of ['12', [], [12, '24'], [12, 0], Array(21).fill(12)])
    expect(sheets({ ...own, sheets: odd })).toEqual([12])
  expect(sheets({ ...own, sheets: [12, 60] })).toBe(null)
  expect(sheetsOfDesign({ size_id: 60, raw: null }, sold)).toBe(null)
})
