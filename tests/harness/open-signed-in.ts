import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Role } from '#domain/people/role.ts'
import { sessionCookieName } from '#server/http/visit.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { startAnew } from '#tests/harness/processes/start-anew.ts'
import { desktop, openPage } from './browser.ts'
import type { TestShop } from './shop.ts'

export type SignedInPage = { page: Page; complaints: string[]; actor: Actor; password: string }

type Somebody = { role: Role; email: string; fullName: string }

/** A page of a user with a new account, signed in by the cookie; pages look as in `device`. */
export async function openSignedIn(
  browser: Browser,
  shop: Pick<TestShop, 'auth' | 'origin'>,
  device: BrowserContextOptions,
  somebody: Somebody,
): Promise<SignedInPage> {
  const { page, complaints } = await openPage(browser, { ...device, baseURL: shop.origin })
  return { page, complaints, ...(await signIn(page, shop, somebody)) }
}

/** Replaces the user that a test is done with by one with a new account, on the same page. */
export async function nextSignedIn(
  page: Page,
  shop: Pick<TestShop, 'auth' | 'origin'>,
  somebody: Somebody,
): Promise<Omit<SignedInPage, 'complaints'>> {
  await startAnew(page)
  return { page, ...(await signIn(page, shop, somebody)) }
}

async function signIn(
  page: Page,
  shop: Pick<TestShop, 'auth' | 'origin'>,
  { role, email, fullName }: Somebody,
): Promise<Pick<SignedInPage, 'actor' | 'password'>> {
  const password = 'correct horse battery staple'
  await shop.auth.createUser({ email, password, role, fullName, phone: '5125550123' })
  const visitorId = crypto.randomUUID()
  const meta = { clientAddress: '127.0.0.1', userAgent: 'test', visitorId }
  const outcome = await shop.auth.signIn({ email, password }, meta)
  if (!outcome.ok) throw new Error(`Could not sign in: ${outcome.reason}`)
  const { value } = outcome.session
  await page.context().addCookies([{ name: sessionCookieName, value, url: shop.origin }])
  return { password, actor: { visitorId, user: await shop.auth.authenticate(value) } }
}

/** The back office at an address, as seen by a new staff member; without an address, before they go anywhere. */
export async function openAsStaff(
  browser: Browser,
  shop: TestShop,
  path: string | null,
  device: BrowserContextOptions = desktop,
): Promise<SignedInPage> {
  const email = `staff-${crypto.randomUUID()}@shop.example`
  const opened = await openSignedIn(browser, shop, device, { role: 'admin', email, fullName: 'Sam Staff' })
  if (path !== null) await opened.page.goto(path)
  return opened
}
