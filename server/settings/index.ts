import { type ShopSettings, shopSettingsSchema } from '#domain/shop-settings.ts'
import { type Actor, isStaffActor, type SystemActor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Realtime } from '#server/realtime/index.ts'
import { type ChangeGeneralOutcome, changeGeneral } from './change-general.ts'
import { loadSettings, shopKey, type VersionedSettings } from './load-settings.ts'
import {
  listRates,
  type SaveRateOutcome,
  type ShippingRateConfig,
  saveRate,
  seedRates,
} from './shipping-rates.ts'
import { storeSettings } from './store-settings.ts'

export type { ChangeGeneralOutcome } from './change-general.ts'
export type { SaveRateOutcome, ShippingRateConfig } from './shipping-rates.ts'

export type Settings = {
  /** What holds now. Kept in memory and dropped in every server process when somebody changes it. */
  read(): Promise<ShopSettings>
  /** Changes some settings for the server itself; staff use the operations below. */
  change(actor: SystemActor, changes: Partial<ShopSettings>): Promise<ShopSettings>
  /** What stands, with the version that a change must have seen. Staff only. */
  readForStaff(actor: Actor): Promise<VersionedSettings>
  changeGeneral(actor: Actor, input: unknown, seenVersion: number): Promise<ChangeGeneralOutcome>
  listShippingRates(actor: Actor): Promise<ShippingRateConfig[]>
  /** Adds a rate, or changes the one given. */
  saveShippingRate(
    actor: Actor,
    input: unknown,
    target: { id: string; seenVersion: number } | null,
  ): Promise<SaveRateOutcome>
  /** Puts the specification's shipping price into an empty table, once. */
  ensureSeed(): Promise<void>
}

const topic = 'settings'

export type SettingsNeeds = { database: Database; realtime: Realtime; clock: Clock }

export function createSettings(needs: SettingsNeeds): Settings {
  const { database, realtime, clock } = needs
  let kept: Promise<ShopSettings> | null = null
  const forget = (): void => {
    kept = null
  }
  realtime.subscribe(topic, forget)

  const announce = (transaction: Transaction): Promise<void> =>
    realtime.announce(transaction, { topic, event: 'changed', id: shopKey })
  const load = async (): Promise<ShopSettings> => (await loadSettings(database.orm)).settings

  return {
    read() {
      kept ??= load().catch((error) => {
        forget()
        throw error
      })
      return kept
    },

    async change(actor, changes) {
      const { settings: before, version } = await loadSettings(database.orm)
      const after = shopSettingsSchema.parse({ ...before, ...changes })
      await database.transaction(async (transaction) => {
        const change = { before, after, seenVersion: version, now: clock.now() }
        if (!(await storeSettings(transaction, actor, change)))
          throw new AppError('conflict', 'Somebody else changed the settings at the same moment.')
        await announce(transaction)
      })
      forget()
      return after
    },

    async readForStaff(actor) {
      if (!isStaffActor(actor)) throw new AppError('forbidden', 'Access Denied')
      return loadSettings(database.orm)
    },

    async changeGeneral(actor, input, seenVersion) {
      const outcome = await changeGeneral(needs, announce, actor, input, seenVersion)
      forget()
      return outcome
    },

    listShippingRates: (actor) => listRates(database, actor),

    async saveShippingRate(actor, input, target) {
      const outcome = await saveRate(needs, announce, actor, input, target)
      forget()
      return outcome
    },

    ensureSeed: () => seedRates(database),
  }
}
