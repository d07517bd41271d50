import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startOutsideService } from '#tests/harness/auth-client.ts'
import { desktop, openBrowser, openPage, phone } from '#tests/harness/browser.ts'
import { startBuiltShop } from '#tests/harness/use-shop.ts'

/** What the provider's script does: a field with a token in the form, and another one after each reset. */
const widgetScript = (field: string, provider: string): string => `window.${provider} = {
  render(place, { sitekey }) {
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name: '${field}' })
    input.value = sitekey + ':1'
    place.append(input, 'I am a person')
    this.input = input
    return 'widget-1'
  },
  reset() { this.input.value = this.input.value.replace(/\\d+$/, (count) => Number(count) + 1) },
}`

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('main').getByRole('button', { name: 'Sign In' }).click()
}

test.each([
  ['turnstile', 'https://challenges.cloudflare.com', 'cf-turnstile-response', desktop],
  ['hcaptcha', 'https://js.hcaptcha.com', 'h-captcha-response', phone],
] as const)(
  '%s is shown, its token is checked once per try, and only its origin is allowed',
  async (provider, origin, field, device) => {
    const spent = new Set<string>()
    await using service = await startOutsideService(({ body }) => {
      const token = new URLSearchParams(body).get('response') ?? ''
      const success = /^key-1:\d$/.test(token) && !spent.has(token)
      spent.add(token)
      return { body: JSON.stringify({ success }) }
    })
    const captcha = { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: 'hush', CAPTCHA_URL: service.url }
    const settings = { ...captcha, CAPTCHA_SITE_KEY: 'key-1' }
    await using shop = await startBuiltShop({ settings })
    const email = `ada-${crypto.randomUUID().slice(0, 8)}@example.com`
    const password = 'ink on film'
    await shop.auth.createUser({ email, password, fullName: 'Ada', phone: '1', role: 'customer' })
    await using browser = await openBrowser()
    const { page, complaints } = await openPage(browser, { ...device, baseURL: shop.origin })
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: widgetScript(field, provider) }),
    )

    await page.goto('/auth')
    await page.getByText('I am a person').waitFor()
    await signIn(page, email, 'wrong one')
    await page.getByText('Invalid email or password').first().waitFor()
    await signIn(page, email, password)
    await page.waitForURL(`${shop.origin}/`)
    expect([...spent]).toEqual(['key-1:1', 'key-1:2'])
    expect(new URLSearchParams(service.requests[0]?.body).get('secret')).toBe('hush')
    expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])

    const forms = {
      'account.sign-in': { email, password },
      'account.sign-up': {
        email: 'new@example.com',
        password,
        confirmPassword: password,
        fullName: 'N',
        phone: '1',
      },
      'account.send-reset-link': { email },
      'account.send-sign-in-link': { email },
    }
    for (const [operation, fields] of Object.entries(forms))
      for (const token of [{}, { [field]: 'a bot' }, { [field]: 'key-1:1' }]) {
        const answer = await fetch(`${shop.origin}/auth`, {
          method: 'POST',
          headers: { origin: shop.origin },
          body: new URLSearchParams({ operation, ...fields, ...token }),
        })
        expect([operation, answer.status, answer.headers.getSetCookie().join().includes('session=')]).toEqual(
          [operation, 400, false],
        )
        expect(await answer.text()).toContain('We couldn’t verify that you’re a person')
      }
    expect(await shop.auth.userIdOf('new@example.com')).toBeNull()
    const policy = (await fetch(shop.origin)).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(
      new RegExp(`script-src [^;]*${provider === 'turnstile' ? origin : 'https://\\*.hcaptcha.com'}`),
    )
  },
)
