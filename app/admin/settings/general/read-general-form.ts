import { checkField } from '#domain/checks/check-field.ts'
import { ruledChecks } from '#domain/checks/check-rules.ts'
import { readNumber } from '#domain/typed-number.ts'
import { inches, inchesToMm } from '#domain/units.ts'
import { weekdays } from './calendar-as-typed.ts'

/**
 * Site Settings, General, in the shape the operation expects; what is not a number becomes NaN, which its schema
 * rejects.
 */
export function readGeneralForm(form: FormData) {
  const text = (name: string): string => String(form.get(name) ?? '')
  const whole = (name: string): number => numberFrom(text(name), /^[\d,]{1,9}$/)
  const gap = (name: string) => inchesToMm(inches(numberFrom(text(name), /^\d?(\.\d{1,3})?$/)))
  return {
    siteName: form.get('siteName'),
    contactEmail: form.get('contactEmail'),
    contactPhone: form.get('contactPhone'),
    taxRate: Math.round(numberFrom(text('taxRate').replace('%', ''), /^\d{1,2}(\.\d{1,2})?$/) * 100),
    timeZone: form.get('timeZone'),
    cutOff: form.get('cutOff'),
    dueTime: form.get('dueTime'),
    businessDays: weekdays.filter((day) => form.has(`workday${day}`)),
    holidays: linesOf(text('holidays')).map(readHoliday),
    turnaround: {
      gangSheet: readNumber(form.get('turnaroundGangSheet')),
      premade: readNumber(form.get('turnaroundPremade')),
      tshirt: readNumber(form.get('turnaroundTshirt')),
      tumbler: readNumber(form.get('turnaroundTumbler')),
      listing: readNumber(form.get('turnaroundListing')),
    },
    shippingDays: form.get('shippingDays'),
    pickupDays: form.get('pickupDays'),
    pickupHours: linesOf(text('pickupHours')),
    pickupAddress: {
      street1: form.get('pickupStreet'),
      city: form.get('pickupCity'),
      state: form.get('pickupState'),
      zip: form.get('pickupZip'),
    },
    bannerText: form.get('bannerText'),
    isBannerShown: form.has('isBannerShown'),
    isWelcomePopupShown: form.has('isWelcomePopupShown'),
    areVisitsCounted: form.has('areVisitsCounted'),
    isDoubleOptIn: form.has('isDoubleOptIn'),
    newsletterPerMinute: whole('newsletterPerMinute'),
    lowStockAt: whole('lowStockAt'),
    isMaintenance: form.has('isMaintenance'),
    maintenanceMessage: form.get('maintenanceMessage'),
    warnBelowDpi: readNumber(form.get('warnBelowDpi')),
    checkRules: Object.fromEntries(
      ruledChecks.map((kind) => [kind, form.get(checkField(kind)) ?? undefined]),
    ),
    isHeaderStripPrinted: form.has('isHeaderStripPrinted'),
    ...(form.has('printFileNames') && { printFileNames: form.get('printFileNames') }),
    sheetSpacing: gap('sheetSpacing'),
    sheetMargin: gap('sheetMargin'),
    // Only owners have these fields.
    ...(form.has('outsideBuilderScript') && {
      outsideBuilder: text('outsideBuilderScript')
        ? { script: text('outsideBuilderScript'), shopId: text('outsideBuilderShopId') }
        : null,
    }),
    version: form.get('version'),
  }
}

/** "1,200" is a number too. */
function numberFrom(typed: string, pattern: RegExp): number {
  const text = typed.trim()
  return pattern.test(text) ? readNumber(text.replaceAll(',', '')) : Number.NaN
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** "12-25 Christmas Day" is a day off every year, "2026-11-26 Thanksgiving" just once. */
function readHoliday(line: string): { day: string; name: string } {
  const [day = ''] = line.split(/\s/, 1)
  return { day, name: line.slice(day.length).trim() }
}
