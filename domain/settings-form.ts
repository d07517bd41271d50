import { z } from 'zod'
import { checkFields, checkRulesOf, gapField, withoutChecks } from './checks/check-fields.ts'
import { mailAddressSchema } from './mail-address.ts'
import { basisPoints, type Cents, cents } from './money.ts'
import { type OutsideBuilder, outsideBuilderSchema } from './outside-builder.ts'
import { type Holiday, holidaySchema } from './work-calendar-input.ts'

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

/** A day off on each line: "12-25 Christmas Day" every year, "2026-11-26 Thanksgiving" once. */
const holidays = z.string().transform((typed, context): Holiday[] => {
  const days = typed
    .split('\n')
    .map((line) => /^\s*(\S+)\s*(.*?)\s*$/.exec(line))
    .flatMap((line) => (line ? [{ day: line[1], name: line[2] }] : []))
  const reading = z.array(holidaySchema).max(100).safeParse(days)
  if (reading.success) return reading.data
  const wrong = days[Number(reading.error.issues[0]?.path[0])]
  const message = wrong ? `“${wrong.day}” is no day: write 12-25 or 2026-11-26` : 'At most 100 days'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

const wholeDays = z.coerce
  .number('Give whole days')
  .int('Give whole days')
  .min(0, 'Give 0 or more')
  .max(60, 'At most 60 days')

const wholeNumber = (min: number, max: number, message: string) =>
  z
    .string()
    .trim()
    .regex(/^[\d,]{1,9}$/, message)
    .transform((typed) => Number(typed.replaceAll(',', '')))
    .pipe(z.int().min(min, message).max(max, message))

const timeZone = z.string().refine(isTimeZone, 'Choose a time zone such as America/Chicago')

/** The form of Site Settings, General: strings as a browser sends them, become settings of `shopSettingsSchema`. */
export const generalSettingsSchema = z
  .object({
    siteName: words(80, 'Give the shop a name'),
    contactEmail: mailAddressSchema('Give an e-mail address that you read'),
    contactPhone: z.string().trim().max(40, 'At most 40 characters'),
    taxRate: percentField,
    timeZone,
    cutOff: time,
    dueTime: time,
    workday1: isTicked,
    workday2: isTicked,
    workday3: isTicked,
    workday4: isTicked,
    workday5: isTicked,
    workday6: isTicked,
    workday7: isTicked,
    holidays,
    turnaroundGangSheet: wholeDays,
    turnaroundPremade: wholeDays,
    turnaroundTshirt: wholeDays,
    turnaroundTumbler: wholeDays,
    turnaroundListing: wholeDays,
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
    isDoubleOptIn: isTicked,
    newsletterPerMinute: wholeNumber(12, 6_000, 'Give whole mails a minute, between 12 and 6,000'),
    lowStockAt: wholeNumber(0, 10_000, 'Give whole pieces, at most 10,000'),
    isMaintenance: isTicked,
    maintenanceMessage: z.string().trim().max(400, 'At most 400 characters'),
    warnBelowDpi: z.coerce
      .number('Give whole dots per inch')
      .int('Give whole dots per inch')
      .min(0)
      .max(1_200, 'At most 1,200'),
    isHeaderStripPrinted: isTicked,
    sheetSpacing: gapField,
    sheetMargin: gapField,
    /** Left empty, sheets are made in our own studio; not sent at all, what is set stays. */
    outsideBuilderScript: outsideBuilderSchema.shape.script.or(z.literal('')).optional(),
    outsideBuilderShopId: outsideBuilderSchema.shape.shopId.default(''),
    ...checkFields,
  })
  .refine((form) => workdaysOf(form).length > 0, {
    error: 'Choose at least one day on which the shop works',
    path: ['workday1'],
  })
  .transform((form) => {
    const { pickupStreet, pickupCity, pickupState, pickupZip, ...rest } = form
    const { outsideBuilderScript, outsideBuilderShopId, ...inside } = rest
    const { workday1, workday2, workday3, workday4, workday5, workday6, workday7, ...others } = inside
    const {
      turnaroundGangSheet: gangSheet,
      turnaroundPremade: premade,
      turnaroundTshirt: tshirt,
      turnaroundTumbler: tumbler,
      turnaroundListing: listing,
      ...settings
    } = others
    return {
      ...withoutChecks(settings),
      checkRules: checkRulesOf(form),
      businessDays: workdaysOf(form),
      turnaround: { gangSheet, premade, tshirt, tumbler, listing },
      ...builderOf(outsideBuilderScript, outsideBuilderShopId),
      pickupAddress: { street1: pickupStreet, city: pickupCity, state: pickupState, zip: pickupZip },
    }
  })

function builderOf(script: string | undefined, shopId: string): { outsideBuilder?: OutsideBuilder | null } {
  if (script === undefined) return {}
  return { outsideBuilder: script === '' ? null : { script, shopId } }
}

type Workdays = Record<`workday${1 | 2 | 3 | 4 | 5 | 6 | 7}`, boolean>

function workdaysOf(form: Workdays): number[] {
  return ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => form[`workday${day}`])
}

export type GeneralSettings = z.output<typeof generalSettingsSchema>

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}
