import { z } from 'zod'
import { retentionSchema } from '#domain/shop/retention-terms.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import { versionSchema } from '#domain/version.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { conflict, ok } from '#server/kernel/operations/outcome.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import { loadSettings, type VersionedSettings } from '../load-settings.ts'
import { storeSettings } from '../store-settings.ts'

const shape = retentionSchema.extend({
  /** Of all settings: what the next change sends. */
  version: z.int(),
})

const present = ({ settings, version }: VersionedSettings) => ({ ...settings.retention, version })

/** Nothing that was saved since `version` is overwritten unseen. */
export const changeRetention = defineOperation({
  name: 'settings.change-retention',
  route: 'PUT /settings/retention',
  summary:
    'Say for how many days each kind of data is kept; null keeps it. What is older goes the next night',
  may: 'settings.write',
  input: retentionSchema.extend({ version: versionSchema }),
  example: { ...seedShopSettings.retention, version: 0 },
  result: shape,
  theirs: shape,
  run: ({ database, clock, changing }: SettingsOperationDeps, actor, sent) =>
    changing((announce) =>
      database.transaction(async (transaction) => {
        const { version: seenVersion, ...retention } = sent
        const { settings: before } = await loadSettings(transaction)
        const change = { before, after: { ...before, retention }, seenVersion, now: clock.now() }
        const isStored = await storeSettings(transaction, actor, change)
        const now = present(await loadSettings(transaction))
        if (!isStored) return conflict(now, sent)
        await announce(transaction)
        return ok(now)
      }),
    ),
})
