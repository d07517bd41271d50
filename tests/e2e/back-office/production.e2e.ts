import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, localTimeOf } from '#domain/local-time.ts'
import { productionItems } from '#server/production/tables.ts'
import { desktop, phone } from '#tests/harness/browser.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { designedLine, sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { useShop } from '#tests/harness/use-shop.ts'
import { fillOrders } from '../../../bench/checkout/fill-orders.ts'

const { shop, browser } = await useShop({ isAlive: true })

const openStaff = (device: BrowserContextOptions = desktop) =>
  openSignedIn(browser, shop, device, {
    role: 'admin',
    email: `press-${randomUUID()}@shop.example`,
    fullName: 'Dora',
  })

/** One screen at the press and one handheld, shared by the tests in turn. */
const desk = await openStaff()
const handheld = await openStaff(phone)

/** The orders are created without the studio, so their images are missing. */
const isOurs = (complaint: string): boolean => !complaint.includes('404 (Not Found)')

/** A new item on the floor: its ticket and id. */
async function newItem(): Promise<{ ticket: string; itemId: string; orderId: string }> {
  const { orderNumber } = await sellGangSheet(shop, visitor())
  const { cards } = await shop.production.readBoard(desk.actor)
  const { itemId, orderId } = cards.find((one) => one.orderNumber === orderNumber) ?? expect.unreachable()
  return { ticket: `${orderNumber}-1`, itemId, orderId }
}

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const cardIn = (page: Page, place: string, ticket: string): Locator =>
  column(page, place).getByRole('article', { name: ticket })

/** The board, once it shows the item. */
async function openBoard(page: Page, ticket: string, query = ''): Promise<void> {
  await page.goto(`/admin/production${query}`)
  await page.getByRole('article', { name: ticket }).first().waitFor()
}

/** Returns a check of whether the page has received the event. */
async function listenFor(page: Page, event: string): Promise<{ heard: Promise<void> }> {
  const heard = page.evaluate(
    (name) =>
      new Promise<void>((told) => {
        const stream = new EventSource('/events?age=0')
        stream.addEventListener('open', () => document.body.append('Listening'))
        stream.onmessage = ({ data }) => data.startsWith(name) && told(stream.close())
      }),
    event,
  )
  await page.getByText('Listening').waitFor()
  return { heard }
}

/** Problems of the board itself, once no dialog covers it. */
async function problemsBelow(page: Page): Promise<string[]> {
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' })
  return problems(page)
}

test('cards are dragged by pointer, moved by keyboard and moved back; a design changed after printing is an alarm until someone decides; cards that someone else moved are deselected', async () => {
  const { ticket } = await newItem()
  const { page, complaints, actor } = desk
  await openBoard(page, ticket)

  // Hovered first, so that it is pressed once it is still with nothing above it.
  await cardIn(page, 'Check', ticket).hover({ position: { x: 120, y: 60 } })
  const to = await column(page, 'Print').boundingBox()
  if (!to) throw new Error('Nowhere to pull it to')
  await page.mouse.down()
  await page.mouse.move(to.x + 40, to.y + 120, { steps: 5 })
  await shoot(page, 'board-drag')
  await page.mouse.up()
  await page.getByText(`${ticket} moved to Print`).first().waitFor()
  await cardIn(page, 'Print', ticket).waitFor()

  await cardIn(page, 'Print', ticket).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page
    .locator('[aria-live]', { hasText: `${ticket} moved to Cut` })
    .first()
    .waitFor()
  await expect
    .poll(() => cardIn(page, 'Cut', ticket).evaluate((card) => card === document.activeElement))
    .toBe(true)
  await page.keyboard.press('Control+z')
  await page.getByText(`${ticket} moved to Print`).first().waitFor()
  await cardIn(page, 'Print', ticket).waitFor()
  await shoot(page, 'board')

  // Orders placed in the meantime reach the board automatically.
  const changed = await newItem()
  await cardIn(page, 'Check', changed.ticket).waitFor()
  await moveItem(shop, actor, { itemId: changed.itemId, from: 'check', to: 'cut' })
  const { designData } = await designedLine(shop, actor)
  await shop.operations.call('order-items.set-design', actor, {
    item: changed.itemId,
    design: String(designData?.design_id),
  })
  await cardIn(page, 'Cut', changed.ticket).getByText('Design changed after printing').waitFor()
  await page.getByRole('button', { name: changed.ticket, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: changed.ticket })
  await dialog.getByText(/what’s on the floor is the old one\.$/).waitFor()
  await shoot(page, 'card-changed')
  await dialog.getByRole('button', { name: 'Make it again' }).click()
  await page.getByText(`${changed.ticket} goes back to Print`).first().waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await cardIn(page, 'Print', changed.ticket).getByText('Reprint', { exact: true }).waitFor()
  expect(await problemsBelow(page)).toEqual([])

  const [moved, other] = [await newItem(), await newItem()]
  for (const one of [moved.ticket, other.ticket])
    await page.getByRole('checkbox', { name: `Choose ${one}` }).click()
  const chosen = page.getByRole('region', { name: 'Chosen items' })
  await chosen.getByText('2 chosen').waitFor()
  await moveItem(shop, actor, { itemId: moved.itemId, from: 'check', to: 'print' })
  await cardIn(page, 'Print', moved.ticket).waitFor()
  await chosen.getByText('1 chosen').waitFor()
  await chosen.getByRole('button', { name: 'Move on' }).click()
  await cardIn(page, 'Print', other.ticket).waitFor()
  await cardIn(page, 'Print', moved.ticket).waitFor()
  expect(complaints.filter(isOurs)).toEqual([])
})

test('news that arrives while the board is loading, before it listens, is on it', async () => {
  const { ticket, itemId } = await newItem()
  const { page, actor } = desk
  await moveItem(shop, actor, { itemId, from: 'check', to: 'print' })
  await page.goto('/admin/media')
  const told = await listenFor(page, 'production.changed')
  await page.route(
    /\/admin\/production\.data/,
    async (route) => {
      const response = await route.fetch()
      await moveItem(shop, actor, { itemId, from: 'print', to: 'cut' })
      await told.heard
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await page.getByRole('link', { name: 'Production', exact: true }).first().click()
  await cardIn(page, 'Cut', ticket).waitFor()
})

test('changes made while the shop could not hear of them are on the board once it listens again', async () => {
  const { ticket, itemId } = await newItem()
  const { page } = desk
  await openBoard(page, ticket)
  await shop.database.orm
    .update(productionItems)
    .set({ place: 'cut' })
    .where(eq(productionItems.orderItemId, itemId))
  // No one is notified of that; the connection that brings the shop its news is cut.
  await shop.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'gangway-line' and datname = current_database()`,
  )
  await cardIn(page, 'Cut', ticket).waitFor()
})

test('changes made while the page’s stream was down are on the board once it is back', async () => {
  const { ticket, itemId } = await newItem()
  const { page } = desk
  // Ends after its first bytes, as when a process of the shop stops.
  const [contentType, body] = ['text/event-stream', ': open\nretry: 10\nid: open\n\n']
  let isAway = true
  await page.route('**/events?*', (route) =>
    isAway ? route.fulfill({ contentType, body }) : route.continue(),
  )
  await openBoard(page, ticket)
  await shop.database.orm
    .update(productionItems)
    .set({ place: 'cut' })
    .where(eq(productionItems.orderItemId, itemId))
  isAway = false
  await cardIn(page, 'Cut', ticket).waitFor()
  await page.unroute('**/events?*')
})

test('on a phone: a card is dragged by its grip with a finger, blocked with a reason and filtered', async () => {
  const { ticket } = await newItem()
  const { page } = handheld
  await openBoard(page, ticket)
  const card = cardIn(page, 'Check', ticket)
  const hand = await page.context().newCDPSession(page)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    touchPoints: { x: number; y: number }[],
  ) => hand.send('Input.dispatchTouchEvent', { type, touchPoints })
  const widthOfPhone = phone.viewport?.width ?? 390
  // Stays at the edge until the column there shows that it can be dropped. Starts again if the card has moved away from
  // under it.
  const pull = async (): Promise<boolean> => {
    await card.scrollIntoViewIfNeeded()
    const grip = await card.locator('[data-grip]').boundingBox()
    if (!grip) return false
    const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 }
    await touch('touchStart', [from])
    for (let step = 1; step <= 100; step += 1) {
      const share = Math.min(step, 6) / 6
      const x = from.x + (widthOfPhone - 12 - from.x) * share
      await touch('touchMove', [{ x, y: from.y + 4 + (step % 2) }])
      if (await page.locator('[data-place=print].outline-magenta').isVisible()) return true
    }
    await touch('touchCancel', [])
    return false
  }
  await expect.poll(pull, { interval: 300 }).toBe(true)
  await shoot(page, 'board-touch')
  await touch('touchEnd', [])
  await page.getByText(`${ticket} moved to Print`).first().waitFor()
  await cardIn(page, 'Print', ticket).waitFor()

  await openBoard(page, ticket, '?place=print')
  await expect.poll(() => column(page, 'Check').count()).toBe(0)
  await page.getByRole('button', { name: ticket, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: ticket })
  await dialog.getByRole('button', { name: 'Block' }).click()
  await dialog.getByText('Say what it’s waiting for').waitFor()
  await dialog.getByLabel('It’s waiting for').fill('White ink')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await page.getByText(`${ticket} is blocked`).first().waitFor()
  await dialog.getByRole('button', { name: 'Unblock' }).waitFor()
  await shoot(page, 'card-phone')
  const pdf = await page.request.get(
    (await dialog.getByRole('link', { name: 'Job ticket' }).getAttribute('href')) ?? '',
  )
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await cardIn(page, 'Print', ticket).getByText('White ink').waitFor()
  expect(await problemsBelow(page)).toEqual([])
})

test('an item that someone else has moved is reported, and stays where it is', async () => {
  const { ticket, itemId } = await newItem()
  const { page, actor } = desk
  // Without the stream this page keeps its old state.
  await page.route('**/events?*', (route) => route.abort())
  await openBoard(page, ticket)
  await moveItem(shop, actor, { itemId, from: 'check', to: 'cut' })
  await cardIn(page, 'Check', ticket).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByText(`${ticket} is now at Cut: ${actor.user?.email} moved it.`).first().waitFor()
  await cardIn(page, 'Cut', ticket).waitFor()
  await page.unroute('**/events?*')
})

test('an order put on the shelf asks about its email, however late the answer arrives', async () => {
  const { orderNumber } = await sellGangSheet(shop, visitor(), { delivery: 'pickup' })
  const { page, actor } = desk
  const { cards } = await shop.production.readBoard(actor)
  const card = cards.find((one) => one.orderNumber === orderNumber)
  if (!card) throw new Error('The order is not on the floor')
  const { itemId, orderId } = card
  await moveItem(shop, actor, { itemId, from: 'check', to: 'packed' })
  await page.goto('/admin/production')
  const told = await listenFor(page, 'order.changed')
  // The event that it is on the shelf arrives before the response to the person who put it there.
  await page.route('**/admin/production.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    await told.heard
    await page.request.get(`/admin/orders/${orderId}`)
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: `${orderNumber} ready for pickup` }).click()
  await page.getByRole('alertdialog', { name: 'Send the pickup ready email?' }).waitFor()
  await page.unroute('**/admin/production.data*')
})

test('the wall shows moves made elsewhere, says when it is out of date, and recovers automatically', async () => {
  const { ticket, itemId } = await newItem()
  const { page, actor } = await openStaff()
  await page.clock.install()
  await page.goto('/admin/production/wall')
  const short = ticket.replace(/^GW-0*/, '')
  await column(page, 'Check').getByText(short, { exact: true }).waitFor()
  expect(await problemsBelow(page)).toEqual([])
  await moveItem(shop, actor, { itemId, from: 'check', to: 'cut' })
  await page.clock.fastForward(25_000)
  await column(page, 'Cut').getByText(short, { exact: true }).waitFor()

  await page.route('**/api/v1/production/wall', (route) => route.abort())
  const isOutOfDate = async (): Promise<boolean> => {
    // A response already under way may still arrive, and is fresh for another minute.
    await page.clock.fastForward(90_000)
    return page.getByText(/^Out of date since .+: the shop can’t be reached. Trying again …$/).isVisible()
  }
  await expect.poll(isOutOfDate).toBe(true)
  await shoot(page, 'wall-old')
  await page.unroute('**/api/v1/production/wall')
  await page.clock.fastForward(25_000)
  await page
    .getByRole('alert')
    .getByText(/Out of date/)
    .waitFor({ state: 'detached' })
  await page.route('**/api/v1/production/wall', (route) => route.fulfill({ status: 403, body: '' }))
  await page.clock.fastForward(25_000)
  await page.getByText(/: sign in again on this screen\.$/).waitFor()
})

test('staff change a due date with a reason, and the film report is viewed and exported', async () => {
  const { orderId } = await newItem()
  const { page } = desk
  await page.goto(`/admin/orders/${orderId}`)
  const dialog = page.getByRole('dialog', { name: /is due$/ })
  await page.getByRole('button', { name: 'Change due date' }).click()
  await dialog.getByLabel('Due on').fill('2031-03-14')
  await dialog.getByLabel('Reason').fill('The customer is away')
  await shoot(page, 'due-dialog')
  await dialog.getByRole('button', { name: 'Change' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Due Fri, Mar 14').first().waitFor()
  await page.getByText(/The customer is away$/).waitFor()
  await shoot(page, 'order-due')
  await page.goto('/admin/production/film')
  await page.getByRole('heading', { name: 'Film', exact: true }).waitFor()
  expect(await problems(page)).toEqual([])
  const csv = await page.request.get(
    (await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href')) ?? '',
  )
  expect(await csv.text()).toContain('Day or reason,Film used (in),Film wasted (in),Reprints,Copies')
})

test('an order is moved in the calendar by keyboard and by pointer, and moved back; a late one on a phone with a dialog', async () => {
  const { ticket, orderId } = await newItem()
  const { page, complaints, actor } = desk
  complaints.length = 0
  const { dueAt } = (await shop.orders.getForStaff(actor, orderId)) ?? {}
  if (!dueAt) throw new Error('Due on no day')
  const day = localTimeOf(dueAt, (await shop.settings.read()).timeZone).day
  const name = ticket.slice(0, -2)
  await page.goto(`/admin/production/calendar?day=${day}`)
  const ofDay = page.getByRole('region', { name: /^Orders of/ }).getByRole('article', { name })
  const nextWeek = page.locator(`[data-day="${addDays(day, 7)}"]:visible`)
  const moved = nextWeek.getByRole('article', { name })
  await ofDay.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await moved.waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await ofDay.waitFor()

  const card = await ofDay.boundingBox()
  await ofDay.hover({ position: { x: 60, y: (card?.height ?? 0) - 8 } })
  const to = await nextWeek.boundingBox()
  if (!to) throw new Error('Nowhere to pull it to')
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + 20, { steps: 5 })
  await page.mouse.up()
  await moved.waitFor()
  await shoot(page, 'calendar')
  expect(await problemsBelow(page)).toEqual([])

  await shop.database.pool.query("update orders set due_at = due_at - interval '60 days' where id = $1", [
    orderId,
  ])
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/production/calendar')
  await page.getByRole('button', { name: `Change when ${name} is due` }).click()
  const asks = page.getByRole('dialog', { name: `Change when ${name} is due` })
  await asks.getByLabel('Reason').waitFor()
  await asks.getByRole('button', { name: 'Keep it' }).click()
  await asks.waitFor({ state: 'detached' })
  await page.setViewportSize({ width, height })
  expect(complaints.filter(isOurs)).toEqual([])
})

test('a long column says how many more it has, and loads them on scroll', async () => {
  await newItem()
  await fillOrders(shop.database, 75)
  await shop.database.pool.query(
    `with filled as (update orders set status = 'in_production' where status = 'completed' returning id)
     insert into production_items (order_item_id, order_id, ticket, route, place, quantity, run_copies)
     select i.id, o.id, o.order_number || '-1', '{check,print,cut,pack}', 'cut', 1, 1
     from filled join orders o using (id) join order_items i on i.order_id = o.id`,
  )
  const { page } = desk
  await page.goto('/admin/production?place=cut')
  const cards = column(page, 'Cut').getByRole('article')
  const more = column(page, 'Cut').getByRole('button', { name: /^Show more \(\d+ not shown\)$/ })
  await more.waitFor()
  expect(await cards.count()).toBeLessThan(60)
  await shoot(page, 'board-long')
  // Cards scrolled into view are rendered automatically.
  await expect
    .poll(async () => {
      await cards.last().scrollIntoViewIfNeeded()
      return cards.count()
    })
    .toBeGreaterThan(60)
  await expect.poll(() => more.count()).toBe(0)
  expect(
    await column(page, 'Cut')
      .getByText(String(await cards.count()), { exact: true })
      .count(),
  ).toBe(1)
})
