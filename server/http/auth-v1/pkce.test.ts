import { afterAll, expect, test } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import {
  clientOf,
  codeSentTo,
  linkSentTo,
  newAccount,
  postAuth,
  signUpClient,
} from '#tests/harness/auth-client.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const clock = createTestClock()
const shop = await startTestShop({ clock })
afterAll(() => shop[Symbol.asyncDispose]())

/**
 * Follows the link of the newest email to an address as a browser does, up to the code in the address it is redirected
 * to.
 */
async function codeOfLink(email: string): Promise<string> {
  const answer = await fetch(await linkSentTo(shop, email), { redirect: 'manual' })
  const target = new URL(answer.headers.get('location') ?? '')
  expect(target.origin + target.pathname).toBe(`${shop.origin}/welcome`)
  expect(target.hash).toBe('')
  return target.searchParams.get('code') ?? ''
}

test('a PKCE client’s link carries a code that only this client can exchange, once', async () => {
  const account = newAccount()
  const { email } = account
  await signUpClient(shop, account)
  const emailRedirectTo = `${shop.origin}/welcome`
  const [client, thief] = [clientOf(shop, 'pkce'), clientOf(shop, 'pkce')]
  await thief.signInWithOtp({ email, options: { emailRedirectTo } })
  await shop.jobs.runDue()
  await client.signInWithOtp({ email, options: { emailRedirectTo } })
  const code = await codeOfLink(email)
  const { data, error } = await client.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.user?.email).toBe(email)
  expect((await thief.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
})

test('confirmation, recovery and a new address also use a code', async () => {
  const [account, newEmail] = [newAccount(), newAccount().email]
  const { email } = account
  const redirectTo = `${shop.origin}/welcome`
  const client = clientOf(shop, 'pkce')
  await signUpClient(shop, account, client)
  await client.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } })
  expect((await client.exchangeCodeForSession(await codeOfLink(email))).error).toBeNull()

  await client.resetPasswordForEmail(email, { redirectTo })
  const recovered = await client.exchangeCodeForSession(await codeOfLink(email))
  expect(recovered.data).toMatchObject({ redirectType: 'recovery', user: { email } })

  await client.updateUser({ email: newEmail }, { emailRedirectTo: redirectTo })
  const half = await fetch(await linkSentTo(shop, newEmail), { redirect: 'manual' })
  expect(decodeURIComponent(half.headers.get('location') ?? '')).toContain(
    '#message=Confirmation+link+accepted',
  )
  // The client clears its verifier whenever it saves a session, so here only the code itself can be checked.
  expect(await codeOfLink(email)).toMatch(/^[\w-]{43}$/)
  expect((await client.getUser()).data.user?.email).toBe(newEmail)
})

test('a wrong verifier uses up the code, five minutes end it, and nonsense is refused', async () => {
  const account = newAccount()
  const { email } = account
  await signUpClient(shop, account)
  const redirectTo = `${shop.origin}/welcome`
  const exchange = async (auth_code: string, code_verifier: string) => {
    const answer = await postAuth(shop, '/token?grant_type=pkce', { auth_code, code_verifier })
    return (await answer.json()).error_code
  }
  const askFor = async (challenge: object) => {
    await postAuth(shop, `/recover?redirect_to=${redirectTo}`, { email, ...challenge })
    return codeOfLink(email)
  }
  const verifier = 'v'.repeat(50)
  const plain = { code_challenge: verifier, code_challenge_method: 'plain' }

  const code = await askFor(plain)
  expect(await exchange(code, 'w'.repeat(50))).toBe('bad_code_verifier')
  expect(await exchange(code, verifier)).toBe('flow_state_not_found')
  const late = await askFor(plain)
  clock.advance(minutes(5))
  expect(await exchange(late, verifier)).toBe('flow_state_expired')
  expect(await exchange(await askFor(plain), verifier)).toBeUndefined()
  expect((await postAuth(shop, '/otp', { email, code_challenge: 'short' })).status).toBe(400)
  // Typed digits involve no redirect: they return the session immediately.
  await clientOf(shop, 'pkce').signInWithOtp({ email })
  const token = await codeSentTo(shop, email)
  expect((await clientOf(shop).verifyOtp({ type: 'email', email, token })).data.session).not.toBeNull()
})
