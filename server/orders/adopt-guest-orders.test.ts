import { expect, test } from 'vitest'
import { linkMailedTo } from '#tests/harness/auth.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const meta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId: '' }
const person = { fullName: 'Ada Lovelace', phone: '512 555 0101', password: 'ink on film and paper' }
const contact = (email: string) => ({ contact: { fullName: 'Ada Lovelace', email, phone: '' } })

test('guest orders become the account’s when its address is confirmed, and not a moment before', async () => {
  await using shop = await startTestShop()
  await sellGangSheet(shop, visitor(), contact('Ada@Guest.example'))
  await sellGangSheet(shop, visitor(), contact('grace@guest.example'))
  const signedUp = await shop.auth.signUp({ ...person, email: 'ada@guest.example' }, meta)
  if (!signedUp.ok || !signedUp.session) throw new Error('Not signed up')
  const user = await shop.auth.authenticate(signedUp.session.value)
  const own = async () => (await shop.orders.listForCustomer({ visitorId: '', user })).orders

  expect(await own()).toEqual([])
  await shop.jobs.runDue()
  const token = (await linkMailedTo(shop.mail, 'ada@guest.example')).searchParams.get('token') ?? ''
  expect(await shop.auth.confirmEmail(token, meta)).toEqual({ ok: true })

  expect((await own()).map(({ orderNumber }) => orderNumber)).toEqual(['GW-000001'])
})

test('an order that is somebody’s already stays theirs', async () => {
  await using shop = await startTestShop()
  const owner = crypto.randomUUID()
  const { orderNumber } = await sellGangSheet(shop, visitor(), contact('ada@guest.example'))
  const adopt = (userId: string) =>
    shop.orders.adoptGuestOrders(shop.database.orm, { userId, email: ' ADA@guest.example' })

  expect(orderNumber).toBe('GW-000001')
  expect(await adopt(owner)).toBe(1)
  expect(await adopt(crypto.randomUUID())).toBe(0)
})
