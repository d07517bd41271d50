import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { toCartItem as toSheetItem } from '#app/builder/to-cart-item.ts'
import { CartContext } from '#app/cart/cart-context.ts'
import { CartLine } from '#app/cart/cart-line.tsx'
import { createCartStore } from '#app/cart/cart-store.ts'
import { toLine } from '#app/cart/to-line.ts'
import { type CartTotalsState, cartTotalsOf } from '#app/cart/use-cart-totals.ts'
import { OrderSummary } from '#app/checkout/order-summary.tsx'
import { SandboxPayPage } from '#app/checkout/sandbox-pay-page.tsx'
import { listingItem, printItem } from '#app/marketplace/listing-items.ts'
import { OrderSummary as ShirtSummary } from '#app/tshirts/order-summary.tsx'
import { toCartItems, toOrder } from '#app/tshirts/shirt-items.ts'
import { readCartItem, toCartItem } from '#app/tumblers/cart-tumbler.ts'
import { OrderPanel } from '#app/tumblers/order-panel.tsx'
import { sizesOfFilm } from '#domain/artwork/cut-sheets.ts'
import type { CartItem, NewCartItem } from '#domain/cart/cart-items.ts'
import type { PriceRules } from '#domain/orders/totals.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { memoryStorage } from '#tests/harness/memory-storage.ts'
import type { TestShop } from '#tests/harness/shop.ts'

/** What a product's page shows about a choice, and what it then adds to the cart. */
type Chosen = { page: string; added: NewCartItem | undefined }

/** What each page before payment shows for each item, in their order; sheets are identified by their names. */
export async function pagesBeforePaying(
  shop: TestShop,
  customer: Actor,
  items: readonly CartItem[],
): Promise<Record<string, string[]>> {
  const chosen = await Promise.all(items.map((item) => chosenAt(shop, customer, item)))
  const inCart = items.map((item, at): CartItem => ({ ...item, ...chosen[at]?.added, id: item.id }))
  const prices = await shop.cart.publicPrices()
  const asked = { lines: inCart.map(toLine), delivery: 'shipping' as const }
  const answer = await shop.operations.ask('cart.total', customer, asked)
  const [told, untold] = [answer, null].map((one) => cartTotalsOf(inCart, 'shipping', prices, null, one))
  if (!told || !untold) throw new Error('Unreachable')
  return {
    'product page': chosen.map(({ page }) => page),
    cart: inCart.map((item) => cartLine(item, told)),
    'cart while the shop is asked': inCart.map((item) => cartLine(item, untold)),
    'checkout summary': inCart.map((item) => summaryLine(item, told, prices.rules)),
  }
}

/** The payment page's lines: one for each item if the order has several. */
export async function payPage(shop: TestShop, reference: string): Promise<string[]> {
  const page = await shop.sandbox.page(reference)
  if (!page) throw new Error('There is no payment page')
  return read(<SandboxPayPage page={page} />).match(/1 × (?!.* more items?)[^\n]+/g) ?? []
}

function chosenAt(shop: TestShop, actor: Actor, item: CartItem): Promise<Chosen> {
  const { designData } = item
  if ('garmentId' in designData) return shirtChosen(shop, actor, item)
  if ('designType' in designData) return cupChosen(shop, item)
  if ('variantId' in designData) return printChosen(shop, item)
  if ('listingId' in designData) return listingChosen(shop, item)
  return sheetChosen(shop, actor, item)
}

async function sheetChosen(
  shop: TestShop,
  actor: Actor,
  { designData, quantity }: CartItem,
): Promise<Chosen> {
  const view = await shop.designs.get(actor, designData.design_id ?? '')
  const sizes = view && sizesOfFilm(view.document.sheet, await shop.catalog.gangSheetSizes())
  if (!sizes) throw new Error('This sheet is on no shelf')
  const design = { design_id: view.designId, size_id: view.sizeId, quantity, raw: {} }
  return saidWhenAdded(toSheetItem(design, sizes, null))
}

async function shirtChosen(shop: TestShop, actor: Actor, item: CartItem): Promise<Chosen> {
  const [garments, colors, artworks] = await Promise.all([
    shop.tshirts.garments(),
    shop.tshirts.colors(),
    shop.artwork.list(actor),
  ])
  const order = await toOrder(item)
  const garment = garments.find(({ id }) => id === order?.garmentId)
  const color = colors.find(({ name }) => name === order?.color) ?? null
  if (!order || !garment) throw new Error('This is no shirt of ours')
  const [added] = toCartItems(order, garment, color, new Map(artworks.map((one) => [one.id, one])))
  return { page: read(<ShirtSummary order={order} garment={garment} color={color} tiers={[]} />), added }
}

async function cupChosen(shop: TestShop, item: CartItem): Promise<Chosen> {
  const made = readCartItem(item, await shop.tumblers.sizes())
  if (!made) throw new Error('This is no tumbler of ours')
  const { configuration, artwork } = made
  const still = { missing: [], isBusy: false, isEditing: false, isQuoteOpen: false }
  const nothing = { onAdd() {}, onToggleQuote() {}, ...still }
  return {
    page: read(
      <OrderPanel configuration={configuration} tiers={[]} designName="art.png" quoteId="quote" {...nothing}>
        {null}
      </OrderPanel>,
    ),
    added: toCartItem(configuration, { ...artwork, fileName: 'art.png' }) ?? undefined,
  }
}

/** From a shelf, with the message shown when it was added to the cart. */
const saidWhenAdded = (added: NewCartItem): Chosen => ({ page: `${added.name}, ${added.description}`, added })

async function printChosen({ prints }: TestShop, { designData }: CartItem): Promise<Chosen> {
  for (const { kind, slug } of await prints.listAddresses()) {
    const print = await prints.find(kind, slug)
    const variant = print?.variants.find(({ id }) => id === designData.variantId)
    if (print && variant) return saidWhenAdded(printItem(print, variant, 1))
  }
  throw new Error('This print is on no shelf')
}

async function listingChosen({ listings }: TestShop, item: CartItem): Promise<Chosen> {
  for (const { kind, slug } of await listings.listAddresses()) {
    const listing = await listings.find(kind, slug)
    const wish = { size: item.productSize, color: item.productColor, quantity: 1 }
    if (listing && listing.id === item.designData.listingId) return saidWhenAdded(listingItem(listing, wish))
  }
  throw new Error('This product is on no shelf')
}

const cartLine = (item: CartItem, { told, charges }: CartTotalsState): string =>
  read(
    <CartLine
      {...{ item, index: 0, sizes: [], problem: undefined, priceChange: undefined }}
      charge={charges.get(item.id)}
      told={told.get(item.id)}
    />,
  )

const summaryLine = (item: CartItem, state: CartTotalsState, rules: PriceRules): string =>
  read(<OrderSummary items={[item]} delivery="shipping" speed="standard" {...{ state, rules }} />)

const cart = {
  store: createCartStore(() => memoryStorage()),
  isReady: true,
  items: [],
}

/** All its text, rendered in a shop page. */
function read(node: ReactNode): string {
  const Page = createRoutesStub([
    { path: '/', Component: () => <CartContext value={cart}>{node}</CartContext> },
  ])
  return renderToStaticMarkup(<Page />).replaceAll(/<[^>]*>/g, ' ')
}
