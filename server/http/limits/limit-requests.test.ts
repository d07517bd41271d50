import { expect, test } from 'vitest'
import { startTestShop } from '#tests/harness/shop.ts'

test('a flood from one network is refused with a wait time; other networks and health checks are not', async () => {
  const settings = { REQUESTS_PER_MINUTE: '3', TRUSTED_PROXIES: '127.0.0.0/8,::1' }
  let now = new Date('2026-03-01T12:00:15Z')
  await using shop = await startTestShop({ settings, clock: { now: () => now } })
  const ask = (address: string, path = '/api/v1/designs') =>
    fetch(shop.origin + path, { headers: { 'x-forwarded-for': address } })
  const statuses = async (...addresses: string[]) => {
    const answers: number[] = []
    for (const address of addresses) answers.push((await ask(address)).status)
    return answers
  }
  const net = '2001:db8:1:2:'

  expect(await statuses(`${net}:1`, `${net}:2`, `${net}:3`, `${net}:4`, '2001:db8:9::1')).toEqual([
    200, 200, 200, 429, 200,
  ])
  const refused = await ask(`${net}:5`)
  expect(refused.headers.get('retry-after')).toBe('45')
  expect(await refused.json()).toMatchObject({ error: { code: 'too_many_requests' } })
  expect((await ask(`${net}:5`, '/health/live')).status).toBe(200)
  now = new Date('2026-03-01T12:01:00Z')
  expect(await statuses(`${net}:1`)).toEqual([200])
})

test('every 429 says when to try again', async () => {
  const servePage = async () => new Response('later', { status: 429 })
  await using shop = await startTestShop({ servePage })

  expect((await fetch(`${shop.origin}/checkout`)).headers.get('retry-after')).toBe('60')
})
