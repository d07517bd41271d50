import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedArticles } from '#cli/seed/articles.ts'
import { orders } from '#server/orders/tables.ts'
import { desktop, openBrowser } from '#tests/harness/browser.ts'
import { sendLink } from '#tests/harness/manual-order.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { sellGangSheet, signedIn } from '#tests/harness/sell.ts'
import { stockPrint, stockTshirt, stockTumbler } from '#tests/harness/shelves.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import { shopperWithSheets } from '#tests/harness/shopper.ts'
import { startBuiltShop } from '#tests/harness/use-shop.ts'

const budget = 160 * 1024

/** Where each page of the storefront is seen. A new route without a line here fails the test below. */
const addresses: Record<string, string> = {
  'home/route.tsx': '/',
  'about/route.tsx': '/about',
  'api-reference/route.tsx': '/api-reference',
  'ai-builder/route.tsx': '/ai-builder',
  'tshirts/route.tsx': '/tshirts',
  'tumblers/route.tsx': '/tumblers',
  'marketplace/premade-sheets.route.tsx': '/prints',
  'marketplace/premade-sheet.route.tsx': '/prints/weekend-market-mix',
  'marketplace/prints.route.tsx': '/print-marketplace',
  'marketplace/print.route.tsx': '/print-marketplace/lone-bee',
  'marketplace/tshirts.route.tsx': '/tshirt-marketplace',
  'marketplace/tshirt.route.tsx': '/tshirt-marketplace/static-kings-tour-tee',
  'marketplace/tumblers.route.tsx': '/tumbler-marketplace',
  'marketplace/tumbler.route.tsx': '/tumbler-marketplace/still-water-tumbler',
  'blog/route.tsx': '/blog',
  'blog/article.route.tsx': '/blog/what-is-a-gang-sheet',
  'newsletter/confirm.route.tsx': '/newsletter/confirm',
  'newsletter/unsubscribe.route.tsx': '/newsletter/unsubscribe',
  'search/route.tsx': '/search?q=sheet',
  'policies/route.tsx': '/contact',
  'tracking/route.tsx': '/tracking',
  'cart/route.tsx': '/cart',
  'checkout/route.tsx': '/checkout',
  'checkout/payment-success.route.tsx': '/payment-success',
  'pay/route.tsx': '/pay/…',
  'auth/route.tsx': '/auth',
  'proof/route.tsx': '/auth/prove',
  'profile/route.tsx': '/profile',
  'portal/route.tsx': '/customer-portal',
  'portal/order.route.tsx': '/order/…',
  'shell/not-found.route.tsx': '/nowhere',
}

/** They load the studio, or are seen by the shop's own people alone. */
const others = new Set([
  'builder/route.tsx',
  'builder/gang-sheet.route.tsx',
  'checkout/sandbox-pay.route.tsx',
  'mailbox/route.tsx',
])

/** What only somebody signed in sees. */
const ofAccounts = /^\/(profile|customer-portal|auth\/prove|order\/.+)$/

let shop: TestShop
let browser: Browser

beforeAll(async () => {
  shop = await startBuiltShop()
  browser = await openBrowser()
  const writers = [signedIn('admin')]
  await seedArticles({ shop, setTime: () => {}, writers, now: new Date() })
  await stockPrint(shop)
  await stockPrint(shop, { kind: 'print', title: 'Lone bee' })
  await stockTshirt(shop)
  await stockTumbler(shop)
  addresses['pay/route.tsx'] = `/pay/${(await sendLink(shop, signedIn('admin'))).token}`
})

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
})

test('every page of the storefront has its line here', () => {
  const routes = readFileSync(new URL('../../../app/routes.ts', import.meta.url), 'utf8')
  const pages = [...routes.matchAll(/'([\w/.-]+\.tsx)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('admin/') && !others.has(name))
  expect(pages.toSorted()).toEqual(Object.keys(addresses).toSorted())
})

test('a first visit to any page of the storefront loads at most 160 KB of script, as sent', async () => {
  const cart = await shopperWithSheets(shop, browser, [60])
  const account = { role: 'customer', email: 'first-load@example.com', fullName: 'Ada' } as const
  const customer = await openSignedIn(browser, shop, desktop, account)
  await sellGangSheet(shop, customer.actor)
  const own = eq(orders.customerId, customer.actor.user?.id ?? '')
  const [order] = await shop.database.orm.select().from(orders).where(own)
  addresses['portal/order.route.tsx'] = `/order/${order?.id}`
  const loaded: [string, number][] = []
  for (const path of Object.values(addresses)) {
    const { page } = ofAccounts.test(path) ? customer : cart
    loaded.push([path, await scriptBytes(page, path)])
  }
  console.log(loaded.map(([path, bytes]) => `${path}: ${bytes} bytes`).join('\n'))
  expect(loaded.filter(([, bytes]) => bytes > budget)).toEqual([])
  expect(loaded.filter(([, bytes]) => bytes < 50_000)).toEqual([])
})

/** All scripts that the page has asked for once it rests, each as gzip makes it. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  expect([path, answer?.status()]).toEqual([path, path === '/nowhere' ? 404 : 200])
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  )
  let bytes = 0
  const sizes: [string, number][] = []
  for (const url of scripts) {
    const size = sizeOf.get(url) ?? (await measure(url))
    sizes.push([new URL(url).pathname.split('/').pop() ?? '', size])
    bytes += size
  }
  if (bytes > budget)
    console.log(
      path,
      bytes,
      sizes
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, 12)
        .map(([n, s]) => `${s} ${n}`),
    )
  return bytes
}

const sizeOf = new Map<string, number>()

async function measure(url: string): Promise<number> {
  const bytes = gzipSync(await (await fetch(url)).bytes()).byteLength
  sizeOf.set(url, bytes)
  return bytes
}
