import { fileURLToPath } from 'node:url'
import { demoCustomers, demoStaff } from '#cli/seed/people.ts'
import type { DemoShop } from './open-demo-shop.ts'
import type { Device, Photographer } from './photographer.ts'
import { signInAs } from './sign-in-as.ts'

/**
 * npm run screens [FOLDER]: pictures of every page with the demo data, on a desktop of 1440 px and a phone of
 * 390 px, as WebP into docs/screens or the folder named.
 */
const folder = process.argv[2] ?? fileURLToPath(new URL('../../docs/screens', import.meta.url))
const say = (message: string): void => console.log(message)

const customer = demoCustomers[0]?.email ?? ''
const admin = demoStaff[0]?.email ?? ''

const openPages = {
  home: '/',
  about: '/about',
  prints: '/prints',
  'print-marketplace': '/print-marketplace',
  tshirts: '/tshirts',
  tumblers: '/tumblers',
  'ai-builder-empty': '/ai-builder',
  'tshirt-marketplace': '/tshirt-marketplace',
  'tumbler-marketplace': '/tumbler-marketplace',
  blog: '/blog',
  'cart-empty': '/cart',
  'checkout-empty': '/checkout',
  'sign-in': '/auth',
  'sign-up': '/auth?mode=sign-up',
  'reset-password': '/auth?mode=reset',
  'not-found': '/no-such-page',
  'access-denied': '/admin',
}

async function takeScreens(): Promise<void> {
  const { createPhotographer } = await loadBrowserTools()
  const { openDemoShop } = await import('./open-demo-shop.ts')
  await using shop = await openDemoShop(say)
  await using photographer = await createPhotographer({ origin: shop.origin, folder, say })
  for (const device of ['desktop', 'phone'] as const) {
    await takeOpenPages(photographer, device)
    await takeCustomersPages(photographer, shop, device)
    await takeStaffPages(photographer, shop, device)
  }
  for (const words of photographer.complaints) say(`complaint: ${words}`)
}

async function takeOpenPages(photographer: Photographer, device: Device): Promise<void> {
  await using visitor = await photographer.open(device)
  for (const [name, path] of Object.entries(openPages)) await visitor.visit(name, path)
  for (const [name, shelf, extent] of [
    ['prints-product', '/prints', 'window'],
    ['print-marketplace-product', '/print-marketplace', 'window'],
    ['tshirt-listing', '/tshirt-marketplace', 'window'],
    ['tumbler-listing', '/tumbler-marketplace', 'window'],
    ['blog-article', '/blog', 'page'],
  ] as const) {
    await visitor.page.goto(shelf)
    const first = await visitor.page.locator(`main a[href^="${shelf}/"]`).first().getAttribute('href')
    if (first) await visitor.visit(name, first, extent)
  }
  await visitor.visit('dev-mailbox', '/dev/mailbox')
}

async function takeCustomersPages(
  photographer: Photographer,
  { auth }: DemoShop,
  device: Device,
): Promise<void> {
  const { walkToTheOrder } = await import('./walk-to-the-order.ts')
  const session = await signInAs(auth, customer)
  await using visitor = await photographer.open(device, session)
  await walkToTheOrder(visitor)
  await visitor.visit('customer-portal', '/customer-portal')
  await visitor.visit('profile', '/profile')
  await visitor.visit('welcome-back', '/auth')
}

async function takeStaffPages(photographer: Photographer, { auth }: DemoShop, device: Device): Promise<void> {
  const session = await signInAs(auth, admin)
  await using staff = await photographer.open(device, session)
  await staff.visit('admin', '/admin')
  const order = await staff.page.locator('main a[href^="/admin/orders/"]').first().getAttribute('href')
  if (order) await staff.visit('admin-order', order)
}

/** The browser is a package for developers: a shop that was installed without them is told so. */
async function loadBrowserTools(): Promise<typeof import('./photographer.ts')> {
  try {
    return await import('./photographer.ts')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    console.error('Screens need Chromium, one of the packages for developers. Run npm ci without --omit=dev.')
    process.exit(1)
  }
}

await takeScreens()
process.exit(0)
