import { expect, test } from 'vitest'
import { changesOf } from './audit-changes.ts'

test('only differences are shown, in words', () => {
  const before = {
    taxRate: 825,
    shippingPrice: 899,
    isActive: true,
    siteName: 'Ink',
    address: { city: 'Austin', zip: '1' },
  }
  const after = {
    taxRate: 650,
    shippingPrice: 1_250,
    isActive: false,
    siteName: 'Ink',
    address: { city: 'Waco', zip: '1' },
  }
  expect(changesOf(before, after, 'America/Chicago')).toEqual([
    { label: 'Tax rate', before: '8.25%', after: '6.5%' },
    { label: 'Shipping price', before: '$8.99', after: '$12.50' },
    { label: 'Is active', before: 'yes', after: 'no' },
    { label: 'Address › City', before: 'Austin', after: 'Waco' },
  ])
})

test('a start or end has only one side; markup is reduced to its text', () => {
  expect(changesOf(null, { content: '<p>Hello <b>you</b></p>', tags: ['a', 'b'] }, 'UTC')).toEqual([
    { label: 'Content', before: null, after: 'Hello you' },
    { label: 'Tags', before: null, after: 'a, b' },
  ])
  expect(changesOf({ variants: [{ name: '22 × 24', priceCents: 500 }] }, undefined, 'UTC')).toEqual([
    { label: 'Variants › 1 › Name', before: '22 × 24', after: null },
    { label: 'Variants › 1 › Price', before: '$5.00', after: null },
  ])
  expect(changesOf(undefined, 'gone', 'UTC')).toEqual([{ label: 'Value', before: null, after: 'gone' }])
  expect(changesOf(undefined, undefined, 'UTC')).toEqual([])
})

test('our codes, times and ids are put in plain words, and text people wrote stays unchanged', () => {
  const before = { status: 'pending_review', dueAt: '2026-11-25T00:00:00.000Z', name: 'big_fox.png' }
  const after = {
    status: 'in_production',
    dueAt: '2026-11-27T00:00:00.000Z',
    name: 'big_owl.png',
    proofId: '7f3dcbaa-1c55-4f3b-9d43-4744eba4d900',
  }
  expect(changesOf(before, after, 'America/Chicago')).toEqual([
    { label: 'Status', before: 'Pending review', after: 'In production' },
    { label: 'Due at', before: 'Nov 24, 2026, 6:00 PM', after: 'Nov 26, 2026, 6:00 PM' },
    { label: 'Name', before: 'big_fox.png', after: 'big_owl.png' },
    { label: 'Proof id', before: null, after: '7f3dcbaa' },
  ])
})
