import { randomUUID } from 'node:crypto'
import { type CartLine, newCartItemId, productTypes } from '#domain/cart/cart.ts'
import { addDays, localTimeOf } from '#domain/local-time.ts'
import { composeShop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { days, hours } from '#server/kernel/clock.ts'
import { databaseLimits } from '#server/kernel/postgres/database-limits.ts'
import { openStepwiseDatabase } from '#server/kernel/postgres/stepwise-database.ts'
import type { Shop, ShopDeps } from '#server/shop.ts'
import { seedArticles } from './articles.ts'
import { seedCustomerNotes } from './customer-notes.ts'
import { demoProgress, markDemo, markStep, stepsDone } from './demo-journal.ts'
import { designShirt, designTumbler } from './design-goods.ts'
import { seedEditRequests } from './edit-requests.ts'
import { layOutSheet } from './lay-out-sheet.ts'
import { seedNewsletter } from './newsletter.ts'
import { type DemoOrder, type DemoSheet, demoOrders } from './orders.ts'
import { type DemoPerson, demoCustomers, demoStaff, unguessablePassword } from './people.ts'
import { productSteps } from './products.ts'
import { seedPromotions } from './promotions.ts'
import { seedQuotes } from './quotes.ts'
import { shipDemoOrder } from './ship-order.ts'
import type { Step } from './step.ts'
import { uploadDemoArtwork } from './upload-artwork.ts'
import { workDemoItems } from './work-floor.ts'

type Seeding = { shop: Shop; setTime(time: Date): void; staff: Actor; customers: Actor[]; now: Date }

/**
 * Fills a shop, whose demo was begun (decide-demo.ts), as its people would have: they upload artwork, lay it out, check
 * out and pay through the same doors as everybody, on days of the last weeks. Nothing is written past the rules. Each
 * step is a transaction with its line in the journal, so a fill that was interrupted goes on where it was, wherever that
 * is. Two that fill at once take turns, and the second finds nothing left to do.
 */
export async function seedDemoShop(deps: ShopDeps, say: (message: string) => void): Promise<void> {
  const now = new Date()
  let time = now
  const log = deps.log.child({ part: 'demo' }, { level: 'warn' })
  const limits = databaseLimits(deps.environment)
  const database = await openStepwiseDatabase(deps.connectionString, log, limits)
  const shop = composeShop({ ...deps, log, database, clock: { now: () => time } })
  try {
    await database.lock('demo')
    if ((await demoProgress(database)) !== 'started') return
    const done = await stepsDone(database)
    say(done.size === 0 ? 'Filling the demo shop …' : 'Going on to fill the demo shop …')
    await shop.prepare()
    const setTime = (next: Date): void => {
      time = next
    }
    const steps = demoSteps(shop, { setTime, now })
    let told = tenths(done.size, steps)
    for (const { name, work } of steps) {
      if (done.has(name)) continue
      await database.step(async () => {
        await work()
        await markStep(database, name)
      })
      done.add(name)
      const reached = tenths(done.size, steps)
      if (reached > told && reached < 10) say(`The demo shop is ${reached * 10} % full`)
      told = reached
    }
    await markDemo(database, 'done')
  } finally {
    await shop.stop()
  }
}

const tenths = (count: number, steps: readonly Step[]): number => Math.floor((count * 10) / steps.length)

type Filling = { setTime(time: Date): void; now: Date }
type Cast = { writers: Actor[]; staff: Actor; customers: Actor[] }

/** In this order: later steps build on what earlier ones left. */
function demoSteps(shop: Shop, { setTime, now }: Filling): Step[] {
  let known: Promise<Cast> | undefined
  const cast = () => {
    known ??= signAllIn(shop)
    return known
  }
  return [
    {
      name: 'people',
      work: async () => {
        // Before they wrote articles or ordered anything.
        for (const [index, person] of [...demoStaff, ...demoCustomers].entries()) {
          setTime(new Date(now.getTime() - days(200 - 17 * index)))
          await signUp(shop, person)
        }
        setTime(now)
      },
    },
    ...productSteps(shop, async () => (await cast()).staff),
    { name: 'promotions', work: async () => seedPromotions({ shop, now, ...(await cast()) }) },
    {
      name: 'addresses',
      work: async () => {
        const { customers } = await cast()
        for (const [index, customer] of customers.entries())
          await keepAddress(shop, customer, demoCustomers[index])
      },
    },
    { name: 'articles', work: async () => seedArticles({ shop, setTime, now, ...(await cast()) }) },
    { name: 'newsletter', work: async () => seedNewsletter({ shop, setTime, now, ...(await cast()) }) },
    { name: 'quotes', work: async () => seedQuotes({ shop, setTime, now, ...(await cast()) }) },
    ...demoOrders.map((order, index) => ({
      name: `order ${index + 1}`,
      work: async () => placeOrder({ shop, setTime, now, ...(await cast()) }, order),
    })),
    {
      name: 'customer notes',
      work: async () => seedCustomerNotes({ shop, setTime, now, ...(await cast()) }),
    },
    { name: 'edit requests', work: async () => seedEditRequests({ shop, setTime, now, ...(await cast()) }) },
    {
      name: 'parcels',
      work: async () => {
        setTime(now)
        await shop.shipping.trackDue()
      },
    },
  ]
}

async function signAllIn(shop: Shop): Promise<Cast> {
  const writers = await inTurn(
    demoStaff.filter(({ role }) => role === 'admin'),
    (person) => signIn(shop, person),
  )
  const [staff] = writers
  if (!staff) throw new Error('The demo shop has no staff')
  return { writers, staff, customers: await inTurn(demoCustomers, (person) => signIn(shop, person)) }
}

async function inTurn<In, Out>(list: readonly In[], each: (item: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = []
  for (const item of list) results.push(await each(item))
  return results
}

async function signUp(shop: Shop, { address: _, ...person }: DemoPerson): Promise<void> {
  const made = await shop.auth.createUser({ ...person, password: unguessablePassword() })
  if (!made.ok) throw new Error(`${person.email} could not be signed up`)
}

async function signIn(shop: Shop, { email, role }: DemoPerson): Promise<Actor> {
  const id = await shop.auth.userIdOf(email)
  if (id === null) throw new Error(`${email} is not signed up`)
  const user = { id, email, role, sessionId: randomUUID() }
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
  const { totals, lines: priced } = await shop.cart.price(actor, wanted, order.delivery, { code: promoCode })
  const lines = wanted.map((line, at) => ({ ...line, unitPrice: priced[at]?.unitPrice ?? line.unitPrice }))
  const person = demoCustomers[order.customer ?? -1]
  const shopper = { ...actor, origin: 'http://localhost', network: `demo-${randomUUID()}` }
  const prepared = await shop.operations.ask('checkout.prepare', shopper, {
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
    seenTotal: totals.total,
  })
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
  await shop.operations.ask('orders.change-due-date', staff, { order: id, day, reason, seen })
}

async function designSheet(shop: Shop, actor: Actor, sheet: DemoSheet) {
  const size = (await shop.catalog.gangSheetSizes()).find(({ id }) => id === sheet.sizeId)
  if (!size) throw new Error(`No gang sheet of ${sheet.sizeId} in is on sale`)
  const designs = []
  for (const [slug, widthInches, copies] of sheet.designs) {
    const id = await uploadDemoArtwork(shop, actor, slug)
    const artwork = await shop.artwork.get(actor, id)
    if (!artwork?.ink) throw new Error(`The demo artwork ${slug} has no ink`)
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
