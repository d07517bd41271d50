import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useOperation } from '#app/operations/operation-form.tsx'
import { catalog, type OperationName } from '#server/operations.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import type { AuthCall } from './auth-messages.ts'
import { readAuthView } from './auth-view.ts'
import { SignInForm } from './sign-in-form.tsx'

const stranger = { sessionToken: null, actor: { visitorId: crypto.randomUUID(), user: null } }

function Page(props: Pick<ComponentProps<typeof SignInForm>, 'providers' | 'ways'>) {
  const call = useOperation<AuthCall>({ failed: () => null })
  return createElement(SignInForm, { next: null, message: null, call, ...props })
}

async function openPage(shop: TestShop, query = '') {
  const url = new URL(`/auth${query}`, shop.origin)
  const { view, notice, providers, ways } = await readAuthView(url, stranger, shop.auth)
  const router = createMemoryRouter([{ path: '/', element: createElement(Page, { providers, ways }) }])
  return { view, notice, words: renderToStaticMarkup(createElement(RouterProvider, { router })) }
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

test('the address of a closed feature shows the sign-in form and says why', async () => {
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

test('the form of a closed feature is refused with a message and sends no email', async () => {
  await using shop = await startTestShop({ settings: { SIGN_IN_WAYS: 'sso', SIGN_UP: 'closed' } })
  const because = async (name: OperationName) => {
    const example = catalog.find((operation) => operation.name === name)?.example
    const outcome = await shop.operations.callByName(name, visitor(), example)
    return !outcome.ok && outcome.reason === 'refused' && [outcome.code, outcome.because]
  }
  expect(await because('account.sign-in')).toEqual(['forbidden', 'way_closed'])
  expect(await because('account.sign-up')).toEqual(['forbidden', 'sign_up_closed'])
  expect(await because('account.send-reset-link')).toEqual(['forbidden', 'way_closed'])
  expect(await because('account.choose-password')).toEqual(['forbidden', 'way_closed'])
  expect(await because('account.send-sign-in-link')).toEqual(['forbidden', 'way_closed'])
  expect(await because('account.follow-link')).toEqual(['forbidden', 'way_closed'])
  expect(await because('account.ask-passkey')).toEqual(['forbidden', 'way_closed'])
  expect(await because('account.sign-in-by-passkey')).toEqual(['forbidden', 'way_closed'])
  await shop.jobs.runDue()
  expect(await shop.mail.list()).toEqual([])
})
