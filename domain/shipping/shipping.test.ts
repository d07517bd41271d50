import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usStates } from '#domain/people/us-address.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import { billedPounds, houseRates, zoneBetween } from './house-rates.ts'
import { isCompleteAddress, labelAddressSchema } from './label-address.ts'
import { refusesLabel } from './label-rules.ts'
import { defaultPackage, packageDetailsSchema } from './parcel.ts'
import { stepsReached } from './shipment-status.ts'
import { houseTrackingNumber, isHouseTrackingNumber, readTrackingNumber } from './tracking-number.ts'

const at = (state: string, country = 'US') =>
  labelAddressSchema.parse({ street1: '1 Main St', city: 'Town', state, zip: '00001', country })

test('the package is 12 × 9 × 3 in and 1 lb, the country the US', () => {
  expect(defaultPackage).toEqual({
    length: 12,
    width: 9,
    height: 3,
    distance_unit: 'in',
    weight: 1,
    mass_unit: 'lb',
  })
  expect(labelAddressSchema.parse({}).country).toBe('US')
})

test('zones grow with distance from the shop, and there are eight', () => {
  expect(['TX', 'OK', 'NM', 'CO', 'CA', 'ME', 'HI'].map((state) => zoneBetween(at('TX'), at(state)))).toEqual(
    [1, 4, 4, 5, 6, 8, 8],
  )
  expect(zoneBetween(at('TX'), at('ON', 'CA'))).toBeNull()
  for (const state of usStates) expect(zoneBetween(at('TX'), at(state)), state).toBeGreaterThan(0)
})

test('a rate is base, pounds and zones; large packages pay as if they were heavy', () => {
  const { houseShipping } = seedShopSettings
  expect(billedPounds(defaultPackage)).toBe(2)
  expect(billedPounds(packageDetailsSchema.parse({ weight: 5 }))).toBe(5)
  expect(houseRates(houseShipping, at('TX'), at('TX'), defaultPackage)).toEqual([
    { token: 'ground', name: 'Ground', zone: 1, days: 2, amount: 665 },
    { token: 'express', name: 'Two Day', zone: 1, days: 2, amount: 1_535 },
  ])
  expect(houseRates(houseShipping, at('TX'), at('ME'), defaultPackage)[0]).toEqual({
    token: 'ground',
    name: 'Ground',
    zone: 8,
    days: 5,
    amount: 1_085,
  })
  expect(houseRates(houseShipping, at('TX'), at('TX'), packageDetailsSchema.parse({ weight: 71 }))).toEqual(
    [],
  )
  expect(houseRates(houseShipping, at('TX'), at('QC', 'CA'), defaultPackage)).toEqual([])
})

test('a tracking number checks itself: one wrong digit is always noticed', () => {
  expect(houseTrackingNumber('12345678901')).toBe('GW123456789012')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999_999 }),
      fc.integer({ min: 0, max: 11 }),
      fc.integer({ min: 1, max: 9 }),
      (serial, place, shift) => {
        const number = houseTrackingNumber(String(serial).padStart(11, '0'))
        expect(isHouseTrackingNumber(number)).toBe(true)
        const digit = (Number(number[place + 2]) + shift) % 10
        expect(isHouseTrackingNumber(number.slice(0, place + 2) + digit + number.slice(place + 3))).toBe(
          false,
        )
      },
    ),
  )
  expect(readTrackingNumber(' gw12 3456-789012 ')).toBe('GW123456789012')
})

test('street, city, state and zip make an address; a label needs payment, one of two statuses and a method', () => {
  expect(isCompleteAddress(at('TX'))).toBe(true)
  for (const field of ['street1', 'city', 'state', 'zip'])
    expect(isCompleteAddress({ ...at('TX'), [field]: '' }), field).toBe(false)
  const shipped = { deliveryMethod: 'shipping', paymentStatus: 'paid' } as const
  expect(refusesLabel({ ...shipped, status: 'in_production' })).toBeNull()
  const partly = { ...shipped, paymentStatus: 'partially_refunded' } as const
  expect(refusesLabel({ ...partly, status: 'ready_for_print' })).toBeNull()
  expect(refusesLabel({ ...shipped, status: 'completed' })).toBe('wrong_status')
  expect(refusesLabel({ ...shipped, paymentStatus: 'unverified', status: 'in_production' })).toBe('unpaid')
  const refunded = { ...shipped, paymentStatus: 'refunded' } as const
  expect(refusesLabel({ ...refunded, status: 'in_production' })).toBe('refunded')
  expect(refusesLabel({ ...refunded, status: 'cancelled' })).toBe('cancelled')
  expect(refusesLabel({ ...shipped, deliveryMethod: 'pickup', status: 'in_production' })).toBe('pickup')
})

test('a status says how far along the parcel is', () => {
  expect(
    [null, 'label_purchased', 'transit', 'out_for_delivery', 'delivered', 'whatever'].map(stepsReached),
  ).toEqual([0, 1, 2, 3, 4, 1])
})
