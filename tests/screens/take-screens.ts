import { fileURLToPath } from 'node:url'
import { isNotNull } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { demoCustomers, demoStaff } from '#cli/seed/people.ts'
import { shipments } from '#server/shipping/tables.ts'
import type { OpenShop } from './open-demo-shop.ts'
import { emptyRooms, openPages, rooms, shelves } from './pages.ts'
import type { Device, Photographer, Visitor } from './photographer.ts'
import { signInAs } from './sign-in-as.ts'
import type { WrittenOrders } from './write-orders.ts'

/**
 * npm run screens [FOLDER [NAME…]]: screenshots of every page with the demo data, on a desktop of 1440 px and a phone
 * of 390 px, and of an empty shop's first day, as WebP into docs/screens or the given folder. With names, only of those
 * sections of the back office.
 */
const folder = process.argv[2] ?? fileURLToPath(new URL('../../docs/screens', import.meta.url))
const names = process.argv.slice(3)
const say = (message: string): void => console.log(message)

const customer = demoCustomers[0]?.email ?? ''
/** Leaves an unfinished sheet, which would follow the one above to the phone. */
const draftsman = demoCustomers[1]?.email ?? ''
const admin = demoStaff[0]?.email ?? ''
const owner = 'owner@gangway.example'
const rollPreview = 'admin-roll-preview'
const devices = ['desktop', 'phone'] as const

async function takeScreens(): Promise<void> {
  const { createPhotographer } = await loadBrowserTools()
  const complaints =
    names.length > 0
      ? await takeRooms(createPhotographer)
      : [...(await takeDemoShop(createPhotographer)), ...(await takeEmptyShop(createPhotographer))]
  for (const words of complaints) say(`complaint: ${words}`)
}

type CreatePhotographer = Awaited<ReturnType<typeof loadBrowserTools>>['createPhotographer']

async function takeDemoShop(createPhotographer: CreatePhotographer): Promise<string[]> {
  const { openDemoShop } = await import('./open-demo-shop.ts')
  const { sendForgottenLink, writeOrders } = await import('./write-orders.ts')
  const { takeTickets } = await import('./take-tickets.ts')
  let forgotten = { id: '', path: '' }
  await using shop = await openDemoShop(say, async (deps, origin) => {
    forgotten = await sendForgottenLink(deps, origin, admin)
  })
  await using photographer = await createPhotographer({ origin: shop.origin, folder, say })
  const written = await writeOrders(shop, admin, forgotten)
  await takeTickets(shop, admin, folder)
  for (const device of devices) {
    await takeOpenPages(photographer, shop, written, device)
    await takeCustomersPages(photographer, shop, device)
    await takeStaffPages(photographer, shop, written, device)
  }
  return photographer.complaints
}

async function takeRooms(createPhotographer: CreatePhotographer): Promise<string[]> {
  const unknown = names.filter((name) => !(name in rooms || name === rollPreview))
  if (unknown.length > 0) throw new Error(`Not in rooms of pages.ts: ${unknown.join(', ')}`)
  const { openDemoShop } = await import('./open-demo-shop.ts')
  await using shop = await openDemoShop(say, async () => {})
  await using photographer = await createPhotographer({ origin: shop.origin, folder, say })
  const session = await signInAs(shop.auth, owner)
  for (const device of devices) {
    await using staff = await photographer.open(device, session)
    await visitRooms(staff)
  }
  return photographer.complaints
}

async function takeEmptyShop(createPhotographer: CreatePhotographer): Promise<string[]> {
  const { openEmptyShop } = await import('./open-demo-shop.ts')
  await using shop = await openEmptyShop(say)
  await using photographer = await createPhotographer({ origin: shop.origin, folder, say })
  await using visitor = await photographer.open('desktop', await signInAs(shop.auth, owner))
  for (const [name, path] of Object.entries(emptyRooms)) await visitor.visit(name, path)
  return photographer.complaints
}

async function takeOpenPages(
  photographer: Photographer,
  shop: OpenShop,
  written: WrittenOrders,
  device: Device,
): Promise<void> {
  await using visitor = await photographer.open(device)
  for (const [name, path] of Object.entries(openPages)) await visitor.visit(name, path)
  for (const [name, shelf, extent] of shelves) {
    const first = await firstLink(visitor.page, shelf, `${shelf}/`)
    if (first) await visitor.visit(name, first, extent)
  }
  await visitor.visit('pay-open', written.open)
  await visitor.visit('pay-paid', written.paid)
  await visitor.visit('pay-expired', written.expired)
  const [parcel] = await shop.database.orm
    .select({ number: shipments.trackingNumber })
    .from(shipments)
    .where(isNotNull(shipments.trackingNumber))
    .limit(1)
  await visitor.visit('tracking-parcel', `/tracking?number=${parcel?.number ?? ''}`)
  await visitor.visit('dev-mailbox', `/dev/mailbox?key=${shop.mailboxKey.text()}`)
}

async function takeCustomersPages(
  photographer: Photographer,
  { auth }: OpenShop,
  device: Device,
): Promise<void> {
  const { walkToTheOrder } = await import('./walk-to-the-order.ts')
  const { walkTheStudio } = await import('./walk-the-studio.ts')
  const session = await signInAs(auth, customer)
  await using visitor = await photographer.open(device, session)
  await walkToTheOrder(visitor)
  await visitor.visit('customer-portal', '/customer-portal')
  await visitor.visit('profile', '/profile')
  await visitor.visit('welcome-back', '/auth')
  await using other = await photographer.open(device, await signInAs(auth, draftsman))
  if (device === 'desktop') await walkTheStudio(other)
  await other.visit('customer-portal-drafts', '/customer-portal?tab=designs')
}

async function takeStaffPages(
  photographer: Photographer,
  { auth }: OpenShop,
  written: WrittenOrders,
  device: Device,
): Promise<void> {
  const session = await signInAs(auth, owner)
  await using staff = await photographer.open(device, session)
  await staff.visit('admin', '/admin')
  const order = await staff.page.locator('main [data-row] a').first().getAttribute('href')
  if (order) await staff.visit('admin-order', order)
  await staff.visit('admin-draft-form', written.draft)
  await staff.visit('admin-manual-sent', written.sent)
  await visitRooms(staff)
  const campaign = await firstLink(staff.page, '/admin/newsletter/campaigns', '/admin/newsletter/campaigns/')
  if (campaign) await staff.visit('admin-campaign', campaign)
  await staff.page.goto('/admin/packing')
  await staff.page.getByLabel('Scan or type').fill('GW-000002')
  await staff.page.getByLabel('Scan or type').press('Enter')
  await staff.page.getByRole('heading', { name: /^GW-000002/ }).waitFor()
  await staff.take('admin-packing')
}

/** The named ones, or all. */
async function visitRooms(staff: Visitor): Promise<void> {
  for (const [name, path] of Object.entries(rooms)) if (isWanted(name)) await staff.visit(name, path)
  if (isWanted(rollPreview)) await previewRoll(staff)
}

const isWanted = (name: string): boolean => names.length === 0 || names.includes(name)

/** Everything that waits, as it would be laid out on film. */
async function previewRoll({ page, take }: Visitor): Promise<void> {
  await page.goto(rooms['admin-rolls'])
  const choices = page.getByRole('button', { name: 'Choose all' })
  while ((await choices.count()) > 0) await choices.first().click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('region', { name: 'Preview of the roll' }).waitFor()
  await take(rollPreview)
}

/** The first address under `below` that a page links to. */
async function firstLink(page: Page, path: string, below: string): Promise<string | null> {
  await page.goto(path)
  return page.locator(`main a[href^="${below}"]`).first().getAttribute('href')
}

/** The browser is a development package: a shop installed without those gets a message. */
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
