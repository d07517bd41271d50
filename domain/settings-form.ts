import { z } from 'zod'
import { basisPoints, type Cents, cents } from './money.ts'

const words = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max, `At most ${max} characters`)
const isTicked = z.literal('on').optional().transform(Boolean)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time such as 14:00')

/** What a person types as an amount: "8.99", "$1,250". Empty counts as 0 (specification, back office section 5). */
export const dollarsField = z
  .string()
  .trim()
  .transform((typed, context): Cents => {
    const plain = typed.replace(/[$,\s]/g, '')
    if (plain === '') return cents(0)
    if (!/^\d{1,6}(\.\d{1,2})?$/.test(plain)) {
      context.addIssue({ code: 'custom', message: 'Give an amount such as 8.99' })
      return z.NEVER
    }
    const [whole = '0', part = ''] = plain.split('.')
    return cents(Number(whole) * 100 + Number(part.padEnd(2, '0')))
  })

/** "8.25" becomes 825 basis points. */
const percentField = z
  .string()
  .trim()
  .regex(/^\d{1,2}(\.\d{1,2})?\s*%?$/, 'Give a rate such as 8.25, between 0 and 50')
  .transform((typed) => Math.round(Number.parseFloat(typed) * 100))
  .pipe(z.int().max(5_000, 'Give a rate such as 8.25, between 0 and 50'))
  .transform(basisPoints)

const lines = z
  .string()
  .transform((typed) =>
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .pipe(
    z
      .array(z.string().max(60, 'At most 60 characters a line'))
      .min(1, 'Give at least one line')
      .max(10, 'At most ten lines'),
  )

const timeZone = z.string().refine(isTimeZone, 'Choose a time zone such as America/Chicago')

/** The form of Site Settings, General: strings as a browser sends them, become settings of `shopSettingsSchema`. */
export const generalSettingsSchema = z
  .object({
    siteName: words(80, 'Give the shop a name'),
    contactEmail: z.email('Give an e-mail address that you read'),
    contactPhone: z.string().trim().max(40, 'At most 40 characters'),
    taxRate: percentField,
    timeZone,
    cutOff: time,
    shippingDays: words(40, 'Say how long shipping takes, such as 5-7 business days'),
    pickupDays: words(40, 'Say when orders can be picked up, such as 2-3 days'),
    pickupHours: lines,
    pickupStreet: words(120, 'Give the street'),
    pickupCity: words(80, 'Give the city'),
    pickupState: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'Two letters, such as TX'),
    pickupZip: z
      .string()
      .trim()
      .regex(/^\d{5}(-\d{4})?$/, 'Five digits, such as 78702'),
    bannerText: z.string().trim().max(200, 'At most 200 characters'),
    isBannerShown: isTicked,
    isWelcomePopupShown: isTicked,
    isMaintenance: isTicked,
    maintenanceMessage: z.string().trim().max(400, 'At most 400 characters'),
    warnBelowDpi: z.coerce
      .number('Give whole dots per inch')
      .int('Give whole dots per inch')
      .min(0)
      .max(1_200, 'At most 1,200'),
  })
  .transform(({ pickupStreet, pickupCity, pickupState, pickupZip, ...rest }) => ({
    ...rest,
    pickupAddress: { street1: pickupStreet, city: pickupCity, state: pickupState, zip: pickupZip },
  }))

export type GeneralSettings = z.output<typeof generalSettingsSchema>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

export const shippingRegions = ['domestic', 'international'] as const
export type ShippingRegion = (typeof shippingRegions)[number]

/** The dialog of a shipping rate (specification, back office section 3: Shipping rate config). */
export const shippingRateSchema = z.object({
  name: words(80, 'Give the rate a name'),
  region: z.enum(shippingRegions, 'Choose a region'),
  description: z.string().trim().max(200, 'At most 200 characters'),
  baseRate: dollarsField,
  /** Orders from here on ship free; left empty, none does. */
  freeShippingThreshold: z
    .string()
    .trim()
    .transform((typed) => (typed === '' ? null : typed))
    .pipe(dollarsField.nullable()),
  isActive: isTicked,
})

export type ShippingRateInput = z.output<typeof shippingRateSchema>
