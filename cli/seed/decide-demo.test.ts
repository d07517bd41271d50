import { expect, test } from 'vitest'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { decideDemo } from './decide-demo.ts'
import { markDemo } from './demo-journal.ts'

const shop = await shareTestShop()

const wanted = { DEMO: true, SMTP_URL: undefined }
const unwanted = { DEMO: false, SMTP_URL: undefined }
const firstStart = async (shop: TestShop, settings: Parameters<typeof decideDemo>[1]) => {
  const isDue = await decideDemo(shop, settings)
  await shop.auth.ensureOwner()
  return isDue
}

test('a demo is due from the first start until it is filled, even if killed before the first step', async () => {
  // Killed between the two steps: there is no owner yet.
  expect(await decideDemo(shop, wanted)).toBe(true)
  expect(await firstStart(shop, wanted)).toBe(true)
  expect(await firstStart(shop, wanted)).toBe(true)
  await markDemo(shop.database, 'done')
  expect(await firstStart(shop, wanted)).toBe(false)
})

test.each([
  ['DEMO=false', unwanted],
  ['a mail server', { DEMO: true, SMTP_URL: 'smtp://127.0.0.1' }],
])('a shop that opened with %s is never filled', async (_case, settings) => {
  expect(await firstStart(shop, settings)).toBe(false)
  expect(await firstStart(shop, wanted)).toBe(false)
})

test('a shop opened with a half-filled demo keeps it that way', async () => {
  expect(await firstStart(shop, wanted)).toBe(true)
  expect(await firstStart(shop, unwanted)).toBe(false)
  expect(await firstStart(shop, wanted)).toBe(false)
})
