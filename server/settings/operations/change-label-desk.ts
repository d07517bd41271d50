import { z } from 'zod'
import { houseShippingSchema } from '#domain/shipping/house-rates.ts'
import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { labelDeskSchema } from '#domain/shipping/label-desk.ts'
import { packingSchema } from '#domain/shipping/packing.ts'
import { versionSchema } from '#domain/version.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import type { VersionedSettings } from '../load-settings.ts'
import { changePart } from './change-part.ts'

const shape = z.object({
  shipFrom: labelAddressSchema,
  houseShipping: houseShippingSchema,
  packing: packingSchema,
  /** For all settings together: must be sent with the next change. */
  version: z.int(),
})

const present = ({ settings: { shipFrom, houseShipping, packing }, version }: VersionedSettings) => ({
  ...{ shipFrom, houseShipping, packing, version },
})

/** Nothing saved since `version` is overwritten unseen. */
export const changeLabelDesk = defineOperation({
  name: 'settings.change-label-desk',
  route: 'PUT /settings/label-desk',
  summary:
    'Change where parcels ship from, the rate table for your own shipping, and what goods weigh, in cents and pounds',
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
  run: (deps: SettingsOperationDeps, actor, sent) => {
    const { version: _, packing, ...desk } = sent
    return changePart(deps, actor, present, sent, packing ? { ...desk, packing } : desk)
  },
})
