import { expect, test } from 'vitest'
import { fieldErrorsOf } from './field-errors.ts'
import { labelDeskSchema } from './label-desk-form.ts'

const row = {
  token: 'ground',
  name: 'Ground',
  base: '5.75',
  perPound: '0.45',
  perZone: '$0.60',
  leastDays: '2',
  daysPerTwoZones: '1',
}
const desk = {
  shipFrom: { name: 'Desk', company: 'Ink', street1: '1 Way', city: 'Austin', state: 'tx', zip: '78702' },
  carrier: 'Our van',
  maxPounds: '50',
  services: [row, { ...row, token: '', name: 'Same Day!' }],
}

test('what is typed becomes an address and a rate table in cents', () => {
  expect(labelDeskSchema.parse(desk)).toMatchObject({
    shipFrom: { street1: '1 Way', state: 'TX', country: 'US' },
    houseShipping: {
      carrier: 'Our van',
      maxPounds: 50,
      services: [
        { token: 'ground', base: 575, perPound: 45, perZone: 60, leastDays: 2, daysPerTwoZones: 1 },
        { token: 'same_day', name: 'Same Day!' },
      ],
    },
  })
})

test.each([
  ['shipFrom', { ...desk, shipFrom: { ...desk.shipFrom, zip: '' } }],
  ['carrier', { ...desk, carrier: ' ' }],
  ['maxPounds', { ...desk, maxPounds: '0' }],
  ['services', { ...desk, services: [] }],
  ['services', { ...desk, services: [row, row] }],
  ['services', { ...desk, services: [{ ...row, base: 'much' }] }],
])('%s is named when it is wrong', (field, wrong) => {
  const reading = labelDeskSchema.safeParse(wrong)
  expect(reading.success).toBe(false)
  if (!reading.success) expect(Object.keys(fieldErrorsOf(reading.error))[0]).toBe(field)
})
