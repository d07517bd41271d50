import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { answerAuthForm } from './answer-auth-form.ts'
import type { AuthAnswer } from './auth-answer.ts'
import { readAuthView } from './auth-view.ts'
import { SignInForm } from './sign-in-form.tsx'

const visitOf = (shop: TestShop) => ({
  ...{
    requestId: '',
    report: () => {},
    refusalOf: () => null,
    origin: shop.origin,
    sessionToken: null,
    nonce: '',
  },
  ...{ clientAddress: '192.0.2.7', userAgent: '', setSession: () => {} },
  actor: { visitorId: crypto.randomUUID(), user: null },
})

async function openPage(shop: TestShop, query = '') {
  const url = new URL(`/auth${query}`, shop.origin)
  const { view, notice, providers, ways } = await readAuthView(url, visitOf(shop), shop.auth)
  const form = createElement(SignInForm, { next: null, message: null, answer: undefined, providers, ways })
  const router = createMemoryRouter([{ path: '/', element: form }])
  return { view, notice, words: renderToStaticMarkup(createElement(RouterProvider, { router })) }
}

async function send(shop: TestShop, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const answer = await answerAuthForm({ auth: shop.auth, visit: visitOf(shop), form })
  if (answer instanceof Response) return [answer.status]
  return [answer.init?.status, (answer.data as AuthAnswer).message]
}

const everything = [
  'Create an account',
  'name="password"',
  'Forgot your password?',
  'Continue with Google',
  'Email Me',
]
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush' }

test.each([
  [{}, []],
  [{ SIGN_IN_WAYS: 'google,email_link' }, ['Create an account', 'name="password"', 'Forgot your password?']],
  [{ SIGN_IN_WAYS: 'google,password' }, ['Email Me']],
  [{ SIGN_IN_WAYS: 'password,email_link' }, ['Continue with Google']],
  [{ SIGN_UP: 'invitation' }, ['Create an account']],
])('with %j the sign-in page leaves out %j', async (settings, absent) => {
  await using shop = await startTestShop({ settings: { ...google, ...settings } })
  const { words } = await openPage(shop)
  expect(everything.filter((one) => !words.includes(one))).toEqual(absent)
})

test('an address of what is closed shows the sign-in form, and says why', async () => {
  await using shop = await startTestShop({ settings: { SIGN_IN_WAYS: 'passkey', SIGN_UP: 'closed' } })
  const signIn = { kind: 'mode', mode: 'sign-in' }
  for (const [query, notice] of [
    ['', null],
    ['?mode=sign-up', 'sign_up_closed'],
    ['?mode=reset', 'way_closed'],
    ['?mode=link', 'way_closed'],
    ['?type=recovery&token=x', 'way_closed'],
    ['?type=magiclink&token=x', 'way_closed'],
    ['?error_code=signup_disabled', 'sign_up_closed'],
  ] as const)
    expect(await openPage(shop, query)).toMatchObject({ view: signIn, notice })
  expect((await openPage(shop, '?type=invite&token=x')).view).toMatchObject({ kind: 'mailed-link' })
})

test('a form of what is closed is refused in words, whoever sends it', async () => {
  await using shop = await startTestShop({ settings: { SIGN_IN_WAYS: 'sso', SIGN_UP: 'closed' } })
  const who = { email: 'ada@example.com', password: 'ink on film' }
  expect(await send(shop, { intent: 'sign-in', ...who })).toEqual([403, 'way_closed'])
  expect(await send(shop, { intent: 'sign-up', ...who })).toEqual([403, 'sign_up_closed'])
  expect(await send(shop, { intent: 'request-reset', ...who })).toEqual([403, 'way_closed'])
  expect(await send(shop, { intent: 'new-password', token: 'x' })).toEqual([403, 'way_closed'])
  expect(await send(shop, { intent: 'request-link', ...who })).toEqual([403, 'way_closed'])
  expect(await send(shop, { intent: 'follow-link', type: 'magiclink', token: 'x' })).toEqual([
    403,
    'way_closed',
  ])
  expect(await send(shop, { intent: 'ask-passkey' })).toEqual([403, 'way_closed'])
  expect(await send(shop, { intent: 'passkey-sign-in' })).toEqual([403, 'way_closed'])
  expect(await shop.mail.list()).toEqual([])
})
