import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { rawRequest } from '#tests/harness/raw-request.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { refuseOtherHosts } from './refuse-other-hosts.ts'

const https = 'https://shop.example'

test.each<[string | undefined, string, number]>([
  [undefined, 'http://localhost:3000/', 200],
  [undefined, 'http://127.0.0.1:8080/', 200],
  [undefined, 'http://[::1]:3000/', 200],
  [undefined, 'http://192.168.1.5:3000/', 421],
  [undefined, 'http://evil.example/', 421],
  [undefined, 'http://localhost.evil.example/', 421],
  ['http://localhost:4000', 'http://127.0.0.1:4000/', 200],
  ['http://localhost:4000', 'http://evil.example/dev/mailbox', 421],
  [https, 'http://shop.example/', 200],
  [https, 'http://SHOP.example:3000/', 200],
  [https, 'http://www.shop.example/', 421],
  [https, 'http://localhost:3000/', 421],
  [https, 'http://10.0.0.7:3000/health/live', 200],
  [https, 'http://10.0.0.7:3000/health', 421],
  [https, 'http://127.0.0.1:3000/webhooks/sandbox', 200],
  [https, 'http://evil.example/webhooks/sandbox', 421],
])('with PUBLIC_URL %s, %s is answered %i', async (PUBLIC_URL, address, status) => {
  const edge = new Hono().use(refuseOtherHosts({ PUBLIC_URL, PORT: 3000 })).all('*', (to) => to.text('in'))
  expect((await edge.request(address)).status).toBe(status)
})

test('a visitor from the local network is shown which setting to change', async () => {
  const edge = new Hono().use(refuseOtherHosts({ PUBLIC_URL: undefined, PORT: 3000 }))
  const said = await (await edge.request('http://192.168.1.5:3000/blog')).text()
  expect(said).toContain('PUBLIC_URL=http://192.168.1.5:3000 npm start')
})

test('the edge checks before anything else, whatever form the host name takes', async () => {
  await using shop = await startTestShop({ servePage: async () => new Response('page') })
  const by = (host: string, path = '/') => rawRequest(shop, 'GET', path, { headers: { host } })
  expect((await by('localhost')).status).toBe(200)
  for (const path of ['/', '/auth/v1/health', '/assets/x.js', '/health', '/files/public/x', '/events'])
    expect((await by('evil.example', path)).status, path).toBe(421)
  // RFC 9112 section 3.2.2: the address in the request line counts, not the Host header.
  expect((await by('localhost', 'http://evil.example/')).status).toBe(421)
  expect((await by('10.0.0.7:3000', '/health/ready')).status).toBe(200)
  expect((await by('evil.example')).headers['x-content-type-options']).toBe('nosniff')
})
