import { z } from 'zod'
import { checkRulesSchema } from '../checks/check-rules.ts'
import { basisPoints } from '../money/money.ts'
import { oneLine } from '../one-line.ts'
import { fileNamePatternSchema } from '../orders/file-name-pattern.ts'
import { mailAddressSchema } from '../people/mail-address.ts'
import { inches, inchesToMm, mm } from '../units.ts'
import { outsideBuilderSchema } from './outside-builder.ts'
import { isTimeZone } from './shop-time.ts'
import { holidaySchema } from './work-calendar-input.ts'

const words = (max: number, missing: string) => oneLine.min(1, missing).max(max, `At most ${max} characters`)
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 14:00')
const rateWords = 'Enter a rate such as 8.25, between 0 and 50'
const gapWords = 'Enter inches such as 0.15, at most 1'
const dotsWords = 'Enter a whole number of dots per inch'

const turnaround = z.int('Enter a whole number of days').min(0, 'Enter 0 or more').max(60, 'At most 60 days')
/** In mm. */
const gap = z
  .number(gapWords)
  .min(0, gapWords)
  .max(inchesToMm(inches(1)), gapWords)
  .transform(mm)
const wholeNumber = (min: number, max: number, message: string) =>
  z.int(message).min(min, message).max(max, message)

const holiday = holidaySchema.extend({
  day: z.string().refine((day) => holidaySchema.shape.day.safeParse(day).success, {
    error: ({ input }) => `“${input}” isn’t a date: write 12-25 or 2026-11-26`,
  }),
})

/** Site Settings, General: in basis points, mm and whole days. */
export const generalSettingsSchema = z.object({
  siteName: words(80, 'Give the shop a name'),
  contactEmail: mailAddressSchema('Enter an email address that you check'),
  contactPhone: oneLine.max(40, 'At most 40 characters'),
  taxRate: z.int(rateWords).min(0, rateWords).max(5_000, rateWords).transform(basisPoints),
  timeZone: z.string().refine(isTimeZone, 'Choose a time zone such as America/Chicago'),
  cutOff: time,
  dueTime: time,
  /** 1 is Monday, 7 is Sunday. */
  businessDays: z
    .array(z.int().min(1).max(7))
    .min(1, 'Choose at least one day the shop works')
    .transform((days) => [...new Set(days)].sort()),
  holidays: z.array(holiday).max(100, 'At most 100 days'),
  turnaround: z.object({
    gangSheet: turnaround,
    premade: turnaround,
    tshirt: turnaround,
    tumbler: turnaround,
    listing: turnaround,
  }),
  shippingDays: words(40, 'Say how long shipping takes, such as 5-7 business days'),
  pickupDays: words(40, 'Say when orders can be picked up, such as 2-3 days'),
  pickupHours: z
    .array(oneLine.min(1, 'Leave no line empty').max(60, 'At most 60 characters per line'))
    .min(1, 'Enter at least one line')
    .max(10, 'At most ten lines'),
  pickupAddress: z.object({
    street1: words(120, 'Enter the street'),
    city: words(80, 'Enter the city'),
    state: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, 'Two letters, such as TX'),
    zip: z
      .string()
      .trim()
      .regex(/^\d{5}(-\d{4})?$/, 'Five digits, such as 78702'),
  }),
  bannerText: oneLine.max(200, 'At most 200 characters'),
  isBannerShown: z.boolean(),
  isWelcomePopupShown: z.boolean(),
  /** Not sent at all, what is set stays. */
  areVisitsCounted: z.boolean().optional(),
  isDoubleOptIn: z.boolean(),
  newsletterPerMinute: wholeNumber(
    12,
    6_000,
    'Enter a whole number of emails per minute, between 12 and 6,000',
  ),
  lowStockAt: wholeNumber(0, 10_000, 'Enter a whole number of pieces, at most 10,000'),
  isMaintenance: z.boolean(),
  maintenanceMessage: z.string().trim().max(400, 'At most 400 characters'),
  warnBelowDpi: z.int(dotsWords).min(0, dotsWords).max(1_200, 'At most 1,200'),
  checkRules: checkRulesSchema,
  isHeaderStripPrinted: z.boolean(),
  /** Not sent at all, what is set stays. */
  printFileNames: fileNamePatternSchema.optional(),
  sheetSpacing: gap,
  sheetMargin: gap,
  /** Null: sheets are made in our own studio. If absent, the current setting is kept. */
  outsideBuilder: outsideBuilderSchema.nullable().optional(),
})

export type GeneralSettings = z.output<typeof generalSettingsSchema>
