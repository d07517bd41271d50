import { expect, test } from 'vitest'
import { refundOfPieces, refundSchema } from './refund-rules.ts'

test('the parts of a line add up to what it cost, however it is refunded', () => {
  const line = { netCents: 1_000, quantity: 3 }
  expect([0, 1, 2].map((before) => refundOfPieces(line, before, 1))).toEqual([333, 333, 334])
  expect(refundOfPieces(line, 0, 3)).toBe(1_000)
  expect(refundOfPieces(line, 1, 2)).toBe(667)
})

test('a refund needs a reason, an amount if by amount, and lines if by line', () => {
  const refund = { refundId: '0c8a0e64-6d54-4b0e-8a7c-9a2f5a1f2d11', reason: 'Misprint' }
  expect(refundSchema.safeParse({ ...refund, kind: 'full' }).success).toBe(true)
  expect(refundSchema.safeParse({ ...refund, kind: 'full', reason: '  ' }).success).toBe(false)
  expect(refundSchema.safeParse({ ...refund, kind: 'amount' }).success).toBe(false)
  expect(refundSchema.safeParse({ ...refund, kind: 'lines' }).success).toBe(false)
  expect(refundSchema.safeParse({ ...refund, kind: 'lines', withShipping: true }).success).toBe(true)
})
