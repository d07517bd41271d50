import { getTableName } from 'drizzle-orm'
import type { DefaultPictureProduct } from '#domain/catalog/default-pictures.ts'
import type { OwnWords } from '#domain/shop/mail-words.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Executor } from '#server/kernel/database.ts'
import { smallPictureUrl } from '#server/kernel/pictures/public-pictures.ts'
import { mayNeedConnection } from '#server/kernel/postgres/inside-transaction.ts'
import { neverLate } from '#server/kernel/postgres/may-be-late.ts'
import { noteTables } from '#server/kernel/postgres/reads.ts'
import type { SettingsDeps } from './deps.ts'
import { type DefaultPictures, loadDefaultPictures, type VersionedPicture } from './load-default-pictures.ts'
import { loadOwnWords } from './load-mail-words.ts'
import { loadSettings } from './load-settings.ts'
import { shippingRates, siteConfig } from './tables.ts'

export const settingsTopic = 'settings'
const tables = [siteConfig, shippingRates].map(getTableName)

export type KeptReads = {
  /** The current settings. */
  read(): Promise<ShopSettings>
  /** The same inside a transaction, which must not wait for a second connection. */
  readWithin(executor: Executor): Promise<ShopSettings>
  /** The owner's own wording in emails. */
  ownWords(): Promise<OwnWords>
  /** Placeholders for products without a picture. */
  defaultPictures(): Promise<DefaultPictures>
  /** Their URLs, small size, by product. */
  defaultPictureUrls(): Promise<Partial<Record<DefaultPictureProduct, string>>>
}

/** Frequently read values, cached in memory and dropped in every server process when someone changes them. */
export function keepSettings({ database: { orm }, realtime, tableChanges }: SettingsDeps): {
  reads: KeptReads
  forget(): void
} {
  const kept: (() => void)[] = []
  const forget = (): void => {
    for (const drop of kept) drop()
  }
  realtime.subscribe(settingsTopic, forget)
  realtime.onMissed(forget)
  tableChanges.follow(tables, forget)

  const keep = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
    let value: Promise<Value> | null = null
    kept.push(() => {
      value = null
    })
    return () => {
      mayNeedConnection()
      noteTables(...tables)
      value ??= neverLate(load).catch((error) => {
        forget()
        throw error
      })
      return value
    }
  }
  /** Cached value: null until `read` has returned, and again after a change. */
  let known: ShopSettings | null = null
  let changes = 0
  kept.push(() => {
    known = null
    changes++
  })
  const loadAndKnow = async (): Promise<ShopSettings> => {
    const before = changes
    const { settings } = await loadSettings(orm)
    if (changes === before) known = settings
    return settings
  }
  const defaultPictures = keep(async () => byProduct(await loadDefaultPictures(orm)))
  return {
    reads: {
      read: keep(loadAndKnow),
      readWithin: async (executor) => known ?? (await loadSettings(executor)).settings,
      ownWords: keep(() => loadOwnWords(orm)),
      defaultPictures,
      async defaultPictureUrls() {
        const pictures = Object.entries(await defaultPictures())
        return Object.fromEntries(pictures.map(([product, picture]) => [product, smallPictureUrl(picture)]))
      },
    },
    forget,
  }
}

const byProduct = (pictures: readonly VersionedPicture[]): DefaultPictures =>
  Object.fromEntries(pictures.flatMap(({ product, picture }) => (picture ? [[product, picture]] : [])))
