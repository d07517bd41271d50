import { expect, test } from 'vitest'
import { openPage, phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { readPage } from '#tests/harness/read-page.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop()

test('after a sheet only the email is requested, and the emailed link continues to it', async () => {
  const { page, complaints } = await openPage(browser, { ...phone, baseURL: shop.origin })
  await page.goto('/auth?next=/builder&mode=keep')
  await page
    .getByRole('heading', { level: 1, name: 'Your sheet is saved. Where should we send it?' })
    .waitFor()
  expect(await page.getByRole('textbox').count()).toBe(1)
  expect(await problems(page)).toEqual([])
  if (process.env.SCREENS) await page.screenshot({ path: `${process.env.SCREENS}/keep-sheet.png` })
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@sheet.example')
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await page.getByText('Check your email.').waitFor()
  await shop.jobs.runDue()
  const mail = (await shop.mail.list()).find(({ to }) => to === 'ada@sheet.example')
  const link = /https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(new URL(link).searchParams.get('next')).toBe('/builder')
  await page.goto(link)
  await page.locator('main').getByRole('button').first().click()
  await page.waitForURL('**/builder')
  expect(complaints).toEqual([])
})

test('the link never leads to another site', async () => {
  const page = await readPage(shop, '/auth?next=https://evil.example/&mode=keep')
  const asked = await page.submit('Email me the link', { Email: 'eve@sheet.example' })
  expect(asked.words).toContain('Check your email.')
  await shop.jobs.runDue()
  const mail = (await shop.mail.list()).find(({ to }) => to === 'eve@sheet.example')
  expect(mail?.text).not.toContain('evil')
})
