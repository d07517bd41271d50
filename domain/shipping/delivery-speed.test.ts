import { expect, test } from 'vitest'
import { momentOf } from '../local-time.ts'
import { type Offer, totalsWithOffers } from '../money/discount.ts'
import { whyNothingOff } from '../money/discount-words.ts'
import { cents, noMoney } from '../money/money.ts'
import { dueDateOf } from '../orders/due-date.ts'
import { seedPriceRules } from '../orders/totals.ts'
import { seedShopSettings } from '../shop/shop-settings.ts'
import {
  arrivalOf,
  calendarAt,
  deliveryName,
  offeredSpeeds,
  pickupDayOf,
  priceRulesAt,
  rateThatKeeps,
  shippingLabel,
} from './delivery-speed.ts'

const { speeds: terms } = seedShopSettings
const calendar = { ...seedShopSettings, turnaround: { ...seedShopSettings.turnaround, tshirt: 3 } }
const at = (day: string, time: string) => momentOf(day, time, calendar.timeZone)
const due = (speed: 'standard' | 'express' | 'rush', day: string, time: string, types: string[] = []) =>
  dueDateOf(at(day, time), types, calendarAt(calendar, terms, speed))

test('carriers work Monday to Friday, except holidays', () => {
  const friday = at('2026-11-20', '18:00')
  expect(arrivalOf(friday, 'rush', terms, calendar)).toBe('2026-11-23')
  expect(arrivalOf(friday, 'express', terms, calendar)).toBe('2026-11-24')
  expect(arrivalOf(friday, 'standard', terms, calendar)).toBe('2026-12-01')
  expect(arrivalOf(at('2026-12-24', '18:00'), 'rush', terms, calendar)).toBe('2026-12-28')
})

test('a pickup is ready some shop days later: the longer of 2-3 days, unless set', () => {
  const holiday = { ...calendar, holidays: [{ day: '2026-11-26', name: 'Thanksgiving' }] }
  expect(pickupDayOf(at('2026-11-23', '18:00'), terms, calendar)).toBe('2026-11-26')
  expect(pickupDayOf(at('2026-11-25', '18:00'), terms, holiday)).toBe('2026-12-01')
  const sameDay = { ...terms, pickup: { days: 0 } }
  expect(pickupDayOf(at('2026-11-23', '18:00'), sameDay, calendar)).toBe('2026-11-23')
})

test('each speed has its cutoff, and a rush adds no production days', () => {
  expect(due('standard', '2026-11-18', '13:00')).toEqual(at('2026-11-18', '18:00'))
  expect(due('rush', '2026-11-18', '10:59')).toEqual(at('2026-11-18', '18:00'))
  expect(due('rush', '2026-11-18', '13:00')).toEqual(at('2026-11-19', '18:00'))
  expect(due('express', '2026-11-18', '13:00', ['Custom T-Shirt'])).toEqual(at('2026-11-23', '18:00'))
  expect(due('rush', '2026-11-18', '10:00', ['Custom T-Shirt'])).toEqual(at('2026-11-18', '18:00'))
})

test('a faster speed costs its price whatever the cart total; one that is not offered counts as standard', () => {
  const line = { id: 'a', unitPrice: cents(100_00), quantity: 1 }
  const sold = { ...line, productType: 'Gang Sheet', productSize: '', designData: {} }
  const free: Offer = {
    ...{ id: 'o', code: 'SHIPFREE', name: 'Ship free', targets: [], minimumOrder: noMoney },
    ...{ reduction: { type: 'fixed_amount', amount: cents(50_00) }, scope: 'shipping' },
  }
  const shippingAt = (speed: 'standard' | 'express' | 'rush', offered = terms) => {
    const rules = priceRulesAt(seedPriceRules, offered, speed)
    const { totals } = totalsWithOffers([sold], 'shipping', rules, [free])
    return totals.shipping - totals.discount
  }
  expect([shippingAt('standard'), shippingAt('express'), shippingAt('rush')]).toEqual([0, 18_99, 34_99])
  const without = { ...terms, rush: { ...terms.rush, isOffered: false } }
  expect(shippingAt('rush', without)).toBe(0)
  expect(offeredSpeeds(without)).toEqual(['standard', 'express'])

  const { totals } = totalsWithOffers([sold], 'shipping', priceRulesAt(seedPriceRules, terms, 'rush'), [free])
  const why = { lines: [sold], delivery: 'shipping', totals, counts: null, isFaster: true } as const
  expect(whyNothingOff(free, why)).toBe(
    'SHIPFREE takes $50.00 off shipping, but that’s for standard shipping only.',
  )
})

test('the label for a faster order defaults to the cheapest service that meets the date, else the fastest', () => {
  const rates = [
    { rateId: 'ground', estimatedDays: 4, amountCents: 600 },
    { rateId: 'two-day', estimatedDays: 2, amountCents: 1_400 },
    { rateId: 'air', estimatedDays: 2, amountCents: 2_000 },
    { rateId: 'night', estimatedDays: 1, amountCents: 3_000 },
    { rateId: 'freight', estimatedDays: null, amountCents: 100 },
  ]
  const preset = (deliverySpeed: 'standard' | 'express' | 'rush', today: string, arrivesOn = '2026-11-24') =>
    rateThatKeeps({ deliverySpeed, arrivesOn }, rates, today)?.rateId
  expect(preset('express', '2026-11-20')).toBe('two-day')
  expect(preset('express', '2026-11-18')).toBe('ground')
  expect(preset('rush', '2026-11-23')).toBe('night')
  expect(preset('rush', '2026-11-30')).toBe('night')
  expect(preset('standard', '2026-11-20')).toBeUndefined()
})

test('each way has one name', () => {
  const named = (deliveryMethod: 'pickup' | 'shipping', deliverySpeed: 'standard' | 'rush') => [
    shippingLabel({ deliveryMethod, deliverySpeed }),
    deliveryName({ deliveryMethod, deliverySpeed }),
  ]
  expect(named('pickup', 'standard')).toEqual(['Pickup', 'Local pickup'])
  expect(named('shipping', 'standard')).toEqual(['Shipping', 'Shipping'])
  expect(named('shipping', 'rush')).toEqual(['Rush shipping', 'Rush shipping'])
})
