import { z } from 'zod'
import { basisPoints, cents } from './money.ts'
import { seedPriceRules } from './quote.ts'
import { houseShippingSchema } from './shipping/house-rates.ts'
import { labelAddressSchema } from './shipping/label-address.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time such as 14:00')
const centsField = z.int().min(0).max(1_000_000_00).transform(cents)

/**
 * Everything that the shop's owner decides about the shop as a whole. Seed values: specification, storefront
 * sections 1 and 9. `cutOff` and `pickupHours` are in the shop's time zone (DECISIONS.md 14).
 */
export const shopSettingsSchema = z.object({
  siteName: z.string().trim().min(1).max(80).default('Gangway Print Co.'),
  contactEmail: z.email().default('hello@gangway.example'),
  contactPhone: z.string().trim().max(40).default('(512) 555-0148'),
  timeZone: z.string().min(1).default('America/Chicago'),
  cutOff: time.default('14:00'),
  taxRate: z.int().min(0).max(5_000).transform(basisPoints).default(seedPriceRules.taxRate),
  shippingPrice: centsField.default(seedPriceRules.shippingPrice),
  freeShippingFrom: centsField.nullable().default(seedPriceRules.freeShippingFrom),
  shippingDays: z.string().default('5-7 business days'),
  pickupDays: z.string().default('2-3 days'),
  pickupHours: z.array(z.string().min(1).max(60)).default(['Mon-Fri 9AM-6PM', 'Sat 10AM-4PM']),
  pickupAddress: z
    .object({ street1: z.string(), city: z.string(), state: z.string(), zip: z.string() })
    .default({ street1: '114 Foundry Row', city: 'Austin', state: 'TX', zip: '78702' }),
  /** Where parcels start, and where returns go (specification, back office section 9: a fixed business address). */
  shipFrom: labelAddressSchema.default({
    name: 'Shipping desk',
    company: 'Gangway Print Co.',
    street1: '114 Foundry Row',
    street2: '',
    city: 'Austin',
    state: 'TX',
    zip: '78702',
    country: 'US',
    phone: '(512) 555-0148',
  }),
  /** Rates of the built-in `house` provider. */
  houseShipping: houseShippingSchema.prefault({}),
  bannerText: z.string().trim().max(200).default('Free shipping on orders over $75'),
  isBannerShown: z.boolean().default(true),
  isWelcomePopupShown: z.boolean().default(true),
  /** Shoppers see a page that says so, and can order nothing; staff work on. */
  isMaintenance: z.boolean().default(false),
  maintenanceMessage: z.string().trim().max(400).default('We are changing the ink. Back shortly!'),
  /** Staff are told when so few of a size and color are left. */
  lowStockAt: z.int().min(0).max(10_000).default(5),
  /** Effective dpi under which artwork is warned about; PEERS.md: under 150 dpi looks bad. */
  warnBelowDpi: z.int().min(0).max(1_200).default(150),
})

export type ShopSettings = z.output<typeof shopSettingsSchema>

export const seedShopSettings: ShopSettings = shopSettingsSchema.parse({})

export const priceRulesOf = (settings: ShopSettings) => ({
  taxRate: settings.taxRate,
  shippingPrice: settings.shippingPrice,
  freeShippingFrom: settings.freeShippingFrom,
})
