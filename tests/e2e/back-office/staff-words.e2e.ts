import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { openAsStaff as openDesk } from '#tests/harness/open-signed-in.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { type ReadPage, readPage, wordsOf } from '#tests/harness/read-page.ts'
import { visitor } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { orderToShip } from '#tests/harness/ship.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

const newEmail = (): string => `${randomUUID().slice(0, 8)}@words.example`

const customer = () => signInFrom(shop, browse(shop))
const staff = await signInFrom(shop, browse(shop), 'admin')
/** The desktop page of a staff member, shared by the tests in turn. */
const { page: desk } = await openDesk(browser, shop, null)

async function openAsStaff(path: string): Promise<Page> {
  await desk.goto(path)
  return desk
}

/** The same without live events: the page doesn't learn what others change in the meantime. */
async function openWithoutNews(path: string): Promise<Page> {
  await desk.route('**/events?*', () => {})
  onTestFinished(() => desk.unroute('**/events?*'))
  return openAsStaff(path)
}

test('a customer at the back office is denied, and sent back to the shop', async () => {
  const denied = await readPage(await customer(), '/admin')
  expect(denied.status).toBe(403)
  denied.getByRole('heading', { level: 1, name: 'Access Denied' })
  expect(denied.in('main').queryAllByRole('link', { name: 'Sign in' })).toEqual([])
  expect((await denied.follow('Back to the shop')).path).toBe('/')
})

test('a guest’s order says so, and what the guest left out', async () => {
  const { orderId, orderNumber } = await orderToShip(shop, visitor(), {
    checkout: { contact: { email: newEmail(), fullName: 'Gus Guest', phone: '512 555 0101' } },
  })
  const read = (id: string) => readPage(staff, `/admin/orders/${id}`)
  const customerOf = (page: ReadPage) => page.in('region', 'Customer')
  const told = customerOf(await read(orderId))
  expect(told.getAllByText('Gus Guest')).not.toEqual([])
  told.getByText('Guest')

  await shop.database.pool.query(
    `update orders set contact_name = '', contact_email = '', contact_phone = '' where id = $1`,
    [orderId],
  )
  const untold = await read(orderId)
  for (const words of ['Guest Customer', 'No email', 'No phone']) customerOf(untold).getByText(words)
  const [link] = untold.getAllByRole('link', { name: new RegExp(orderNumber) })
  const row = link?.closest('li, tr')
  expect(row && wordsOf(row)).toContain('Guest Customer')

  const own = await orderToShip(shop, (await customer()).actor)
  const other = customerOf(await read(own.orderId))
  expect(other.getAllByText('Ada Lovelace')).not.toEqual([])
  expect(other.queryAllByText(/Guest/)).toEqual([])
})

test('tracking a parcel whose label was voided fails with a message', async () => {
  const { orderId } = await orderToShip(shop, visitor())
  const parcelSent = { order: orderId, trackingNumber: '1Z 777', carrier: 'UPS' }
  await shop.operations.ask('shipping.enter-tracking', staff.actor, parcelSent)
  const page = await openWithoutNews(`/admin/orders/${orderId}`)
  const parcel = page.getByRole('listitem', { name: 'Parcel 1' })
  const refresh = parcel.getByRole('button', { name: 'Refresh tracking' })
  await refresh.waitFor()
  await shop.database.pool.query(`update shipments set purchase = 'voided' where order_id = $1`, [orderId])
  await refresh.click()
  await toast(page, 'Failed to update tracking', 'There is no such shipment.')
})

test('the second answer to an edit request is refused, and says who was faster', async () => {
  const { actor } = await customer()
  const { item } = await sellDrawnSheet(shop, actor)
  const asked = { item: item.id, details: 'Two foxes' }
  const { request: id } = await shop.operations.ask('edit-requests.create', actor, asked)
  const page = await openWithoutNews(`/admin/edit-requests?request=${id}`)
  const request = page.getByRole('article', { name: `Edit request for ${item.name}` })
  const answer = page.getByLabel('Response to the customer')
  await request.getByRole('button', { name: 'Decline' }).click()
  await answer.fill('It is printed already')
  await shop.database.pool.query(
    `update edit_requests set status = 'approved', reviewed_by_name = 'Sam Quick' where order_item_id = $1`,
    [item.id],
  )
  await page.getByRole('button', { name: 'Decline request' }).click()
  await toast(page, 'Failed to update edit request', 'Sam Quick has answered this request already.')
})

test('a status that cannot be saved is reported, and the order shows its current one', async () => {
  const { orderId } = await orderToShip(shop, visitor())
  const page = await openWithoutNews(`/admin/orders/${orderId}`)
  await page.getByLabel('Order status', { exact: true }).waitFor()
  await shop.database.pool.query('update orders set placed_at = null where id = $1', [orderId])
  await page.getByLabel('Order status', { exact: true }).selectOption('completed')
  await toast(page, 'Failed to update order status', 'There is no such order.')
  await expect.poll(() => page.getByLabel('Order status', { exact: true }).inputValue()).toBe('in_production')
  await shop.database.pool.query('update orders set placed_at = now() where id = $1', [orderId])
})

test('without a mail server the dev mailbox shows each email as it would be sent', async () => {
  const email = newEmail()
  const { orderNumber } = await orderToShip(shop, visitor(), {
    checkout: { contact: { email, fullName: 'Ada Lovelace', phone: '512 555 0101' } },
  })
  const stateOfMail = async () => (await shop.mail.list(200)).find(({ to }) => to === email)?.state
  await expect.poll(stateOfMail).toBe('sent')

  // A browser on this machine proves nothing: a page elsewhere that redirects here would look the same.
  expect((await fetch(`${shop.origin}/dev/mailbox`)).status).toBe(404)
  expect((await fetch(`${shop.origin}/dev/mailbox?key=guessed`)).status).toBe(404)
  const terminal = browse(shop)
  const mailbox = await readPage(terminal, `/dev/mailbox?key=${shop.mailboxKey.text()}`)
  expect(mailbox.path).toBe('/dev/mailbox')
  expect(mailbox.words).toContain('No mail server is set up, so emails stay here.')
  const mails = mailbox.in('navigation', 'Emails').getAllByRole('link')
  const mail = mails.find((link: HTMLElement) => wordsOf(link).includes(email))
  expect(mail && wordsOf(mail)).toContain('sent')
  const opened = await readPage(terminal, mail?.getAttribute('href') ?? '')
  expect(opened.path).toMatch(/\?mail=/)
  expect(opened.words).toContain(`To ${email}`)
  expect(opened.getByTitle('The email as sent').getAttribute('srcdoc')).toContain(orderNumber)
  expect(opened.getByText('Text version').parentElement?.textContent).toContain(orderNumber)
  // Only owners simulate bounces, and this is just someone with the terminal's key.
  expect(opened.queryAllByRole('button', { name: 'Simulate a bounce' })).toEqual([])
})
