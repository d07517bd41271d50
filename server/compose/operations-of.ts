import { createCancellations } from '../cancellations/index.ts'
import type { BoundOperation } from '../kernel/operations/create-operations.ts'
import { createOwnPictures } from '../own-pictures/index.ts'
import type { Shop } from '../shop.ts'

type Composed = Omit<Shop, 'operations' | 'isReady' | 'mailboxKey' | 'prepare' | 'start' | 'stop'> & {
  reorder: { operations: BoundOperation[] }
  guestOrders: { operations: BoundOperation[] }
  visits: { operations: BoundOperation[] }
}

/** What pages, programs and the command line can call. */
export function operationsOf(shop: Composed): BoundOperation[] {
  const { artwork, aiDesigns, orders, payments, inventory, files, database } = shop
  return [
    ...[shop.auth, shop.people, shop.ownData, shop.newsletter, shop.discounts, shop.pricing, shop.catalog],
    ...[shop.tshirts, shop.tumblers, shop.cart, shop.checkout, orders, shop.printFiles, shop.quotes],
    ...[
      shop.visits,
      shop.reports,
      { operations: shop.settings.operationsWith(artwork.readOriginal) },
      shop.webhooks,
      shop.redirects,
      shop.earlierOrders,
    ],
    ...[shop.blog, shop.prints, shop.listings, inventory, shop.mediaLibrary, shop.draftOrders],
    shop.orderChanges,
    ...[artwork, aiDesigns, shop.drafts, shop.designs, shop.editRequests, shop.reorder, shop.guestOrders],
    ...[
      shop.backups,
      shop.doctor,
      shop.retention,
      payments,
      shop.production,
      shop.rolls,
      shop.shipping,
      shop.batches,
      shop.importExport,
      shop.mail,
      shop.inboundMails,
    ],
    createCancellations({ database, orders, payments, inventory }),
    createOwnPictures({ orders, aiDesigns, artwork, files }),
  ].flatMap(({ operations }) => operations)
}
