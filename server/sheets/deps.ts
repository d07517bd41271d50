import type { ItemPictures } from '#server/item-pictures/index.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Orders } from '#server/orders/index.ts'
import type { Production } from '#server/production/index.ts'
import type { Settings } from '#server/settings/index.ts'
import type { Shipping } from '#server/shipping/index.ts'

export type SheetsDeps = {
  database: Database
  orders: Pick<Orders, 'forProduction' | 'forShipping'>
  production: Pick<Production, 'printTickets'>
  shipping: Pick<Shipping, 'pickupsOf' | 'partsOf' | 'listDay'>
  itemPictures: Pick<ItemPictures, 'onPaper'>
  readSettings: Settings['read']
}
