import { z } from 'zod'
import { deliverySettingsOf, deliverySettingsSchema } from '#domain/shipping/delivery-settings.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import { versionSchema } from '#domain/version.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import { loadSettings, type VersionedSettings } from '../load-settings.ts'
import { storeSettings } from '../store-settings.ts'

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
  run: ({ database, clock, changing }: SettingsOperationDeps, actor, sent) =>
    changing((announce) =>
      database.transaction(async (transaction) => {
        const { version: seenVersion, ...delivery } = sent
        const { settings: before } = await loadSettings(transaction)
        const change = { before, after: { ...before, ...delivery }, seenVersion, now: clock.now() }
        const isStored = await storeSettings(transaction, actor, change)
        const now = present(await loadSettings(transaction))
        if (!isStored) return conflict(now, sent)
        await announce(transaction)
        return ok(now)
      }),
    ),
})
