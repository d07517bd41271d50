import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type CartLine, newCartItemId, productTypes } from '#domain/cart.ts'
import { addDays, localTimeOf } from '#domain/local-time.ts'
import { composeShop, type Shop, type ShopNeeds } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import { days, hours } from '#server/kernel/clock.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { seedArticles } from './articles.ts'
import { designShirt, designTumbler } from './design-goods.ts'
import { seedEditRequests } from './edit-requests.ts'
import { layOutSheet } from './lay-out-sheet.ts'
import { seedNewsletter } from './newsletter.ts'
import { type DemoOrder, type DemoSheet, demoOrders } from './orders.ts'
import { type DemoPerson, demoCustomers, demoStaff, unguessablePassword } from './people.ts'
import { findArtwork } from './pictures/artworks.ts'
import { seedProducts } from './products.ts'
import { seedPromotions } from './promotions.ts'
import { seedQuotes } from './quotes.ts'
import { shipDemoOrder } from './ship-order.ts'
import { uploadDemoArtwork } from './upload-artwork.ts'
import { workDemoItems } from './work-floor.ts'

type Seeding = { shop: Shop; setTime(time: Date): void; staff: Actor; customers: Actor[]; now: Date }

/**
 * Fills an empty shop as its people would have: they upload artwork, lay it out, check out and pay through the
 * same doors as everybody, on days of the last weeks. Nothing is written past the rules. A seed that was
 * interrupted is taken up where it stopped; a shop that has opened without one is left alone.
 */
export async function seedDemoShop(
  needs: ShopNeeds,
  { isFirstRun, say }: { isFirstRun: boolean; say: (message: string) => void },
): Promise<void> {
  const now = new Date()
  let time = now
  const log = needs.log.child({ part: 'demo' }, { level: 'warn' })
  const shop = composeShop({ ...needs, log, clock: { now: () => time } })
  try {
    const progress = await demoProgress(shop)
    if (progress === 'done' || (progress === 'none' && !isFirstRun)) return
    say('Filling the demo shop …')
    await shop.prepare()
    await audit(shop.database.orm, seeder, { action: 'demo.start', subject: demoSubject })
    const writers = await inTurn(demoStaff, (person) => signUp(shop, person))
    const [staff] = writers
    const customers = await inTurn(demoCustomers, (person) => signUp(shop, person))
    if (!staff) throw new Error('The demo shop has no staff')
    await seedProducts({ shop, staff })
    await seedPromotions({ shop, staff, now })
    for (const [index, customer] of customers.entries())
      await keepAddress(shop, customer, demoCustomers[index])
    const setTime = (next: Date): void => {
      time = next
    }
    await seedArticles({ shop, setTime, writers, now })
    await seedNewsletter({ shop, setTime, staff, now })
    await seedQuotes({ shop, setTime, staff, now })
    const placed = await countOrders(shop, staff)
    for (const order of demoOrders.slice(placed))
      await placeOrder({ shop, setTime, staff, customers, now }, order)
    await seedEditRequests({ shop, setTime, staff, customers, now })
    setTime(now)
    await shop.shipping.trackDue()
    await audit(shop.database.orm, seeder, { action: 'demo.done', subject: demoSubject })
  } finally {
    await shop.stop()
  }
}

const seeder = { system: 'demo data' }
const demoSubject = 'shop:demo'

async function countOrders(shop: Shop, staff: Actor): Promise<number> {
  let page = await shop.orders.listForStaff(staff, {})
  let count = page.orders.length
  while (page.next) {
    page = await shop.orders.listForStaff(staff, { before: page.next })
    count += page.orders.length
  }
  return count
}

async function demoProgress(shop: Shop): Promise<'none' | 'started' | 'done'> {
  const rows = await shop.database.orm
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subject, demoSubject))
  if (rows.some(({ action }) => action === 'demo.done')) return 'done'
  return rows.length > 0 ? 'started' : 'none'
}

async function inTurn<In, Out>(list: readonly In[], each: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = []
  for (const item of list) results.push(await each(item))
  return results
}

async function signUp(shop: Shop, { address: _, ...person }: DemoPerson): Promise<Actor> {
  await shop.auth.createUser({ ...person, password: unguessablePassword() })
  const id = await shop.auth.userIdOf(person.email)
  if (id === null) throw new Error(`${person.email} could not be signed up`)
  const user = { id, email: person.email, role: person.role, sessionId: randomUUID() }
  return { visitorId: randomUUID(), user }
}

async function keepAddress(shop: Shop, customer: Actor, person: DemoPerson | undefined): Promise<void> {
  if (!person) return
  const { address, fullName: name, phone } = person
  await shop.people.addAddress(customer, { ...address, name, phone })
}

async function placeOrder(seeding: Seeding, order: DemoOrder): Promise<void> {
  const { shop, setTime, now, customers, staff } = seeding
  const placedAt = new Date(now.getTime() - days(order.daysAgo) - hours(3 + order.sheets.length))
  setTime(placedAt)
  const actor = customers[order.customer ?? -1] ?? { visitorId: randomUUID(), user: null }
  const wanted: CartLine[] = []
  for (const sheet of order.sheets) wanted.push(await designSheet(shop, actor, sheet))
  for (const shirt of order.shirts ?? []) wanted.push(await designShirt(shop, actor, shirt))
  for (const tumbler of order.tumblers ?? []) wanted.push(await designTumbler(shop, actor, tumbler))

  const { promoCode } = order
  const { quote, lines: priced } = await shop.cart.quote(actor, wanted, order.delivery, { code: promoCode })
  const lines = wanted.map((line, at) => ({ ...line, unitPrice: priced[at]?.unitPrice ?? line.unitPrice }))
  const person = demoCustomers[order.customer ?? -1]
  const prepared = await shop.checkout.prepare(
    actor,
    {
      checkoutKey: randomUUID(),
      lines,
      delivery: order.delivery,
      contact: {
        email: person?.email ?? 'robin.ellery@mailbox.example',
        fullName: person?.fullName ?? 'Robin Ellery',
        phone: person?.phone ?? '',
      },
      address: person?.address ?? {
        street1: '1200 Barton Springs Rd',
        city: 'Austin',
        state: 'TX',
        zip: '78704',
      },
      notes: order.notes ?? '',
      promoCode,
      seenTotal: quote.total,
    },
    { origin: 'http://localhost', clientAddress: `demo-${randomUUID()}` },
  )
  if (!prepared.ok) throw new Error(`A demo order could not be placed: ${JSON.stringify(prepared)}`)
  const reference = new URL(prepared.redirectUrl, 'http://localhost').pathname.split('/').pop() ?? ''
  await shop.sandbox.pay(reference, 'approved')
  const settled = await shop.payments.settle(prepared.attemptId, 'return')
  const [placed] = (await shop.orders.listForStaff(staff, { number: settled.orderNumber ?? 'none' })).orders
  if (settled.state !== 'paid' || !placed)
    throw new Error(`A demo order was not paid: ${JSON.stringify(settled)}`)

  await workDemoItems({ shop, setTime, staff, now }, order, { orderId: placed.id, placedAt })
  if (order.due) await moveDueDate(seeding, placed, order.due)
  for (const [step, status] of order.statuses.entries()) {
    setTime(new Date(Math.min(now.getTime(), placedAt.getTime() + hours(9 * (step + 1)))))
    await shipDemoOrder(shop, staff, placed.id, status)
    await shop.orders.setStatus(staff, placed.id, status)
  }
}

async function moveDueDate(
  { shop, staff, now }: Seeding,
  { id, dueAt: seen }: { id: string; dueAt: Date | null },
  { inDays, reason }: { inDays: number; reason: string },
): Promise<void> {
  const { timeZone } = await shop.settings.read()
  const day = addDays(localTimeOf(now, timeZone).day, inDays)
  const moved = await shop.orders.changeDueDate(staff, id, { day, reason, seen })
  if (!moved.ok) throw new Error(`A demo due date was not moved: ${moved.reason}`)
}

async function designSheet(shop: Shop, actor: Actor, sheet: DemoSheet) {
  const size = (await shop.catalog.gangSheetSizes()).find(({ id }) => id === sheet.sizeId)
  if (!size) throw new Error(`No gang sheet of ${sheet.sizeId} in is on sale`)
  const designs = []
  for (const [slug, widthInches, copies] of sheet.designs) {
    const drawing = findArtwork(slug)
    const id = await uploadDemoArtwork(shop, actor, slug)
    const artwork = await shop.artwork.get(actor, id)
    if (!artwork?.ink) throw new Error(`The demo artwork ${slug} has no ink (${drawing.title})`)
    designs.push({
      artworkId: id,
      widthInches,
      heightInches: (widthInches * artwork.ink.height) / artwork.ink.width,
      copies,
    })
  }
  const document = layOutSheet(size, designs)
  const saved = await shop.designs.save(actor, { sizeId: size.id, quantity: sheet.quantity, document })
  if (!saved.ok) throw new Error(`A demo sheet could not be saved: ${saved.message}`)
  const { designId } = saved.design
  if (actor.user) await shop.designs.saveProject(actor, designId)
  return {
    id: newCartItemId('gang-sheet', size.id, Math.random()),
    productType: productTypes.gangSheet,
    productSize: size.title,
    productColor: '',
    quantity: sheet.quantity,
    unitPrice: size.price,
    designData: { design_id: designId, size_id: size.id },
  }
}
