import { z } from 'zod'
import { retentionSchema } from '#domain/shop/retention-terms.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import { versionSchema } from '#domain/version.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import type { VersionedSettings } from '../load-settings.ts'
import { changePart } from './change-part.ts'

const shape = retentionSchema.extend({
  /** For all settings together: must be sent with the next change. */
  version: z.int(),
})

const present = ({ settings, version }: VersionedSettings) => ({ ...settings.retention, version })

/** Nothing saved since `version` is overwritten unseen. */
export const changeRetention = defineOperation({
  name: 'settings.change-retention',
  route: 'PUT /settings/retention',
  summary:
    'Set how many days each kind of data is kept; null keeps it. Anything older is removed the next night',
  may: 'settings.write',
  input: retentionSchema.extend({ version: versionSchema }),
  example: { ...seedShopSettings.retention, version: 0 },
  result: shape,
  theirs: shape,
  run: (deps: SettingsOperationDeps, actor, sent) => {
    const { version: _, ...retention } = sent
    return changePart(deps, actor, present, sent, { retention })
  },
})
