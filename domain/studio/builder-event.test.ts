import { expect, test } from 'vitest'
import { normaliseDesign, readPendingDesign } from './builder-event.ts'

test.each([
  [{ design_id: 'd1', size_id: 60, quantity: 2 }],
  [{ designId: 'd1', sizeId: '60', quantity: '2' }],
  [{ event: 'design:created', design: { id: 'd1', size_id: 60, quantity: 2 } }],
  [{ data: { design_id: 'd1', size_id: '60', quantity: 2, more: true } }],
  [{ detail: { design_id: 'd1', sizeId: 60, quantity: 2 } }],
])('%j yields design, size and quantity, and is kept whole', (payload) => {
  expect(normaliseDesign(payload)).toEqual({ design_id: 'd1', size_id: 60, quantity: 2, raw: payload })
})

test('the quantity is 1 where it is missing or senseless', () => {
  expect(normaliseDesign({ design_id: 'd1', size_id: 60 })?.quantity).toBe(1)
  expect(normaliseDesign({ design_id: 'd1', size_id: 60, quantity: -3 })?.quantity).toBe(1)
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
  expect(normaliseDesign(payload)).toBe(null)
})

test('a pending design is read back, and nothing else is', () => {
  const design = { design_id: 'd1', size_id: 60, quantity: 1, raw: { any: 'thing' } }
  expect(readPendingDesign(JSON.stringify(design))).toEqual(design)
  for (const text of [null, '', 'not json', '[]', '{"design_id":"d1"}'])
    expect(readPendingDesign(text)).toBe(null)
})
