import { expect, test } from 'vitest'
import { labelDeskSchema } from './label-desk.ts'

const row = {
  token: 'ground',
  name: 'Ground',
  ...{ base: 575, perPound: 45, perZone: 60 },
  ...{ leastDays: 2, daysPerTwoZones: 1 },
}
const house = {
  carrier: 'Our van',
  maxPounds: 50,
  services: [row, { ...row, token: undefined, name: 'Same Day!' }],
}
const shipFrom = { name: 'Desk', company: 'Ink', street1: '1 Way', city: 'Austin', state: 'tx', zip: '78702' }
const desk = { shipFrom, houseShipping: house }

test('a new service gets a token from its name, an address the shop’s country', () => {
  expect(labelDeskSchema.parse(desk)).toMatchObject({
    shipFrom: { street1: '1 Way', state: 'TX', country: 'US' },
    houseShipping: { ...house, services: [row, { ...row, token: 'same_day', name: 'Same Day!' }] },
  })
})

test.each([
  ['shipFrom', { ...desk, shipFrom: { ...shipFrom, zip: '' } }],
  ['houseShipping.carrier', withHouse({ carrier: ' ' })],
  ['houseShipping.maxPounds', withHouse({ maxPounds: 0 })],
  ['houseShipping.maxPounds', withHouse({ maxPounds: 151 })],
  ['houseShipping.services', withHouse({ services: [] })],
  ['houseShipping.services', withHouse({ services: [row, row] })],
  ['houseShipping.services', withHouse({ services: Array.from({ length: 13 }, () => row) })],
  ['houseShipping.services.0.token', withHouse({ services: [{ ...row, token: 'GROUND' }] })],
  ['houseShipping.services.0.base', withHouse({ services: [{ ...row, base: Number.NaN }] })],
  ['houseShipping.services.0.perZone', withHouse({ services: [{ ...row, perZone: -1 }] })],
  ['houseShipping.services.0.leastDays', withHouse({ services: [{ ...row, leastDays: 0 }] })],
])('%s is reported when it is wrong', (field, wrong) => {
  const { error } = labelDeskSchema.safeParse(wrong)
  expect(error?.issues[0]?.path.join('.')).toBe(field)
})

function withHouse(changes: object) {
  return { ...desk, houseShipping: { ...house, ...changes } }
}
