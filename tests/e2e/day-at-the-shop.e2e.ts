import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { productionMoves } from '#server/production/tables.ts'
import { desktop } from '#tests/harness/browser.ts'
import { filledDraftOrder } from '#tests/harness/draft-order.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const ordersOfTheDay = isLong ? 30 : 4
const toFetch = isLong ? 6 : 2
const toShip = ordersOfTheDay - toFetch

const { shop, browser } = await useShop({ isAlive: true })

const numberOf = (count: number): string => `GW-${String(count).padStart(6, '0')}`
const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const holds = (page: Page, name: string, count: number): Promise<void> =>
  column(page, name).locator(`header >> text="${count}"`).waitFor()

async function press(button: Locator, comes: Locator): Promise<void> {
  await button.click()
  await comes.waitFor()
}

async function moveAllOn(page: Page, from: string): Promise<void> {
  const chosen = page.getByRole('region', { name: 'Chosen items' })
  await press(column(page, from).getByLabel(`Choose all at ${from}`), chosen)
  await chosen.getByRole('button', { name: 'Move on' }).click()
}

async function movesOf(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { orderItemId, from, to } of await shop.database.orm.select().from(productionMoves)) {
    const move = `${orderItemId} ${from} ${to}`
    counts.set(move, (counts.get(move) ?? 0) + 1)
  }
  return counts
}

/** Like a wedge scanner: keys into the page, with no time between them, and Enter. */
const scan = (page: Page, ticket: string): Promise<void> =>
  page.evaluate((code) => {
    for (const key of [...code, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }, ticket)

test('a day’s orders are checked, printed, packed, labeled and picked up by two people, and nothing is done twice', async () => {
  for (let count = 0; count < ordersOfTheDay; count++)
    await sellGangSheet(shop, visitor(), { delivery: count < toFetch ? 'pickup' : 'shipping' })
  const staffOf = (fullName: string) =>
    openSignedIn(browser, shop, desktop, {
      role: 'admin',
      email: `${fullName}-${randomUUID()}@shop.example`,
      fullName,
    })
  const [dora, max] = await Promise.all([staffOf('Dora'), staffOf('Max')])
  await Promise.all([dora, max].map(({ page }) => page.goto('/admin/production')))
  const { cards } = await shop.production.readBoard(dora.actor)
  expect(cards).toHaveLength(ordersOfTheDay)

  // Dora checks all of them; Max sees it in his browser without doing anything.
  await moveAllOn(dora.page, 'Check')
  await holds(max.page, 'Print', ordersOfTheDay)
  await expect.poll(() => column(max.page, 'Check').getByRole('article').count()).toBe(0)

  // Both send everything on from the printer at the same moment: each item moves once, whoever was first.
  await Promise.all(
    [dora, max].map(({ page }) =>
      press(
        column(page, 'Print').getByLabel('Choose all at Print'),
        page.getByRole('region', { name: 'Chosen items' }),
      ),
    ),
  )
  // The second one may find nothing left to select, which is just as good.
  const moveOn = (page: Page) => page.getByRole('button', { name: 'Move on' }).click({ timeout: 5_000 })
  await Promise.allSettled([dora, max].map(({ page }) => moveOn(page)))
  await Promise.all([dora, max].map(({ page }) => holds(page, 'Cut', ordersOfTheDay)))
  // Boards show a move before the server has it.
  const printed = async () =>
    [...(await movesOf())].flatMap(([move, times]) => (move.endsWith(' print cut') ? [times] : []))
  await expect.poll(printed).toEqual(Array(ordersOfTheDay).fill(1))

  await scanAtTheCutter(max.page, cards[0]?.ticket ?? '')
  await moveAllOn(dora.page, 'Cut')
  await holds(max.page, 'Pack', ordersOfTheDay)
  const spoiled = cards.find(({ delivery }) => delivery === 'shipping')?.ticket ?? ''
  await makeAgain(dora.page, spoiled)
  await holds(max.page, 'Print', 1)
  await moveAllOn(max.page, 'Print')
  await holds(dora.page, 'Cut', 1)
  await moveAllOn(dora.page, 'Cut')
  await holds(max.page, 'Pack', ordersOfTheDay)
  await moveAllOn(max.page, 'Pack')
  await holds(dora.page, 'Packed', ordersOfTheDay)

  await labelInBatch(dora.page)
  await shelveAll(max.page)
  await fetchTwo(max.actor)
  await refundOne(dora.actor, cards.find(({ ticket }) => ticket === spoiled)?.orderId ?? '')

  await max.page.goto('/admin/production')
  await max.page.getByText('The floor is clear').waitFor()
  await sellAtTheCounter(dora.actor)
  await holds(max.page, 'Check', 1)
  await moveAllOn(max.page, 'Check')
  await holds(max.page, 'Pack', 1)
  await moveAllOn(max.page, 'Pack')
  const last = numberOf(ordersOfTheDay + 1)
  const shelved = max.page.getByRole('alertdialog', { name: 'Send the pickup ready email?' })
  await press(max.page.getByRole('button', { name: `${last} ready for pickup` }), shelved)
  await shelved.getByRole('button', { name: 'Send email' }).click()
  await shelved.waitFor({ state: 'detached' })
  await max.page.getByText('The floor is clear').waitFor()
  const statuses = await shop.database.pool.query<{ status: string; count: string }>(
    'select status, count(*) from orders group by status order by status',
  )
  expect(Object.fromEntries(statuses.rows.map(({ status, count }) => [status, Number(count)]))).toEqual({
    completed: toShip + 2,
    ready_for_pickup: toFetch - 2 + 1,
  })
  const film = await shop.production.reportFilm(dora.actor, { from: null, to: null })
  expect([film.usedInches, film.wastedInches, film.reasons.map(({ name }) => name)]).toEqual([
    60 * (ordersOfTheDay + 1),
    60,
    ['Banding or clogged nozzle'],
  ])
})

/** The same ticket twice, as scanners do: it moves once, and the second response says where it is. */
async function scanAtTheCutter(page: Page, ticket: string): Promise<void> {
  await page.getByLabel('I scan').selectOption('cut')
  await scan(page, ticket)
  await page.getByText(`${ticket}: moved to Pack.`).waitFor()
  await scan(page, ticket)
  await page.getByText(`${ticket} is already at Pack.`).waitFor()
  await scan(page, 'GW-999999-1')
  await page.getByText('Nothing on the floor has the ticket GW-999999-1.').waitFor()
  await holds(page, 'Pack', 1)
}

async function makeAgain(page: Page, ticket: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: ticket })
  await press(page.getByRole('button', { name: ticket, exact: true }), dialog)
  await dialog.getByRole('button', { name: 'Make again' }).click()
  await dialog.locator('p', { hasText: 'Choose a reason' }).waitFor()
  await dialog.getByLabel('Why').selectOption('banding')
  await dialog.getByRole('button', { name: 'Make again' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function labelInBatch(page: Page): Promise<void> {
  await page.getByRole('link', { name: `Label ${toShip} orders` }).click()
  await page.getByRole('button', { name: `Create ${toShip} labels` }).click()
  await page
    .getByRole('region', { name: 'Work for many orders' })
    .getByText(new RegExp(`^${toShip} labels made`))
    .first()
    .waitFor()
  const twice = await shop.database.pool.query(
    `select order_id from shipments where kind = 'outbound' group by order_id having count(*) > 1`,
  )
  expect(twice.rows).toEqual([])
}

/**
 * The first with its button, including the email that the specification asks about; the others with the orders' bulk
 * operation.
 */
async function shelveAll(page: Page): Promise<void> {
  const packed = page.getByRole('region', { name: 'Packed orders' })
  await packed.getByRole('button', { name: 'GW-000001 ready for pickup' }).click()
  const prompt = page.getByRole('alertdialog', { name: 'Send the pickup ready email?' })
  await prompt.getByRole('button', { name: 'Send email' }).click()
  await page.getByText('Pickup ready email sent').first().waitFor()
  await prompt.waitFor({ state: 'detached' })
  for (let count = 2; count <= toFetch; count++) {
    const shelve = packed.getByRole('button', { name: `${numberOf(count)} ready for pickup` })
    await press(shelve, prompt)
    await prompt.getByRole('button', { name: 'Send email' }).click()
    await prompt.waitFor({ state: 'detached' })
  }
}

async function fetchTwo(staff: Actor): Promise<void> {
  for (const number of ['GW-000001', 'GW-000002']) {
    const orderId = (await shop.orders.idOfNumber(number)) ?? ''
    const code = (await shop.shipping.pickupsOf([orderId])).get(orderId)?.code ?? ''
    const handOut = () => shop.operations.call('packing.hand-out', staff, { code })
    expect(await handOut()).toMatchObject({ ok: true })
    expect(await handOut()).toMatchObject({ code: 'conflict' })
  }
}

/** Someone comes in to have a banner made, and pays right away. */
async function sellAtTheCounter(staff: Actor): Promise<void> {
  const paid = { ...filledDraftOrder(), method: 'cash' as const, reference: '' }
  expect(await shop.operations.call('draft-orders.take-new', staff, paid)).toMatchObject({ ok: true })
}

async function refundOne(staff: Actor, order: string): Promise<void> {
  const all = { refundId: randomUUID(), kind: 'full' as const, reason: 'It came too late' }
  expect(await shop.operations.call('payments.refund', staff, { order, ...all })).toMatchObject({ ok: true })
}
