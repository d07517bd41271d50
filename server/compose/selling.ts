import { createCounter } from '../adapters/payments/counter/index.ts'
import { createPaymentProviders } from '../adapters/payments/index.ts'
import { createSandbox } from '../adapters/payments/sandbox/index.ts'
import { createCart } from '../cart/index.ts'
import { createCheckout } from '../checkout/index.ts'
import { createDraftOrders } from '../draft-orders/index.ts'
import { seconds } from '../kernel/clock.ts'
import { isPublic } from '../kernel/environment.ts'
import { createFaultPoints } from '../kernel/fault-points.ts'
import { keepTables } from '../kernel/postgres/keep-tables.ts'
import { createOrders } from '../orders/index.ts'
import { givenBackOf } from '../payments/given-back.ts'
import { createPayments } from '../payments/index.ts'
import type { Platform } from './platform.ts'
import type { Below, Products } from './products.ts'

/** The payment providers. */
function composeProviders({ database, clock, jobs, environment, origin }: Platform) {
  const webhookOrigins = [...new Set([origin, `http://127.0.0.1:${environment.PORT}`])]
  const sandbox = createSandbox({ database, clock, jobs, webhookOrigins, lateMilliseconds: seconds(20) })
  const counter = createCounter({ database, clock })
  const providers = [sandbox, counter, ...createPaymentProviders(environment, clock, origin)]
  return { sandbox, counter, providers, activeProvider: environment.PAYMENT_PROVIDER }
}

export type Selling = ReturnType<typeof composeSelling>

/** From the cart to the paid order. */
export function composeSelling(below: Below & Products) {
  const { environment, catalog, pricing, discounts, designs, artwork, people, readSettings } = below
  const cart = createCart({
    ...below,
    designsOf: designs.freeze,
    designsInAccounts: designs.findInAccounts,
    outsideDesignsOf: designs.findOutside,
    artworksOf: artwork.getMany,
    artworksInAccounts: artwork.findInAccounts,
    priceLists: keepTables(below.tableChanges, {
      sizes: { table: 'gang_sheet_sizes', load: catalog.gangSheetSizes },
      tiers: { table: 'product_pricing', load: pricing.activeTiers },
      promotions: { table: 'discounts', load: discounts.promotions },
    }),
  })
  const orders = createOrders({
    ...below,
    givenBackOf,
    findCustomerIds: async (text) => (await people.search(text)).map((person) => person.userId),
  })
  const { sandbox, counter, ...providers } = composeProviders(below)
  const payments = createPayments({
    ...{ ...below, ...providers, orders, sandbox },
    isPublic: isPublic(environment),
    reach: createFaultPoints(environment.FAULT_POINT_FILE),
  })
  const checkout = createCheckout({ ...below, cart, orders, payments, readSettings })
  const draftOrders = createDraftOrders({
    ...{ ...below, cart, orders, payments, checkout },
    takeAtCounter: counter.take,
  })
  return { cart, orders, payments, sandbox, counter, checkout, draftOrders }
}
