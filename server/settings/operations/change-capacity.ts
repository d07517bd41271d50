import { z } from 'zod'
import { stationCapacitySchema } from '#domain/orders/station-capacity.ts'
import { versionSchema } from '#domain/version.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import type { SettingsOperationDeps } from '../deps.ts'
import type { VersionedSettings } from '../load-settings.ts'
import { changePart } from './change-part.ts'

const shape = z.object({
  stations: stationCapacitySchema,
  /** For all settings together: must be sent with the next change. */
  version: z.int(),
})

const present = ({ settings: { stationCapacity: stations }, version }: VersionedSettings) => ({
  stations,
  version,
})

/** Nothing saved since `version` is overwritten unseen. */
export const changeCapacity = defineOperation({
  name: 'settings.change-capacity',
  route: 'PUT /settings/capacity',
  summary:
    'Change how many pieces, or feet of film, each station can do in a day; a station left out has no limit',
  may: 'settings.write',
  input: z.object({ stations: stationCapacitySchema, version: versionSchema }),
  example: { stations: { print: { amount: 200, unit: 'feet' }, pack: { amount: 120 } }, version: 0 },
  result: shape,
  theirs: shape,
  run: (deps: SettingsOperationDeps, actor, sent) =>
    changePart(deps, actor, present, sent, { stationCapacity: sent.stations }),
})
