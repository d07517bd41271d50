import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { SystemActor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { createDoor, type Door } from '#server/kernel/door.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { settingsCalls } from './calls.ts'
import type { SettingsDeps, SettingsOperationDeps } from './deps.ts'
import { type KeptReads, keepSettings, settingsTopic } from './keep-settings.ts'
import { loadSettings, shopKey } from './load-settings.ts'
import { findSettingsUses } from './media-uses.ts'
import { settingsOperations } from './operations/index.ts'
import { storeSettings } from './store-settings.ts'

export type { ListingColors } from './listing-colors.ts'
export type { VersionedAboutPage } from './load-about-page.ts'
export type { DefaultPictures, DefaultPictureView } from './load-default-pictures.ts'
export type { VersionedSitePage } from './load-site-pages.ts'
export type { ShippingRateView } from './operations/shipping-rates.ts'

export type Settings = Door<typeof settingsCalls> &
  KeptReads & {
    /** Changes some settings on behalf of the server; staff use the operations below. */
    change(actor: SystemActor, changes: Partial<ShopSettings>): Promise<ShopSettings>
    findMediaUses: FindMediaUses
    /** `readUpload`: uploads are read by a capability that depends on this one. */
    operationsWith(readUpload: SettingsOperationDeps['readUpload']): BoundOperation[]
  }

export function createSettings(deps: SettingsDeps): Settings {
  const { database, realtime, clock } = deps
  const kept = keepSettings(deps)
  const announce = (transaction: Transaction): Promise<void> =>
    realtime.announce(transaction, { topic: settingsTopic, event: 'settings.changed', id: shopKey })

  return {
    ...createDoor(deps, settingsCalls),

    ...kept.reads,

    async change(actor, changes) {
      const after = await database.transaction(async (transaction) => {
        await storeSettings(transaction, actor, { changes, seenVersion: null, now: clock.now() })
        await announce(transaction)
        return (await loadSettings(transaction)).settings
      })
      kept.forget()
      return after
    },

    findMediaUses: findSettingsUses,

    operationsWith: (readUpload) =>
      bindOperations(settingsOperations, {
        ...{ ...deps, readUpload },
        async changing(change) {
          const outcome = await change(announce)
          kept.forget()
          return outcome
        },
      }),
  }
}
