import { z } from 'zod'
import { defaultSheetMargin, defaultSheetSpacing } from '../artwork/gang-sheet.ts'
import { checkRulesSchema } from '../checks/check-rules.ts'
import { basisPoints, cents } from '../money/money.ts'
import { fileNamePatternSchema, usualFileNames } from '../orders/file-name-pattern.ts'
import { stationCapacitySchema } from '../orders/station-capacity.ts'
import { seedPriceRules } from '../orders/totals.ts'
import { mailAddressSchema } from '../people/mail-address.ts'
import { speedTermsSchema } from '../shipping/delivery-settings.ts'
import { deskSettings } from '../shipping/label-desk.ts'
import { mm } from '../units.ts'
import { lookSetting } from './look-schema.ts'
import { outsideBuilderSchema } from './outside-builder.ts'
import { retentionSchema } from './retention-terms.ts'
import { holidaySchema, turnaroundSchema } from './work-calendar-input.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 14:00')
const centsField = z.int().min(0).max(1_000_000_00).transform(cents)

/**
 * Everything that the shop's owner decides about the shop as a whole. Seed values:
 * docs/spec-map.md S1 and S9. `cutOff` and `pickupHours` are in the shop's time zone (docs/decisions.md 14).
 */
export const shopSettingsSchema = z.object({
  siteName: z.string().trim().min(1).max(80).default('Gangway Print Co.'),
  contactEmail: mailAddressSchema('Not an email address').default('hello@gangway.example'),
  contactPhone: z.string().trim().max(40).default('(512) 555-0148'),
  timeZone: z.string().min(1).default('America/Chicago'),
  cutOff: time.default('14:00'),
  /** The time of day by which a due order must have left, in the shop's time zone. */
  dueTime: time.default('18:00'),
  /** 1 is Monday, 7 is Sunday. */
  businessDays: z.array(z.int().min(1).max(7)).min(1).default([1, 2, 3, 4, 5]),
  holidays: z
    .array(holidaySchema)
    .max(100)
    .default([
      { day: '01-01', name: 'New Year’s Day' },
      { day: '07-04', name: 'Independence Day' },
      { day: '12-25', name: 'Christmas Day' },
    ]),
  turnaround: turnaroundSchema.prefault({}),
  /** How much each station can do in a day, for the calendar. */
  stationCapacity: stationCapacitySchema.default({}),
  taxRate: z.int().min(0).max(5_000).transform(basisPoints).default(seedPriceRules.taxRate),
  shippingPrice: centsField.default(seedPriceRules.shippingPrice),
  freeShippingFrom: centsField.nullable().default(seedPriceRules.freeShippingFrom),
  /** The shipping speeds that a shopper can choose. */
  speeds: speedTermsSchema.prefault({}),
  isAddressRequired: z.boolean().default(true),
  isAddressChecked: z.boolean().default(false),
  shippingDays: z.string().default('5-7 business days'),
  pickupDays: z.string().default('2-3 days'),
  pickupHours: z.array(z.string().min(1).max(60)).default(['Mon-Fri 9AM-6PM', 'Sat 10AM-4PM']),
  pickupAddress: z
    .object({ street1: z.string(), city: z.string(), state: z.string(), zip: z.string() })
    .default({ street1: '114 Foundry Row', city: 'Austin', state: 'TX', zip: '78702' }),
  ...deskSettings,
  look: lookSetting,
  bannerText: z.string().trim().max(200).default('Free shipping on orders over $75'),
  isBannerShown: z.boolean().default(true),
  isWelcomePopupShown: z.boolean().default(true),
  /** Counts page visits, without cookies (server/visits). */
  areVisitsCounted: z.boolean().default(true),
  /** Shoppers see a page that says so and cannot order anything; staff keep working. */
  isMaintenance: z.boolean().default(false),
  maintenanceMessage: z.string().trim().max(400).default('We are changing the ink. Back shortly!'),
  /** Newsletter sign-ups must be confirmed through a link in an email. */
  isDoubleOptIn: z.boolean().default(false),
  /** Emails of a campaign sent per minute: mail servers refuse senders that go too fast. */
  newsletterPerMinute: z.int().min(12).max(6_000).default(120),
  /** Staff are notified when this few of a size and color are left. */
  lowStockAt: z.int().min(0).max(10_000).default(5),
  /** Effective dpi below which artwork gets a warning; docs/decisions.md 19: under 150 dpi looks bad. */
  warnBelowDpi: z.int().min(0).max(1_200).default(150),
  /** What each artwork check does: nothing, warn, or block the sheet from being ordered. */
  checkRules: checkRulesSchema.prefault({}),
  /** Film files start with a strip that shows order, item and due day, with codes to scan. */
  isHeaderStripPrinted: z.boolean().default(false),
  /** The names of print files in a ZIP and in a hot folder. */
  printFileNames: fileNamePatternSchema.default(usualFileNames),
  /** For new sheets: gap between artworks and margin at the edge, in mm. Shoppers can change them on their sheet. */
  sheetSpacing: z.number().min(0).max(50).default(defaultSheetSpacing).transform(mm),
  sheetMargin: z.number().min(0).max(50).default(defaultSheetMargin).transform(mm),
  /** Null: sheets are made in our own studio. */
  outsideBuilder: outsideBuilderSchema.nullable().default(null),
  /** How long each kind of data is kept. */
  retention: retentionSchema.prefault({}),
})

export type ShopSettings = z.output<typeof shopSettingsSchema>

export const seedShopSettings: ShopSettings = shopSettingsSchema.parse({})

export const priceRulesOf = (settings: ShopSettings) => ({
  taxRate: settings.taxRate,
  shippingPrice: settings.shippingPrice,
  freeShippingFrom: settings.freeShippingFrom,
})
