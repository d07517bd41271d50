import { z } from 'zod'
import { deliverySettingsOf, deliverySettingsSchema } from '#domain/shipping/delivery-settings.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import { versionSchema } from '#domain/version.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import type { VersionedSettings } from '../load-settings.ts'
import { changePart } from './change-part.ts'

const shape = deliverySettingsSchema.extend({
  /** Of all settings: what the next change sends. */
  version: z.int(),
})

const present = ({ settings, version }: VersionedSettings) => ({ ...deliverySettingsOf(settings), version })

/** Nothing that was saved since `version` is overwritten unseen. */
export const changeDelivery = defineOperation({
  name: 'settings.change-delivery',
  route: 'PUT /settings/delivery',
  summary:
    'Change how fast shoppers may have it shipped, for what price in cents, and whether they must say where to',
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
