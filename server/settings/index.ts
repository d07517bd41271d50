import type { DefaultPictureProduct } from '#domain/catalog/default-pictures.ts'
import type { OwnWords } from '#domain/shop/mail-words.ts'
import { type ShopSettings, shopSettingsSchema } from '#domain/shop/shop-settings.ts'
import type { SystemActor } from '#server/kernel/actor.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import { createDoor, type Door } from '#server/kernel/door.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { smallPictureUrl } from '#server/kernel/pictures/public-pictures.ts'
import { settingsCalls } from './calls.ts'
import type { DefaultPictures } from './default-pictures.ts'
import type { SettingsDeps, SettingsOperationDeps } from './deps.ts'
import { keepSettings, settingsTopic } from './keep-settings.ts'
import { loadSettings, shopKey } from './load-settings.ts'
import { findSettingsUses } from './media-uses.ts'
import { settingsOperations } from './operations/index.ts'
import { storeSettings } from './store-settings.ts'

export type { VersionedAboutPage } from './about-page.ts'
export type { DefaultPictures, DefaultPictureView } from './default-pictures.ts'
export type { ListingColors } from './listing-colors.ts'
export type { ShippingRateView } from './operations/shipping-rates.ts'
export type { VersionedSitePage } from './site-pages.ts'

export type Settings = Door<typeof settingsCalls> & {
  /** What holds now. Kept in memory and dropped in every server process when somebody changes it. */
  read(): Promise<ShopSettings>
  /** The same inside a transaction, which must not wait for a second connection. */
  readWithin(executor: Executor): Promise<ShopSettings>
  /** Changes some settings for the server itself; staff use the operations below. */
  change(actor: SystemActor, changes: Partial<ShopSettings>): Promise<ShopSettings>
  /** What the owner says otherwise in mails. Kept in memory as the settings are. */
  ownWords(): Promise<OwnWords>
  /** What stands in for products without a picture. Kept in memory as the settings are. */
  defaultPictures(): Promise<DefaultPictures>
  /** Their addresses, small, by product. */
  defaultPictureUrls(): Promise<Partial<Record<DefaultPictureProduct, string>>>
  findMediaUses: FindMediaUses
  /** `readUpload`: uploads are read by a capability that stands on this one. */
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

    readWithin: async (executor) => (await loadSettings(executor)).settings,

    async change(actor, changes) {
      const { settings: before, version } = await loadSettings(database.orm)
      const after = shopSettingsSchema.parse({ ...before, ...changes })
      await database.transaction(async (transaction) => {
        const change = { before, after, seenVersion: version, now: clock.now() }
        if (!(await storeSettings(transaction, actor, change)))
          throw new AppError('conflict', 'Somebody else changed the settings at the same moment.')
        await announce(transaction)
      })
      kept.forget()
      return after
    },

    async defaultPictureUrls() {
      const pictures = Object.entries(await kept.reads.defaultPictures())
      return Object.fromEntries(pictures.map(([product, picture]) => [product, smallPictureUrl(picture)]))
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
