import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { oneTimeTokens, users } from '#server/auth/tables.ts'
import { hours, minutes } from '#server/kernel/clock.ts'
import {
  clientOf,
  codeSentTo,
  linkSentTo,
  newAccount,
  postAuth,
  signUpClient,
  startOutsideService,
  testAccount,
} from '#tests/harness/auth-client.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const clock = createTestClock()
// More people sign up and get messages here than are allowed from one network.
const limits = { SIGN_UP_LIMIT: '0', MAILED_CODE_LIMIT: '0', TEXTED_CODE_LIMIT: '0' }
const shop = await startTestShop({ clock, settings: limits })
afterAll(() => shop[Symbol.asyncDispose]())

const { email } = testAccount
const phone = '+15125550123'
const answeredPhone = '15125550123'

/** The phone number of a new person. */
const newPhone = () => `+1512555${2_000 + phonesGiven++}`
let phonesGiven = 0

test('an emailed code signs in, and creates a missing account unless told not to', async () => {
  const { email } = newAccount()
  const client = clientOf(shop)
  expect((await client.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull()
  await shop.jobs.runDue()
  expect((await shop.mail.list()).filter(({ to }) => to === email)).toEqual([])

  expect((await client.signInWithOtp({ email, options: { data: { shirt: 'XL' } } })).error).toBeNull()
  const token = await codeSentTo(shop, email)
  const { data, error } = await client.verifyOtp({ type: 'email', email, token })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, user_metadata: { shirt: 'XL' } })
  expect(data.user?.email_confirmed_at).toMatch(/^\d{4}-/)
  expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'otp' }])
  expect((await clientOf(shop).verifyOtp({ type: 'email', email, token })).error).toMatchObject({
    code: 'otp_expired',
    status: 403,
  })
})

test('an /otp link waits for a click on our page, or continues to an allowed address', async () => {
  const app = 'https://app.example/in/*'
  await using shop = await startTestShop({ settings: { AUTH_REDIRECT_URLS: app } })
  await signUpClient(shop)
  const linkFor = async (emailRedirectTo: string) => {
    await clientOf(shop).signInWithOtp({ email, options: { emailRedirectTo } })
    return linkSentTo(shop, email)
  }

  expect((await linkFor(shop.origin)).pathname).toBe('/auth')
  expect((await linkFor('https://evil.example/in/')).pathname).toBe('/auth')
  const link = await linkFor('https://app.example/in/here?x=1')
  expect(link.pathname).toBe('/auth/v1/verify')
  const answer = await fetch(link, { redirect: 'manual' })
  const target = new URL(answer.headers.get('location') ?? '')
  expect(target.origin + target.pathname + target.search).toBe('https://app.example/in/here?x=1')
  const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? ''
  expect(await shop.auth.authenticateBearer(token)).toMatchObject({ email })
})

test('five wrong codes use up a code, and only the newest message counts', async () => {
  const { email } = newAccount()
  const client = clientOf(shop)
  await client.signInWithOtp({ email })
  const first = await codeSentTo(shop, email)
  await client.signInWithOtp({ email })
  const second = await codeSentTo(shop, email)
  const verify = async (token: string) =>
    (await client.verifyOtp({ type: 'email', email, token })).error?.code
  const wrong = ['000000', '111111'].find((code) => code !== first && code !== second) ?? ''

  if (first !== second) expect(await verify(first)).toBe('otp_expired')
  for (let tries = 0; tries < 4; tries++) expect(await verify(wrong)).toBe('otp_expired')
  if (first === second) expect(await verify(wrong)).toBe('otp_expired')
  expect(await verify(second)).toBe('otp_expired')
  const link = await linkSentTo(shop, email)
  const token_hash = link.searchParams.get('token') ?? ''
  expect((await client.verifyOtp({ type: 'magiclink', token_hash })).error).toBeNull()
})

test('a token is bound to its purpose and its address, and neither it nor its code is stored', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  await signUpClient(shop, { email: 'eve@example.com', password: 'ink on film' })
  const client = clientOf(shop)
  await client.signInWithOtp({ email })
  const link = await linkSentTo(shop, email)
  const token = await codeSentTo(shop, email)
  const secret = link.searchParams.get('token') ?? ''
  const codeOf = async (params: Parameters<typeof client.verifyOtp>[0]) =>
    (await client.verifyOtp(params)).error?.code

  expect(await codeOf({ type: 'recovery', token_hash: secret })).toBe('otp_expired')
  expect(await codeOf({ type: 'magiclink', email: 'eve@example.com', token: secret })).toBe('otp_expired')
  expect(await codeOf({ type: 'email', email: 'eve@example.com', token })).toBe('otp_expired')
  const stored = JSON.stringify(await shop.database.orm.select().from(oneTimeTokens))
  expect(stored).not.toContain(secret)
  expect(stored).not.toContain(token)
  clock.advance(hours(1))
  expect(await codeOf({ type: 'email', email, token })).toBe('otp_expired')
})

test('sign-up by phone sends a text message, and gives no session before its code', async () => {
  const client = clientOf(shop)
  const { data } = await client.signUp({ phone: '+1 (512) 555-0123', password: 'ink on film' })
  expect(data).toMatchObject({ session: null, user: { phone: answeredPhone, email: '' } })
  const signIn = () => clientOf(shop).signInWithPassword({ phone, password: 'ink on film' })
  expect((await signIn()).error).toMatchObject({ code: 'phone_not_confirmed' })

  const verified = await client.verifyOtp({ type: 'sms', phone, token: await codeSentTo(shop, phone) })
  expect(verified.data.user?.phone_confirmed_at).toMatch(/^\d{4}-/)
  expect((await signIn()).data.user).toMatchObject({
    phone: answeredPhone,
    app_metadata: { provider: 'phone' },
  })
  expect((await client.signUp({ phone, password: 'another one' })).error?.code).toBe('user_already_exists')
  const wrong = await clientOf(shop).signInWithPassword({ phone, password: 'wrong one' })
  const unknown = await clientOf(shop).signInWithPassword({ phone: '+15125550199', password: 'wrong one' })
  expect([wrong.error?.code, unknown.error?.code]).toEqual(['invalid_credentials', 'invalid_credentials'])
})

test('a texted code signs in; another can be requested; ten minutes end it', async () => {
  const clock = createTestClock()
  clock.toNext(hours(1))
  await using shop = await startTestShop({ clock })
  const client = clientOf(shop)
  await client.signInWithOtp({ phone })
  const token = await codeSentTo(shop, phone)
  clock.advance(minutes(10))
  expect((await client.verifyOtp({ type: 'sms', phone, token })).error?.code).toBe('otp_expired')
  await client.signInWithOtp({ phone })
  const { data } = await client.verifyOtp({ type: 'sms', phone, token: await codeSentTo(shop, phone) })
  expect(data.session?.user.phone).toBe(answeredPhone)

  await client.signUp({ phone: '+15125550177', password: 'ink on film' })
  expect((await client.resend({ type: 'sms', phone: '+15125550177' })).error).toBeNull()
  const again = await codeSentTo(shop, '+15125550177')
  expect((await client.verifyOtp({ type: 'sms', phone: '+15125550177', token: again })).error).toBeNull()
  for (let tries = 0; tries < 4; tries++) await client.signInWithOtp({ phone })
  expect((await client.signInWithOtp({ phone })).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
  })
})

test('whoever signed up with someone else’s address is signed out once its owner arrives', async () => {
  const [account, eves] = [newAccount(), { ...newAccount(), password: 'ink on paper' }]
  const { email } = account
  await signUpClient(shop, eves)
  const { client: stranger } = await signUpClient(shop, account)
  const owner = clientOf(shop)
  await owner.signInWithOtp({ email })
  await owner.verifyOtp({ type: 'email', email, token: await codeSentTo(shop, email) })

  expect((await stranger.getUser()).data.user).toBeNull()
  expect((await clientOf(shop).signInWithPassword(account)).error?.code).toBe('invalid_credentials')
  expect((await owner.updateUser({ password: 'my own one' })).error).toBeNull()
  expect((await clientOf(shop).signInWithPassword({ email, password: 'my own one' })).error).toBeNull()
  expect((await clientOf(shop).signInWithPassword(eves)).error).toBeNull()
})

test('whoever signed up with someone else’s number is signed out once its owner arrives', async () => {
  const phone = newPhone()
  await clientOf(shop).signUp({ phone, password: 'ink on film' })
  await shop.jobs.runDue()
  const owner = clientOf(shop)
  await owner.signInWithOtp({ phone })
  const { data } = await owner.verifyOtp({ type: 'sms', phone, token: await codeSentTo(shop, phone) })
  expect(data.session).not.toBeNull()
  const refused = (await clientOf(shop).signInWithPassword({ phone, password: 'ink on film' })).error?.code
  expect(refused).toBe('invalid_credentials')
})

test('of two sign-ups with one number, the first to prove it gets it', async () => {
  const phone = newPhone()
  const codes: string[] = []
  for (const password of ['ink on film', 'ink on paper']) {
    await clientOf(shop).signUp({ phone, password })
    codes.push(await codeSentTo(shop, phone))
  }
  const verify = async (token = '') =>
    (await clientOf(shop).verifyOtp({ type: 'sms', phone, token })).error?.code
  expect([await verify(codes[1]), await verify(codes[0])]).toEqual([undefined, 'otp_expired'])
  const { rows } = await shop.database.pool.query(
    'select 1 from users where phone = $1 and phone_confirmed_at is not null',
    [phone],
  )
  expect(rows).toHaveLength(1)
})

test('an address changes once both mailboxes agree, in either order', async () => {
  const [account, eve] = [newAccount(), newAccount()]
  const { email } = account
  const [newEmail, newerEmail] = [newAccount().email, newAccount().email]
  const { client, user } = await signUpClient(shop, account)
  await client.verifyOtp({ type: 'signup', email, token: await codeSentTo(shop, email) })
  await signUpClient(shop, eve)
  expect((await client.updateUser({ email: eve.email })).error?.code).toBe('email_exists')

  let current = email
  for (const [first, second] of [
    [newEmail, current],
    [newEmail, newerEmail],
  ] as const) {
    const next = current === email ? newEmail : newerEmail
    expect((await client.updateUser({ email: next })).data.user).toMatchObject({
      new_email: next,
      email: current,
    })
    const token = await codeSentTo(shop, first)
    const half = await client.verifyOtp({ type: 'email_change', email: first, token })
    expect(half).toMatchObject({ error: null, data: { session: null } })
    expect((await client.getUser()).data.user?.email).toBe(current)
    const whole = await client.verifyOtp({
      type: 'email_change',
      email: second,
      token: await codeSentTo(shop, second),
    })
    expect(whole.data.user).toMatchObject({ email: next })
    expect(whole.data.user?.new_email).toBeUndefined()
    current = next
  }
  expect(await shop.people.profileOf(user.id)).toMatchObject({ email: newerEmail })
  expect((await client.getUserIdentities()).data?.identities[0]?.identity_data?.email).toBe(current)
})

test('one mailbox agreeing twice changes no address, and neither does one agreeing for someone else', async () => {
  const [email, evesEmail] = [newAccount().email, newAccount().email]
  const [newEmail, evesNewEmail] = [newAccount().email, newAccount().email]
  const ask = async (address: string, next: string) => {
    const { client } = await signUpClient(shop, { email: address, password: 'ink on film' })
    await client.verifyOtp({ type: 'signup', email: address, token: await codeSentTo(shop, address) })
    await client.updateUser({ email: next })
    return client
  }
  const ada = await ask(email, newEmail)
  const eve = await ask(evesEmail, evesNewEmail)
  const agree = async (mailbox: string) => {
    const token = await codeSentTo(shop, mailbox)
    return (await clientOf(shop).verifyOtp({ type: 'email_change', email: mailbox, token })).error?.code
  }
  const addresses = async () =>
    Promise.all([ada, eve].map(async (client) => (await client.getUser()).data.user?.email))
  expect(await agree(newEmail)).toBeUndefined()
  expect(await agree(evesNewEmail)).toBeUndefined()
  await ada.resend({ type: 'email_change', email: newEmail })
  await agree(newEmail)
  expect(await addresses()).toEqual([email, evesEmail])

  // Someone signs up with the address before the second mailbox confirms.
  await signUpClient(shop, { email: evesNewEmail, password: 'ink on film' })
  expect(await agree(evesEmail)).toBe('otp_expired')
  expect(await agree(email)).toBeUndefined()
  expect(await addresses()).toEqual([newEmail, evesEmail])
})

test('messages used up by one account leave another’s unchanged', async () => {
  const people = [newAccount().email, newAccount().email]
  for (const one of people) await clientOf(shop).signInWithOtp({ email: one })
  for (const one of people) {
    const token = await codeSentTo(shop, one)
    expect((await clientOf(shop).verifyOtp({ type: 'email', email: one, token })).error).toBeNull()
  }
})

test('a phone number is added with its code, and one already in use is refused', async () => {
  const [account, phone] = [newAccount(), newPhone()]
  const { client } = await signUpClient(shop, account)
  expect((await client.updateUser({ phone })).data.user).toMatchObject({
    new_phone: phone.slice(1),
    phone: '',
  })
  await client.verifyOtp({ type: 'phone_change', phone, token: await codeSentTo(shop, phone) })
  expect((await client.getUser()).data.user).toMatchObject({ phone: phone.slice(1), email: account.email })

  const other = await signUpClient(shop, newAccount())
  expect((await other.client.updateUser({ phone })).error?.code).toBe('phone_exists')
})

test('of two adding one number, the first to prove it gets it, and a number requested earlier no longer works', async () => {
  const phone = newPhone()
  const people = [newAccount(), newAccount()]
  const clients = []
  for (const account of people) clients.push((await signUpClient(shop, account)).client)
  const [ada, eve] = clients
  const prove = async (client: typeof ada, number: string, token: string) =>
    (await client?.verifyOtp({ type: 'phone_change', phone: number, token }))?.error?.code
  const codes: string[] = []
  for (const client of clients) {
    await client.updateUser({ phone })
    codes.push(await codeSentTo(shop, phone))
  }
  expect(await prove(eve, phone, codes[1] ?? '')).toBeUndefined()
  expect(await prove(ada, phone, codes[0] ?? '')).toBe('otp_expired')

  const before = newPhone()
  await ada?.updateUser({ phone: before })
  const token = await codeSentTo(shop, before)
  await ada?.updateUser({ phone: newPhone() })
  expect(await prove(ada, before, token)).toBe('otp_expired')
  expect((await ada?.getUser())?.data.user?.phone).toBe('')
})

test('a day after sign-in, a new password needs the old one or a nonce', async () => {
  const account = newAccount()
  const { email } = account
  const { client, session } = await signUpClient(shop, account)
  await client.verifyOtp({ type: 'signup', email, token: await codeSentTo(shop, email) })
  clock.advance(hours(24))
  const refresh_token = (await client.getSession()).data.session?.refresh_token ?? session.refresh_token
  await client.refreshSession({ refresh_token })
  const change = async (more: object) =>
    (await client.updateUser({ password: 'another one', ...more })).error?.code

  expect(await change({})).toBe('reauthentication_needed')
  expect(await change({ current_password: 'wrong one' })).toBe('invalid_credentials')
  expect((await client.reauthenticate()).error).toBeNull()
  const nonce = await codeSentTo(shop, email)
  expect(await change({ nonce: nonce === '000000' ? '111111' : '000000' })).toBe('reauthentication_not_valid')
  expect(await change({ nonce })).toBeUndefined()
  expect((await client.updateUser({ password: 'a third one', nonce })).error?.code).toBe(
    'reauthentication_not_valid',
  )
})

test('where a captcha is set, calls from strangers need its token', async () => {
  await using service = await startOutsideService(({ body }) => ({
    body: JSON.stringify({ success: new URLSearchParams(body).get('response') === 'a person' }),
  }))
  const settings = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET: 'hush', CAPTCHA_URL: service.url }
  await using shop = await startTestShop({ settings })
  const refused = { code: 'captcha_failed', status: 400 }

  expect((await clientOf(shop).signUp(testAccount)).error).toMatchObject(refused)
  expect(
    (await clientOf(shop).signUp({ ...testAccount, options: { captchaToken: 'a bot' } })).error,
  ).toMatchObject(refused)
  expect(await shop.database.orm.$count(users)).toBe(0)
  const { error, data } = await clientOf(shop).signUp({
    ...testAccount,
    options: { captchaToken: 'a person' },
  })
  expect(error).toBeNull()
  expect(new URLSearchParams(service.requests.at(-1)?.body).get('secret')).toBe('hush')
  for (const path of ['/otp', '/recover', '/resend', '/token?grant_type=password'])
    expect((await postAuth(shop, path, { email })).status).toBe(400)
  const { refresh_token } = data.session ?? {}
  expect((await postAuth(shop, '/token?grant_type=refresh_token', { refresh_token })).status).toBe(200)
})

test('a password stolen elsewhere is refused, and only five digits of its hash are sent out', async () => {
  // SHA-1 of this: FC483 83DFCC0FCDAC01E9F7052D1D9CB9E52F02D
  const password = 'film that was stolen'
  await using list = await startOutsideService(() => ({
    body: '83DFCC0FCDAC01E9F7052D1D9CB9E52F02D:52256179\r\n0018A45C4D1DEF81644B54AB7F969B88D65:0\r\n',
  }))
  await using shop = await startTestShop({ settings: { PASSWORD_BREACH_LIST: list.url } })
  const refused = { code: 'weak_password', reasons: ['pwned'] }
  expect((await clientOf(shop).signUp({ email, password })).error).toMatchObject(refused)
  expect(list.requests.map(({ path }) => path)).toEqual(['/range/FC483'])
  const { client } = await signUpClient(shop)
  expect((await client.updateUser({ password })).error).toMatchObject(refused)
  await list[Symbol.asyncDispose]()
  expect((await client.updateUser({ password })).error).toBeNull()
})

test('text messages go out through a Twilio-compatible service, and a refusal is retried', async () => {
  let isDown = true
  await using twilio = await startOutsideService(() =>
    isDown ? { status: 400, body: '{"code":21211,"message":"Invalid To"}' } : { status: 201, body: '{}' },
  )
  const account = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'hush', TWILIO_FROM: '+15550100' }
  await using shop = await startTestShop({ settings: { ...account, TWILIO_URL: twilio.url } })
  await clientOf(shop).signInWithOtp({ phone })
  await expect(shop.jobs.runDue()).rejects.toThrow('There is no such phone number')
  isDown = false
  await clientOf(shop).signInWithOtp({ phone })
  await shop.jobs.runDue()

  const { path, body, headers } = twilio.requests.at(-1) ?? {}
  expect(path).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(headers?.authorization).toBe(`Basic ${Buffer.from('AC1:hush').toString('base64')}`)
  const form = new URLSearchParams(body)
  expect([form.get('To'), form.get('From')]).toEqual([phone, '+15550100'])
  const token = /\d{6}/.exec(form.get('Body') ?? '')?.[0] ?? ''
  expect((await clientOf(shop).verifyOtp({ type: 'sms', phone, token })).error).toBeNull()
  expect(await shop.mail.list()).toEqual([])
})
