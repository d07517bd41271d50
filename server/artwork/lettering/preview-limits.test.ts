import { expect, test } from 'vitest'
import type { Lettering } from '#domain/lettering/lettering.ts'
import { browse } from '#tests/harness/browse.ts'
import { shareTestShop } from '#tests/harness/shop.ts'

const shop = await shareTestShop()

const block = (text: string) => ({
  text,
  font: 'yellowtail',
  height: 50,
  heightOf: 'capitals',
  letterSpacing: 0,
  lineSpacing: 100,
  align: 'center',
  shape: { kind: 'circle' },
  color: '#000000',
  outline: { color: '#ffffff', width: 25 },
})

const asked = (letterings: number, letters: number) => ({
  letterings: Array.from({ length: letterings }, () => ({
    gap: 0,
    blocks: [block('a'.repeat(letters)), block('a'.repeat(letters))],
  })) as unknown as Lettering[],
})

test('previews are limited per request, counting the characters of all blocks in all texts', async () => {
  const visitor = browse(shop)
  const send = (letterings: number, letters: number) =>
    visitor.send('POST', '/api/v1/letterings/previews', asked(letterings, letters))

  // As many texts and characters as one request can hold, each of them allowed on its own.
  const refused = await send(16, 200)
  expect([refused.status, (await refused.json()).error.message]).toEqual([
    422,
    'letterings: At most 400 characters at once, please.',
  ])
  const fits = await send(2, 100)
  expect(fits.status).toBe(200)
  const bytes = (await fits.text()).length
  expect(bytes).toBeLessThan(10_000_000)
})

test('previews are drawn off the main thread, so other requests are answered in the meantime', async () => {
  const visitor = browse(shop)
  let isDrawn = false
  const drawn = visitor.send('POST', '/api/v1/letterings/previews', asked(2, 100)).then((answer) => {
    isDrawn = true
    return answer.status
  })
  let answered = 0
  while (!isDrawn) {
    await (await fetch(`${shop.origin}/health/live`)).text()
    answered++
  }
  expect(await drawn).toBe(200)
  expect(answered).toBeGreaterThan(10)
})
