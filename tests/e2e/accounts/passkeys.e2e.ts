import { expect, test } from 'vitest'
import { desktop } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()

test('a passkey is added, named, signs in without a password, and is removed', async () => {
  const ada = { role: 'customer', email: 'ada@example.com', fullName: 'Ada Lovelace' } as const
  const { page, complaints } = await openSignedIn(browser, shop, desktop, ada)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Add a Passkey' }).click()
  await page.getByRole('button', { name: 'Add Another Passkey' }).waitFor()
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await passkeys.getByText('not used yet').waitFor()
  await passkeys.getByRole('textbox').fill('Work laptop')
  await passkeys.getByRole('button', { name: /^Save name of / }).click()
  await passkeys.getByRole('button', { name: 'Remove Work laptop' }).waitFor()
  expect(await problemsAtWidths(page, { include: 'section[aria-labelledby=passkeys]' })).toEqual([])

  await page.context().clearCookies()
  await page.goto('/auth?next=/profile')
  const readAgain: string[] = []
  page.on('request', (asked) => {
    if (asked.method() === 'GET' && asked.url().includes('/auth.data')) readAgain.push(asked.url())
  })
  await page.getByRole('button', { name: 'Use a Passkey' }).click()
  await page.waitForURL(`${shop.origin}/profile`)
  // The previous page could come back at the next one's address.
  expect(readAgain).toEqual([])
  await passkeys.getByText('last used').waitFor()
  await passkeys.getByRole('button', { name: 'Remove Work laptop' }).click()
  await passkeys.getByRole('button', { name: 'Add a Passkey' }).waitFor()
  await expect.poll(() => passkeys.getByRole('listitem').count()).toBe(0)
  expect(complaints).toEqual([])
})
