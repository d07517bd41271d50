import { expect, test } from 'vitest'
import { usStates } from '../people/us-address.ts'
import { checkoutSchema, fieldErrors } from './checkout.ts'

const form = {
  checkoutKey: 'c0a80101-0000-4000-8000-000000000001',
  lines: [],
  delivery: 'pickup',
  contact: { email: ' ada@example.com ', fullName: 'Ada' },
  seenTotal: 0,
}

const errorsOf = (changes: object) => {
  const reading = checkoutSchema.safeParse({ ...form, ...changes })
  return reading.success ? {} : fieldErrors(reading.error)
}

test('only email and full name are required; the rest is empty by default', () => {
  expect(checkoutSchema.parse(form)).toMatchObject({
    contact: { email: 'ada@example.com', fullName: 'Ada', phone: '' },
    address: { street1: '', street2: '', city: '', state: '', zip: '' },
    notes: '',
  })
  expect(errorsOf({ contact: {} })).toHaveProperty(['contact.email'])
  expect(errorsOf({ contact: { email: 'ada@example.com', fullName: ' ' } })).toEqual({
    'contact.fullName': 'Enter your full name',
  })
})

test.each([
  [{ address: { zip: '7870' } }, 'address.zip'],
  [{ address: { zip: '78702', state: 'CA' } }, 'address.zip'],
  [{ address: { state: 'Texas' } }, 'address.state'],
  [{ address: { zip: '78702', state: 'ZZ' } }, 'address.state'],
  [{ contact: { email: 'ada@example.com', fullName: 'Ada', phone: 'call me' } }, 'contact.phone'],
  [{ delivery: 'drone' }, 'delivery'],
  [{ seenTotal: -1 }, 'seenTotal'],
  [{ seenTotal: 1.5 }, 'seenTotal'],
  [{ checkoutKey: '1' }, 'checkoutKey'],
])('%j is refused at %s', (changes, field) => {
  expect(Object.keys(errorsOf(changes))).toEqual([field])
})

test('characters that no database can store are dropped', () => {
  const contact = { email: 'ada@example.com', fullName: 'A\0da' }
  expect(checkoutSchema.parse({ ...form, contact, notes: '\0' })).toMatchObject({
    contact: { fullName: 'Ada' },
    notes: '',
  })
  expect(errorsOf({ contact: { email: 'ada@example.com', fullName: '\0' } })).toEqual({
    'contact.fullName': 'Enter your full name',
  })
})

test('address parts are accepted in any case', () => {
  expect(errorsOf({ address: { zip: '78702-1234', state: 'tx' } })).toEqual({})
  expect(new Set(usStates).size).toBe(56)
})
