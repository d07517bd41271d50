import { wholeDollars } from '#app/home/whole-dollars.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { formatCutOff, sameDayWords } from '#domain/shop/same-day-words.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'

/** The shop settings that the page mentions, formatted for display. */
export type AboutFacts = {
  siteName: string
  /** Null while no size is on sale. */
  sheet: { width: number; shortest: number; longest: number; lowestPrice: string; perInch: string } | null
  warnBelowDpi: number
  cutOff: string
  sameDay: string
  pickupDays: string
  shippingDays: string
  pickupHours: readonly string[]
  pickupAddress: ShopSettings['pickupAddress']
  contactEmail: string
  contactPhone: string
  /** Null when no order ships free. */
  freeFrom: string | null
  shippingPrice: string
}

export function presentAboutFacts(settings: ShopSettings, sizes: readonly GangSheetSize[]): AboutFacts {
  const [first] = sizes
  const last = sizes.at(-1)
  return {
    siteName: settings.siteName,
    sheet:
      first && last
        ? {
            width: first.width,
            shortest: first.height,
            longest: last.height,
            lowestPrice: wholeDollars(first.price),
            perInch: formatMoney(cents(Math.round(first.price / first.height))),
          }
        : null,
    warnBelowDpi: settings.warnBelowDpi,
    cutOff: formatCutOff(settings.cutOff, settings.timeZone),
    sameDay: sameDayWords(settings),
    pickupDays: settings.pickupDays,
    shippingDays: settings.shippingDays,
    pickupHours: settings.pickupHours,
    pickupAddress: settings.pickupAddress,
    contactEmail: settings.contactEmail,
    contactPhone: settings.contactPhone,
    freeFrom: settings.freeShippingFrom === null ? null : wholeDollars(settings.freeShippingFrom),
    shippingPrice: formatMoney(settings.shippingPrice),
  }
}
