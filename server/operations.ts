import type { z } from 'zod'
import { aiDesignOperations } from '#server/aidesigns/operations/index.ts'
import { artworkOperations } from '#server/artwork/operations/index.ts'
import { authOperations } from '#server/auth/operations/index.ts'
import { backupOperations } from '#server/backup/operations/index.ts'
import { batchOperations } from '#server/batches/operations/index.ts'
import { blogOperations } from '#server/blog/operations/index.ts'
import { cancelOrder } from '#server/cancellations/operations/cancel-order.ts'
import { cartOperations } from '#server/cart/operations/index.ts'
import { gangSheetPrices } from '#server/catalog/change-prices.ts'
import { checkoutOperations } from '#server/checkout/operations/index.ts'
import { designOperations } from '#server/designs/operations/index.ts'
import { discountOperations } from '#server/discounts/operations/index.ts'
import { doctorOperations } from '#server/doctor/operations/index.ts'
import { draftOrderOperations } from '#server/draft-orders/operations/index.ts'
import { draftOperations } from '#server/drafts/operations/index.ts'
import { listEarlierOrders } from '#server/earlier-orders/operations/list-earlier-orders.ts'
import { editRequestOperations } from '#server/edit-requests/operations/index.ts'
import { guestOrderOperations } from '#server/guest-orders/index.ts'
import { importOperations } from '#server/import-export/operations/index.ts'
import { inboundMailOperations } from '#server/inbound-mail/operations/index.ts'
import { changeListingStock } from '#server/inventory/operations/change-stock.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { type Said, said } from '#server/kernel/door.ts'
import {
  type BoundOperation,
  createCallByName,
  isBeyond,
} from '#server/kernel/operations/create-operations.ts'
import type { OperationShape } from '#server/kernel/operations/define-operation.ts'
import type { Once } from '#server/kernel/operations/once.ts'
import { type OpenApiDocument, openApiDocument } from '#server/kernel/operations/open-api.ts'
import { errorOf, type Outcome } from '#server/kernel/operations/outcome.ts'
import { listingOperations } from '#server/listings/operations/index.ts'
import { mailOperations } from '#server/mail/operations/index.ts'
import { mediaOperations } from '#server/media/operations/index.ts'
import { newsletterOperations } from '#server/newsletter/operations/index.ts'
import { orderChangeOperations } from '#server/order-changes/operations/index.ts'
import { orderOperations } from '#server/orders/operations/index.ts'
import { ownDataOperations } from '#server/own-data/operations/index.ts'
import { ownPictureOperations } from '#server/own-pictures/operations/index.ts'
import { paymentOperations } from '#server/payments/operations/index.ts'
import { peopleOperations } from '#server/people/operations/index.ts'
import { pricingOperations } from '#server/pricing/operations/index.ts'
import { printFileOperations } from '#server/printfiles/operations/index.ts'
import { printOperations } from '#server/prints/operations/index.ts'
import { productionOperations } from '#server/production/operations/index.ts'
import { quoteOperations } from '#server/quotes/operations/index.ts'
import { redirectOperations } from '#server/redirects/operations/index.ts'
import { orderAgain } from '#server/reorder/operations/order-again.ts'
import { reportOperations } from '#server/reports/operations/index.ts'
import { retentionOperations } from '#server/retention/operations/index.ts'
import { rollOperations } from '#server/rolls/operations/index.ts'
import { settingsOperations } from '#server/settings/operations/index.ts'
import { shippingOperations } from '#server/shipping/operations/index.ts'
import { garmentPrices } from '#server/tshirts/change-prices.ts'
import { engravingPrices } from '#server/tumblers/change-prices.ts'
import { checkDesign } from '#server/tumblers/operations/check-design.ts'
import { visitOperations } from '#server/visits/operations/index.ts'
import { webhookOperations } from '#server/webhooks/operations/index.ts'

/** Everything that the shop can be asked to do, by a page, another program or the command line. */
export const catalog = [
  ...authOperations,
  ...peopleOperations,
  ...ownDataOperations,
  ...newsletterOperations,
  ...discountOperations,
  ...pricingOperations,
  gangSheetPrices,
  garmentPrices,
  engravingPrices,
  checkDesign,
  ...cartOperations,
  ...checkoutOperations,
  ...draftOrderOperations,
  ...mailOperations,
  ...inboundMailOperations,
  ...orderOperations,
  ...orderChangeOperations,
  ...printFileOperations,
  ...quoteOperations,
  ...reportOperations,
  ...visitOperations,
  ...retentionOperations,
  ...settingsOperations,
  ...webhookOperations,
  ...blogOperations,
  ...printOperations,
  ...listingOperations,
  changeListingStock,
  ...artworkOperations,
  ...ownPictureOperations,
  ...draftOperations,
  ...designOperations,
  ...aiDesignOperations,
  ...editRequestOperations,
  orderAgain,
  ...guestOrderOperations,
  cancelOrder,
  ...paymentOperations,
  ...productionOperations,
  ...rollOperations,
  ...shippingOperations,
  ...backupOperations,
  ...doctorOperations,
  ...batchOperations,
  ...mediaOperations,
  ...importOperations,
  ...redirectOperations,
  listEarlierOrders,
] as const satisfies readonly OperationShape[]

type Definition = (typeof catalog)[number]
type Definitions = { [Each in Definition as Each['name']]: Each }

/** Looked up by name: searching the whole catalog at each call took the compiler minutes. */
type DefinitionOf<Name extends OperationName> = Definitions[Name]

export type OperationName = Definition['name']
/** Method and path below /api/v1. */
export type RouteOf<Name extends OperationName> = Extract<DefinitionOf<Name>['route'], string>
export type InputOf<Name extends OperationName> = z.input<DefinitionOf<Name>['input']>
export type ValueOf<Name extends OperationName> = z.output<DefinitionOf<Name>['result']>
export type TheirsOf<Name extends OperationName> = DefinitionOf<Name>['theirs'] extends infer Theirs
  ? z.output<Extract<Theirs, z.ZodType>>
  : never
/** The input as parsed by its schema. */
export type ReadOf<Name extends OperationName> = z.output<DefinitionOf<Name>['input']>
export type OutcomeOf<Name extends OperationName> = Outcome<ValueOf<Name>, TheirsOf<Name>, ReadOf<Name>>

export type Operations = Once & {
  /** The description of /api/v1 for programs, as served by the shop at that origin. */
  document(origin: string): OpenApiDocument
  /** The operations that require a permission which the actor does not have. */
  refusedTo: Said<(actor: Actor) => string[]>
  /** Calls an operation with input from a form or another program: looks up the name and parses the input. */
  callByName(name: string, actor: Actor, sent: unknown): Promise<Outcome>
  call<Name extends OperationName>(name: Name, actor: Actor, input: InputOf<Name>): Promise<OutcomeOf<Name>>
  /** The same if only success is expected. @throws AppError with the reason otherwise */
  ask<Name extends OperationName>(name: Name, actor: Actor, input: InputOf<Name>): Promise<ValueOf<Name>>
}

export function createOperations(bound: readonly BoundOperation[], once: Once): Operations {
  const callByName = createCallByName(bound)
  const call = callByName as Operations['call']
  // The same for everyone: built once, on first use.
  let described: Omit<OpenApiDocument, 'servers'> | null = null
  return {
    ...once,
    document(origin) {
      described ??= openApiDocument(catalog)
      return { ...described, servers: [{ url: `${origin}/api/v1` }] }
    },
    refusedTo: said('own', (actor: Actor) =>
      bound.filter(({ operation }) => isBeyond(operation.may, actor)).map(({ operation }) => operation.name),
    ),
    callByName,
    call,
    async ask(name, actor, input) {
      const outcome = await call(name, actor, input)
      if (!outcome.ok) throw errorOf(outcome)
      return outcome.value
    },
  }
}
