import { z } from 'zod'
import { houseShippingSchema } from '#domain/shipping/house-rates.ts'
import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { labelDeskSchema } from '#domain/shipping/label-desk.ts'
import { packingSchema } from '#domain/shipping/packing.ts'
import { versionSchema } from '#domain/version.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import { loadSettings } from '../load-settings.ts'
import { storeSettings } from '../store-settings.ts'

const shape = z.object({
  shipFrom: labelAddressSchema,
  houseShipping: houseShippingSchema,
  packing: packingSchema,
  /** Of all settings: what the next change sends. */
  version: z.int(),
})

/** Nothing that was saved since `version` is overwritten unseen. */
export const changeLabelDesk = defineOperation({
  name: 'settings.change-label-desk',
  route: 'PUT /settings/label-desk',
  summary:
    'Change where parcels start, the rate table of your own shipping, and what goods weigh, in cents and pounds',
  may: 'settings.write',
  input: labelDeskSchema.extend({ version: versionSchema }),
  example: {
    shipFrom: {
      company: 'Gangway Print Co.',
      street1: '12 Press Row',
      city: 'Austin',
      state: 'TX',
      zip: '78702',
    },
    houseShipping: {
      carrier: 'Our van',
      maxPounds: 70,
      services: [{ name: 'Ground', base: 575, perPound: 45, perZone: 60, leastDays: 2, daysPerTwoZones: 1 }],
    },
    version: 0,
  },
  result: shape,
  theirs: shape,
  run: ({ database, clock, changing }: SettingsOperationDeps, actor, sent) =>
    changing((announce) =>
      database.transaction(async (transaction) => {
        const { version: seenVersion, packing: packed, ...desk } = sent
        const { settings: before } = await loadSettings(transaction)
        const after = { ...before, ...desk, packing: packed ?? before.packing }
        const change = { before, after, seenVersion, now: clock.now() }
        const isStored = await storeSettings(transaction, actor, change)
        const { settings, version } = await loadSettings(transaction)
        const { shipFrom, houseShipping, packing } = settings
        const present = { shipFrom, houseShipping, packing, version }
        if (!isStored) return conflict(present, sent)
        await announce(transaction)
        return ok(present)
      }),
    ),
})
