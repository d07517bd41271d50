import { afterAll, expect, test } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const read = async (origin: string) => {
  const answer = await fetch(`${origin}/.well-known/security.txt`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; *charset=utf-8$/i)
  return new Map(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
  )
}

test('security.txt names the shop’s contact address, its expiration date and its canonical address (RFC 9116)', async () => {
  const fields = await read(shop.origin)
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  expect(fields.get('Contact')).toBe(`mailto:${(await shop.settings.read()).contactEmail}`)
  expect(fields.get('Preferred-Languages')).toBe('en')
  expect(fields.get('Canonical')).toBe(`${shop.origin}/.well-known/security.txt`)
  const left = new Date(fields.get('Expires') ?? '').getTime() - shop.clock.now().getTime()
  expect(left).toBeGreaterThan(days(179))
  expect(left).toBeLessThan(days(365))
})

test.each([
  ['security@print.example', 'mailto:security@print.example'],
  ['https://print.example/report', 'https://print.example/report'],
])('the configured contact is shown: %s', async (given, told) => {
  await using shop = await startTestShop({ settings: { SECURITY_CONTACT: given } })
  expect((await read(shop.origin)).get('Contact')).toBe(told)
})

test('the licenses of everything shipped can be read', async () => {
  const answer = await fetch(`${shop.origin}/licenses`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; *charset=utf-8$/i)
  const text = await answer.text()
  for (const name of ['react-dom', 'hono', '@fontsource/yellowtail', 'LGPL-3.0-or-later', 'MPL-2.0'])
    expect(text).toContain(name)
})
