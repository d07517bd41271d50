import { expect, test } from 'vitest'
import { fieldErrorsOf } from '#domain/field-errors.ts'
import { generalSettingsSchema } from '#domain/shop/general-settings.ts'
import { readGeneralForm } from './read-general-form.ts'

const general = {
  siteName: ' Ink & Film ',
  contactEmail: 'hello@ink.example',
  contactPhone: '',
  taxRate: '8.25',
  timeZone: 'America/Chicago',
  cutOff: '14:00',
  dueTime: '18:00',
  workday1: 'on',
  workday6: 'on',
  holidays: '12-25 Christmas Day\n\n 2026-11-26 ',
  turnaroundGangSheet: '0',
  turnaroundPremade: '0',
  turnaroundTshirt: '2',
  turnaroundTumbler: '3',
  turnaroundListing: '0',
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
  newsletterPerMinute: '1,200',
  lowStockAt: '5',
  sheetSpacing: '0.15',
  sheetMargin: '0.1',
}

/** As a browser sends it: unticked boxes are missing. */
function reading(fields: Record<string, string | undefined>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
  return generalSettingsSchema.safeParse(readGeneralForm(form))
}
const wrongOf = (fields: Record<string, string | undefined>) => {
  const { error } = reading(fields)
  return error && fieldErrorsOf(error)
}
const read = (fields: Record<string, string | undefined>) => generalSettingsSchema.parse(reading(fields).data)

test('typed values become settings', () => {
  expect(read(general)).toMatchObject({
    siteName: 'Ink & Film',
    taxRate: 825,
    pickupHours: ['Mon-Fri 9AM-6PM', 'Sat 10AM-4PM'],
    pickupAddress: { street1: '114 Foundry Row', city: 'Austin', state: 'TX', zip: '78702' },
    isBannerShown: true,
    isMaintenance: false,
    warnBelowDpi: 150,
    businessDays: [1, 6],
    holidays: [
      { day: '12-25', name: 'Christmas Day' },
      { day: '2026-11-26', name: '' },
    ],
    turnaround: { gangSheet: 0, premade: 0, tshirt: 2, tumbler: 3, listing: 0 },
    newsletterPerMinute: 1_200,
    lowStockAt: 5,
    isDoubleOptIn: false,
    isHeaderStripPrinted: false,
    sheetSpacing: expect.closeTo(3.81, 6),
    checkRules: { halo: 'warn' },
  })
  const { checkRules } = read({ ...general, 'check-halo': 'block' })
  expect([checkRules.halo, checkRules.white_box]).toEqual(['block', 'warn'])
})

test.each([
  ['taxRate', '8,25'],
  ['taxRate', '51'],
  ['cutOff', '2pm'],
  ['timeZone', 'Austin'],
  ['pickupHours', ' \n '],
  ['pickupState', 'Texas', 'pickupAddress'],
  ['pickupZip', '7870', 'pickupAddress'],
  ['contactEmail', 'hello'],
  ['siteName', ' '],
  ['warnBelowDpi', '1.5'],
  ['holidays', '12-25 Christmas\nThanksgiving'],
  ['turnaroundTshirt', '-1', 'turnaround'],
  ['dueTime', '25:00'],
  ['newsletterPerMinute', '11'],
  ['lowStockAt', ''],
  ['sheetSpacing', '1.2'],
  ['sheetMargin', 'wide'],
  ['check-halo', 'perhaps', 'checkRules'],
])('%s cannot be %j, and its field says why', (name, value, field = name) => {
  expect(Object.keys(wrongOf({ ...general, [name]: value }) ?? {})).toEqual([field])
})

test('a shop with no workdays is not saved', () => {
  expect(wrongOf({ ...general, workday1: undefined, workday6: undefined })).toEqual({
    businessDays: 'Choose at least one day the shop works',
  })
})

test('an invalid day off is named', () => {
  expect(wrongOf({ ...general, holidays: '12-25 Christmas\nThanksgiving' })).toEqual({
    holidays: '“Thanksgiving” isn’t a date: write 12-25 or 2026-11-26',
  })
})
