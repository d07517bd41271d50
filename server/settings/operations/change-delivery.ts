import { z } from 'zod'
import { deliverySettingsOf, deliverySettingsSchema } from '#domain/shipping/delivery-settings.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import { versionSchema } from '#domain/version.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import type { VersionedSettings } from '../load-settings.ts'
import { changePart } from './change-part.ts'

const shape = deliverySettingsSchema.extend({
  /** For all settings together: must be sent with the next change. */
  version: z.int(),
})

const present = ({ settings, version }: VersionedSettings) => ({ ...deliverySettingsOf(settings), version })

/** Nothing saved since `version` is overwritten unseen. */
export const changeDelivery = defineOperation({
  name: 'settings.change-delivery',
  route: 'PUT /settings/delivery',
  summary:
    'Change which shipping speeds shoppers can choose, their prices in cents, and whether an address is required',
  may: 'settings.write',
  input: deliverySettingsSchema.extend({ version: versionSchema }),
  example: { ...deliverySettingsOf(seedShopSettings), version: 0 },
  result: shape,
  theirs: shape,
  run: (deps: SettingsOperationDeps, actor, sent) => {
    const { version: _, ...delivery } = sent
    return changePart(deps, actor, present, sent, delivery)
  },
})
