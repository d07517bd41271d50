import { afterAll, expect, test } from 'vitest'
import { linkMailedTo } from '#tests/harness/auth.ts'
import { clientOf, codeSentTo, newAccount, signUpClient } from '#tests/harness/auth-client.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

// More people sign up here than are allowed from one network.
const shop = await startTestShop({ settings: { SIGN_UP_LIMIT: '0' } })
afterAll(() => shop[Symbol.asyncDispose]())

/** The address of a new person, and as they wrote it in their orders. */
function newAddress() {
  const email = `ada-${newAccount().email}`
  return { email, written: email.replace('ada', 'Ada') }
}

const meta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId: crypto.randomUUID() }
const person = { fullName: 'Ada Lovelace', phone: '512 555 0101', password: 'ink on film and paper' }
const contact = (email: string) => ({ contact: { fullName: 'Ada Lovelace', email, phone: '' } })

test('guest orders move to the account when its address is confirmed, and not before', async () => {
  const { email, written } = newAddress()
  const { orderNumber } = await sellGangSheet(shop, visitor(), contact(written))
  await sellGangSheet(shop, visitor(), contact(newAccount().email))
  const signedUp = await shop.auth.signUp({ ...person, email }, meta)
  if (!signedUp.ok || !signedUp.session) throw new Error('Not signed up')
  const user = await shop.auth.authenticate(signedUp.session.value)
  const own = async () => (await shop.orders.listForCustomer({ visitorId: '', user })).orders

  expect(await own()).toEqual([])
  await shop.jobs.runDue()
  const token = (await linkMailedTo(shop.mail, email)).searchParams.get('token') ?? ''
  expect(await shop.auth.confirmEmail({ token }, meta)).toEqual({ ok: true })

  expect(orderNumber).toMatch(/^GW-/)
  expect((await own()).map((order) => order.orderNumber)).toEqual([orderNumber])
})

test('an order that already belongs to someone stays theirs', async () => {
  const owner = crypto.randomUUID()
  const { email, written } = newAddress()
  await sellGangSheet(shop, visitor(), contact(written))
  const adopt = (userId: string) =>
    shop.orders.adoptGuestOrders(shop.database.orm, { userId, email: ` ${email.toUpperCase()}` })

  expect(await adopt(owner)).toHaveLength(1)
  expect(await adopt(crypto.randomUUID())).toEqual([])
})

test('a stranger who signed up with the address gains nothing when its owner confirms', async () => {
  const { email, written } = newAddress()
  await sellGangSheet(shop, visitor(), contact(written))
  const squatter = await shop.auth.signUp({ ...person, email }, meta)
  if (!squatter.ok || !squatter.session) throw new Error('Not signed up')
  const session = squatter.session.value
  await shop.jobs.runDue()
  const token = (await linkMailedTo(shop.mail, email)).searchParams.get('token') ?? ''
  const ada = { clientAddress: '198.51.100.4', userAgent: 'other', visitorId: crypto.randomUUID() }
  const isProven = async () =>
    (await shop.database.pool.query('select email_confirmed_at from users where email = $1', [email])).rows[0]
      .email_confirmed_at !== null

  const confirm = (password?: string) => shop.auth.confirmEmail({ token, password }, ada)
  expect(await confirm()).toEqual({ ok: false, reason: 'password_needed' })
  expect(await confirm('a guess of Ada’s')).toEqual({ ok: false, reason: 'wrong_password' })
  expect(await isProven()).toBe(false)

  await shop.auth.requestPasswordReset({ email }, ada)
  await shop.jobs.runDue()
  const reset = (await linkMailedTo(shop.mail, email)).searchParams.get('token') ?? ''
  const hers = await shop.auth.resetPassword({ token: reset, password: 'paper and foil' }, ada)
  if (!hers.ok) throw new Error(hers.reason)
  expect(await shop.auth.authenticate(session)).toBeNull()
  expect(await shop.auth.signIn({ ...person, email }, meta)).toMatchObject({ ok: false })
  const user = await shop.auth.authenticate(hers.session.value)
  const { orders } = await shop.orders.listForCustomer({ visitorId: '', user })
  expect(orders).toHaveLength(1)
})

test('on another device of the same person the password confirms, and the sign-up session stays', async () => {
  const { email, written } = newAddress()
  await sellGangSheet(shop, visitor(), contact(written))
  const signedUp = await shop.auth.signUp({ ...person, email }, meta)
  if (!signedUp.ok || !signedUp.session) throw new Error('Not signed up')
  await shop.jobs.runDue()
  const token = (await linkMailedTo(shop.mail, email)).searchParams.get('token') ?? ''
  const phone = { ...meta, visitorId: crypto.randomUUID() }
  expect(await shop.auth.confirmEmail({ token, password: person.password }, phone)).toEqual({ ok: true })
  const user = await shop.auth.authenticate(signedUp.session.value)
  expect((await shop.orders.listForCustomer({ visitorId: '', user })).orders).toHaveLength(1)
})

test('a confirmation through /auth/v1 ends earlier sessions, and leaves guest orders to whoever resets the password', async () => {
  const { email, written } = newAddress()
  await sellGangSheet(shop, visitor(), contact(written))
  const { client: squatter } = await signUpClient(shop, { email, password: person.password })
  const ada = clientOf(shop)
  const { data } = await ada.verifyOtp({ email, type: 'signup', token: await codeSentTo(shop, email) })
  expect((await squatter.getUser()).data.user).toBeNull()
  const user = await shop.auth.authenticateBearer(data.session?.access_token ?? '')
  const own = async () => (await shop.orders.listForCustomer({ visitorId: '', user })).orders
  expect(await own()).toEqual([])

  await shop.auth.requestPasswordReset({ email }, meta)
  await shop.jobs.runDue()
  const token = (await linkMailedTo(shop.mail, email)).searchParams.get('token') ?? ''
  expect(await shop.auth.resetPassword({ token, password: 'paper and foil' }, meta)).toMatchObject({
    ok: true,
  })
  expect(await own()).toHaveLength(1)
})
