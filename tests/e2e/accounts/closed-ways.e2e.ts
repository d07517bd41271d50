import { expect, test } from 'vitest'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import { startBuiltShop } from '#tests/harness/use-shop.ts'

/** What the sign-in page, the profile page and the proof page offer, by method. */
const drawn: Record<string, Record<string, string[]>> = {
  password: {
    '/auth': ['name="password"', 'Forgot your password?', 'Create an account'],
    '/profile': ['Reset Password'],
    '/auth/prove': ['Your password'],
  },
  email_link: { '/auth': ['Email Me a Sign-In Link'] },
  passkey: { '/profile': ['id="passkeys"'] },
  google: { '/auth': ['Continue with Google'], '/profile': ['Link Google'] },
  linking: { '/profile': ['Link Google'] },
  signUp: { '/auth': ['Create an account'] },
}

const nobodys = '8a4c2f6e-0000-4000-8000-000000000000'

const ada = {
  ...{ fullName: 'Ada', phone: '512 555 0100', email: 'ada@example.com' },
  ...{ password: 'ink on film', confirmPassword: 'ink on film' },
}

/** The forms of each method, and the page that handles them. */
const forms: Record<string, Record<string, Record<string, string>[]>> = {
  password: {
    '/auth': [
      { operation: 'account.sign-in', ...ada },
      { operation: 'account.sign-up', ...ada },
      { operation: 'account.send-reset-link', ...ada },
      { operation: 'account.choose-password', ...ada },
    ],
    '/profile': [{ operation: 'profile.reset-password' }],
  },
  email_link: {
    '/auth': [
      { operation: 'account.send-sign-in-link', ...ada },
      { operation: 'account.follow-link', type: 'magiclink' },
    ],
  },
  passkey: {
    '/auth': [
      { operation: 'account.ask-passkey' },
      { operation: 'account.sign-in-by-passkey', challengeId: nobodys, credential: '{}' },
    ],
    '/profile': [
      { operation: 'passkeys.begin' },
      { operation: 'passkeys.add', challengeId: nobodys, credential: '{}' },
    ],
  },
  linking: {
    '/profile': [
      { operation: 'identities.link', provider: 'google' },
      { operation: 'identities.unlink', identity: nobodys },
    ],
  },
  signUp: { '/auth': [{ operation: 'account.sign-up', ...ada }] },
}

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush' }

const openWith = async (settings: Record<string, string>): Promise<TestShop> =>
  startBuiltShop({ settings: { ...google, ...settings } })

async function pageOf(shop: TestShop, path: string, browser?: Browser): Promise<string> {
  const headers = browser?.headers ?? {}
  const answer = await fetch(shop.origin + path, { headers, redirect: 'manual' })
  expect(answer.status, path).toBe(200)
  // React marks where one text ends and the next begins.
  return (await answer.text()).replaceAll('<!-- -->', '')
}

const post = (
  shop: TestShop,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
) =>
  fetch(shop.origin + path, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

/** Of everything that is looked for, the part that the pages don't show. */
async function missing(shop: TestShop, browser: Browser): Promise<string[]> {
  const pages: Record<string, string> = {
    '/auth': await pageOf(shop, '/auth'),
    '/profile': await pageOf(shop, '/profile', browser),
    '/auth/prove': await pageOf(shop, '/auth/prove', browser),
  }
  const wanted = Object.values(drawn).flatMap((page) =>
    Object.entries(page).flatMap(([path, words]) => words.map((word) => [path, word] as const)),
  )
  const absent = wanted.filter(([path, word]) => !pages[path]?.includes(word))
  return [...new Set(absent.map(([path, word]) => `${path}: ${word}`))].sort()
}

const namesOf = (way: string): string[] =>
  Object.entries(drawn[way] ?? {})
    .flatMap(([path, words]) => words.map((word) => `${path}: ${word}`))
    .sort()

test.each<[string, Record<string, string>]>([
  ['nothing', {}],
  ['password', { SIGN_IN_WAYS: 'email_link,passkey,google' }],
  ['email_link', { SIGN_IN_WAYS: 'password,passkey,google' }],
  ['passkey', { SIGN_IN_WAYS: 'password,email_link,google' }],
  ['google', { SIGN_IN_WAYS: 'password,email_link,passkey' }],
  ['linking', { PROVIDER_LINKING: 'false' }],
  ['signUp', { SIGN_UP: 'closed' }],
])(
  'with %s closed, it is neither shown nor accepted, and everything else is shown',
  async (way, settings) => {
    await using shop = await openWith(settings)
    const shopper = await signInFrom(shop, browse(shop))
    expect(await missing(shop, shopper)).toEqual(namesOf(way))

    const stranger = browse(shop)
    for (const [path, sent] of Object.entries(forms[way] ?? {}))
      for (const fields of sent) {
        const { headers } = path === '/auth' ? stranger : shopper
        const answer = await post(shop, path, { token: 'x', ...fields }, headers)
        expect([fields, answer.status]).toEqual([fields, 403])
        await answer.body?.cancel()
      }
    if (way === 'google') {
      const trip = await fetch(`${shop.origin}/auth?provider=google`, { redirect: 'manual' })
      expect(trip.headers.get('location')).toBe('/auth?error_code=provider_not_found')
    }
  },
)

test('the page for choosing a password states the length required for each role', async () => {
  await using shop = await openWith({})
  const { headers } = browse(shop)
  const owner = await shop.auth.ensureOwner('olive@shop.example')
  if (!owner) throw new Error('No owner was made')
  const signedIn = await post(shop, '/auth', { operation: 'account.sign-in', ...owner }, headers)
  const link = signedIn.headers.get('location') ?? ''
  const first = await pageOf(shop, link)
  expect(first).toContain('At least 12 characters')
  expect(first.match(/minlength="12"/gi)).toHaveLength(2)
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
  const choose = async (password: string) => {
    const fields = { operation: 'account.choose-password', token, password, confirmPassword: password }
    const answer = await post(shop, link, fields, headers)
    return [answer.status, (await answer.text()).includes('Use at least 12 characters')]
  }
  expect(await choose('foil')).toEqual([422, true])
  expect(await choose('ink on film')).toEqual([422, true])

  const strangers = await pageOf(shop, '/auth?type=recovery&token=x')
  expect(strangers).toContain('At least 6 characters')
  expect(strangers).not.toContain('12 characters')
  expect(await choose('ink on film and foil')).toEqual([303, false])
})
