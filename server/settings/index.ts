import { getTableName } from 'drizzle-orm'
import type { DefaultPictureProduct } from '#domain/catalog/default-pictures.ts'
import type { SitePageName } from '#domain/content/site-pages.ts'
import type { MailWords, OwnWords } from '#domain/shop/mail-words.ts'
import { type ShopSettings, shopSettingsSchema } from '#domain/shop/shop-settings.ts'
import type { Actor, SystemActor } from '#server/kernel/actor.ts'

import type { Executor, Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'

import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { smallPictureUrl } from '#server/kernel/pictures/public-pictures.ts'
import { mayNeedConnection } from '#server/kernel/postgres/inside-transaction.ts'
import { noteTables } from '#server/kernel/postgres/reads.ts'

import { loadAboutPage, type VersionedAboutPage } from './about-page.ts'
import {
  type DefaultPictures,
  type DefaultPictureView,
  listDefaultPictures,
  loadDefaultPictures,
  type VersionedPicture,
} from './default-pictures.ts'
import type { SettingsDeps, SettingsOperationDeps } from './deps.ts'
import { type ListingColors, loadListingColors } from './listing-colors.ts'
import { loadSettings, shopKey, type VersionedSettings } from './load-settings.ts'
import { loadMailWords, loadOwnWords, type VersionedMailWords } from './mail-words.ts'
import { findSettingsUses } from './media-uses.ts'
import { settingsOperations } from './operations/index.ts'
import { seedRates } from './seed-rates.ts'
import { loadSitePage, type VersionedSitePage } from './site-pages.ts'
import { storeSettings } from './store-settings.ts'
import { shippingRates, siteConfig } from './tables.ts'

export type { VersionedAboutPage } from './about-page.ts'
export type { DefaultPictures, DefaultPictureView } from './default-pictures.ts'
export type { ListingColors } from './listing-colors.ts'
export type { ShippingRateView } from './operations/shipping-rates.ts'
export type { VersionedSitePage } from './site-pages.ts'

export type Settings = {
  /** What holds now. Kept in memory and dropped in every server process when somebody changes it. */
  read(): Promise<ShopSettings>
  /** The same inside a transaction, which must not wait for a second connection. */
  readWithin(executor: Executor): Promise<ShopSettings>
  /** Changes some settings for the server itself; staff use the operations below. */
  change(actor: SystemActor, changes: Partial<ShopSettings>): Promise<ShopSettings>
  /** What stands, with the version that a change must have seen. Staff only. */
  readForStaff(actor: Actor): Promise<VersionedSettings>
  /** Chapters of the About page. */
  aboutPage(): Promise<VersionedAboutPage>
  /** Of a page such as terms or returns, the owner's own text; '' where it has the house's. */
  sitePage(page: SitePageName): Promise<VersionedSitePage>
  /** What the owner says otherwise in mails. Kept in memory as the settings are. */
  ownWords(): Promise<OwnWords>
  /** All words of one mail, which came with `standard`. */
  mailWords(mail: string, standard: MailWords): Promise<VersionedMailWords>
  /** What stands in for products without a picture. Kept in memory as the settings are. */
  defaultPictures(): Promise<DefaultPictures>
  /** Their addresses, small, by product. */
  defaultPictureUrls(): Promise<Partial<Record<DefaultPictureProduct, string>>>
  listDefaultPictures(actor: Actor): Promise<DefaultPictureView[]>
  /** What staff choose the colors of listings from. */
  listingColors(): Promise<ListingColors[]>
  findMediaUses: FindMediaUses
  /** Puts the specification's shipping price into an empty table, once. */
  ensureSeed(): Promise<void>
  /** `readUpload`: uploads are read by a capability that stands on this one. */
  operationsWith(readUpload: SettingsOperationDeps['readUpload']): BoundOperation[]
}

const topic = 'settings'
const tables = [siteConfig, shippingRates].map(getTableName)

export function createSettings(deps: SettingsDeps): Settings {
  const { database, realtime, tableChanges, clock } = deps
  let kept: Promise<ShopSettings> | null = null
  let keptPictures: Promise<DefaultPictures> | null = null
  let keptWords: Promise<OwnWords> | null = null
  const forget = (): void => {
    kept = null
    keptPictures = null
    keptWords = null
  }
  realtime.subscribe(topic, forget)
  tableChanges.follow(tables, forget)

  const announce = (transaction: Transaction): Promise<void> =>
    realtime.announce(transaction, { topic, event: 'settings.changed', id: shopKey })
  const load = async (): Promise<ShopSettings> => (await loadSettings(database.orm)).settings

  const defaultPictures = (): Promise<DefaultPictures> => {
    mayNeedConnection()
    noteTables(...tables)
    keptPictures ??= loadDefaultPictures(database.orm).then(byProduct, (error) => {
      forget()
      throw error
    })
    return keptPictures
  }

  return {
    read() {
      mayNeedConnection()
      noteTables(...tables)
      kept ??= load().catch((error) => {
        forget()
        throw error
      })
      return kept
    },

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
      forget()
      return after
    },

    async readForStaff() {
      return loadSettings(database.orm)
    },

    aboutPage: () => loadAboutPage(database.orm),

    sitePage: (page) => loadSitePage(database.orm, page),

    ownWords() {
      mayNeedConnection()
      noteTables(...tables)
      keptWords ??= loadOwnWords(database.orm).catch((error) => {
        forget()
        throw error
      })
      return keptWords
    },

    mailWords: (mail, standard) => loadMailWords(database.orm, mail, standard),

    defaultPictures,

    async defaultPictureUrls() {
      const pictures = Object.entries(await defaultPictures())
      return Object.fromEntries(pictures.map(([product, picture]) => [product, smallPictureUrl(picture)]))
    },

    listDefaultPictures: () => listDefaultPictures(deps),

    listingColors: () => loadListingColors(database.orm),

    findMediaUses: findSettingsUses,

    ensureSeed: () => seedRates(database),

    operationsWith: (readUpload) =>
      bindOperations(settingsOperations, {
        ...{ ...deps, readUpload },
        async changing(change) {
          const outcome = await change(announce)
          forget()
          return outcome
        },
      }),
  }
}

const byProduct = (pictures: readonly VersionedPicture[]): DefaultPictures =>
  Object.fromEntries(pictures.flatMap(({ product, picture }) => (picture ? [[product, picture]] : [])))
