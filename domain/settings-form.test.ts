import { expect, test } from 'vitest'
import { fieldErrorsOf } from './field-errors.ts'
import { dollarsField, generalSettingsSchema, shippingRateSchema } from './settings-form.ts'

const general = {
  siteName: ' Ink & Film ',
  contactEmail: 'hello@ink.example',
  contactPhone: '',
  taxRate: '8.25',
  timeZone: 'America/Chicago',
  cutOff: '14:00',
  shippingDays: '5-7 business days',
  pickupDays: '2-3 days',
  pickupHours: 'Mon-Fri 9AM-6PM\n\n Sat 10AM-4PM ',
  pickupStreet: '114 Foundry Row',
  pickupCity: 'Austin',
  pickupState: 'tx',
  pickupZip: '78702',
  bannerText: '',
  isBannerShown: 'on',
  maintenanceMessage: '',
  warnBelowDpi: '150',
}

test('what a person types becomes settings', () => {
  expect(generalSettingsSchema.parse(general)).toMatchObject({
    siteName: 'Ink & Film',
    taxRate: 825,
    pickupHours: ['Mon-Fri 9AM-6PM', 'Sat 10AM-4PM'],
    pickupAddress: { street1: '114 Foundry Row', city: 'Austin', state: 'TX', zip: '78702' },
    isBannerShown: true,
    isMaintenance: false,
    warnBelowDpi: 150,
  })
})

test.each([
  ['taxRate', '8,25'],
  ['taxRate', '51'],
  ['cutOff', '2pm'],
  ['timeZone', 'Austin'],
  ['pickupHours', ' \n '],
  ['pickupState', 'Texas'],
  ['pickupZip', '7870'],
  ['contactEmail', 'hello'],
  ['siteName', ' '],
  ['warnBelowDpi', '1.5'],
])('%s cannot be %j, and its field says why', (name, value) => {
  const reading = generalSettingsSchema.safeParse({ ...general, [name]: value })
  expect(reading.success).toBe(false)
  if (!reading.success) expect(Object.keys(fieldErrorsOf(reading.error))).toEqual([name])
})

test.each([
  ['8.99', 899],
  ['$1,250', 125_000],
  ['.', null],
  ['0.1', 10],
  ['', 0],
  ['1.999', null],
  ['-1', null],
])('the amount %j is %j cents', (typed, amount) => {
  const reading = dollarsField.safeParse(typed)
  expect(reading.success ? reading.data : null).toBe(amount)
})

test('a rate without a threshold never ships free', () => {
  const rate = { name: 'Ground', region: 'domestic', description: '', baseRate: '8.99', isActive: 'on' }
  expect(shippingRateSchema.parse({ ...rate, freeShippingThreshold: '' }).freeShippingThreshold).toBeNull()
  expect(shippingRateSchema.parse({ ...rate, freeShippingThreshold: '75' }).freeShippingThreshold).toBe(7_500)
})
