import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { checkActions, type RuledCheck, ruledChecks } from '#domain/checks/check-rules.ts'
import { generalSettingsSchema } from '#domain/shop/general-settings.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import { versionSchema } from '#domain/version.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid } from '#server/kernel/operations/outcome.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import { loadSettings, type VersionedSettings } from '../load-settings.ts'
import { changePart } from './change-part.ts'

const day = z.int()
const action = z.enum(checkActions)

const shape = z.object({
  siteName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  taxRate: z.int(),
  timeZone: z.string(),
  cutOff: z.string(),
  dueTime: z.string(),
  businessDays: z.array(day),
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
  turnaround: z.object({ gangSheet: day, premade: day, tshirt: day, tumbler: day, listing: day }),
  shippingDays: z.string(),
  pickupDays: z.string(),
  pickupHours: z.array(z.string()),
  pickupAddress: z.object({ street1: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
  bannerText: z.string(),
  isBannerShown: z.boolean(),
  isWelcomePopupShown: z.boolean(),
  areVisitsCounted: z.boolean(),
  isDoubleOptIn: z.boolean(),
  newsletterPerMinute: z.int(),
  lowStockAt: z.int(),
  isMaintenance: z.boolean(),
  maintenanceMessage: z.string(),
  warnBelowDpi: z.int(),
  checkRules: z.object(
    Object.fromEntries(ruledChecks.map((kind) => [kind, action])) as Record<RuledCheck, typeof action>,
  ),
  isHeaderStripPrinted: z.boolean(),
  printFileNames: z.string(),
  sheetSpacing: z.number(),
  sheetMargin: z.number(),
  outsideBuilder: z.object({ script: z.string(), shopId: z.string() }).nullable(),
  /** For all settings together: must be sent with the next change. */
  version: z.int(),
})

/** Only some of all settings. */
const presentGeneral = ({ settings, version }: VersionedSettings): z.output<typeof shape> =>
  shape.parse({ ...settings, version })

/** Nothing saved since `version` is overwritten unseen. */
export const changeGeneral = defineOperation({
  name: 'settings.change-general',
  route: 'PUT /settings/general',
  summary:
    'Change who the shop is, when it works, what it tells shoppers, and whether it is open; the tax rate is in basis points, and lengths are in mm',
  may: 'settings.write',
  input: generalSettingsSchema.extend({ version: versionSchema }),
  example: { ...generalSettingsSchema.parse(seedShopSettings), version: 0 },
  result: shape,
  theirs: shape,
  async run(deps: SettingsOperationDeps, actor, sent) {
    const { version: _, ...general } = sent
    if (actor.user?.role === 'owner') return changePart(deps, actor, presentGeneral, sent, general)
    // A script runs with the permissions of whoever views the page: an admin who could set one would be an owner.
    const { outsideBuilder, ...others } = general
    const { settings } = await loadSettings(deps.database.orm)
    if (outsideBuilder !== undefined && !isDeepStrictEqual(outsideBuilder, settings.outsideBuilder))
      return invalid({ 'outsideBuilder.script': 'Only an owner can choose whose script runs in the shop.' })
    return changePart(deps, actor, presentGeneral, sent, others)
  },
})
