import { z } from 'zod'
import { stationCapacitySchema } from '#domain/orders/station-capacity.ts'
import { versionSchema } from '#domain/version.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import { loadSettings } from '../load-settings.ts'
import { storeSettings } from '../store-settings.ts'
import { otherSaved } from './other-saved.ts'

const shape = z.object({
  stations: stationCapacitySchema,
  /** Of all settings: what the next change sends. */
  version: z.int(),
})

/** Nothing that was saved since `version` is overwritten unseen. */
export const changeCapacity = defineOperation({
  name: 'settings.change-capacity',
  route: 'PUT /settings/capacity',
  summary: 'Change how many pieces, or feet of film, each station can do in a day; one left out has no limit',
  may: 'settings.write',
  input: z.object({ stations: stationCapacitySchema, version: versionSchema }),
  example: { stations: { print: { amount: 200, unit: 'feet' }, pack: { amount: 120 } }, version: 0 },
  result: shape,
  theirs: shape,
  run: ({ database, clock, changing }: SettingsOperationDeps, actor, sent) =>
    changing((announce) =>
      database.transaction(async (transaction) => {
        const { settings: before } = await loadSettings(transaction)
        const after = { ...before, stationCapacity: sent.stations }
        const change = { before, after, seenVersion: sent.version, now: clock.now() }
        const isStored = await storeSettings(transaction, actor, change)
        const { settings, version } = await loadSettings(transaction)
        const present = { stations: settings.stationCapacity, version }
        if (!isStored) return otherSaved(present, sent)
        await announce(transaction)
        return ok(present)
      }),
    ),
})
