import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestClock } from '#tests/harness/clock.ts'
import { createBreachedPasswords } from './breached-passwords/index.ts'
import { createCaptcha } from './captcha/index.ts'
import { createDesignService } from './design-service/index.ts'
import { createGitHubProvider } from './identity-providers/github.ts'
import { createOpenIdProvider } from './identity-providers/openid.ts'
import { createImageModel } from './image-models/openai-compatible.ts'
import { openSquare } from './payments/square/open-square.ts'
import { openStripe } from './payments/stripe/open-stripe.ts'
import { openShippo } from './shipping/shippo/open-shippo.ts'
import { createTwilioService } from './sms/twilio/index.ts'

const folder = new URL('.', import.meta.url).pathname
/** Sends no secret of ours, and its store may redirect. */
const mayFollow = ['shipping/shippo/read-label.ts']

const asked: string[] = []
/** Redirects every request, as an address that was taken over would. */
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.writeHead(307, { location: '/elsewhere' }).end()
})
let address = ''

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => void asked.splice(0))

test('adapters call outside only by directFetch', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  expect(sources.length).toBeGreaterThan(30)
  const others = sources.filter((name) => /(?<![\w.])fetch\(/.test(readFileSync(join(folder, name), 'utf8')))
  expect(others.sort()).toEqual(['direct-fetch.ts', ...mayFollow])
})

const trip = { redirectUri: 'http://localhost/back', state: 's', nonce: 'n', codeVerifier: 'v' }

const calls: Record<string, () => Promise<unknown>> = {
  'the list of breached passwords': () => createBreachedPasswords(address).has('correct horse'),
  'a captcha': () => createCaptcha({ url: address, secret: 's', widget: null }).verify('answer', '192.0.2.1'),
  'a design service': () =>
    createDesignService({ address, key: 'k', editor: address }).isReady(
      '00000000-0000-4000-8000-000000000000',
    ),
  GitHub: () =>
    createGitHubProvider({ clientId: 'c', clientSecret: 's', baseUrl: address, apiUrl: address }).finish(
      trip,
      new URLSearchParams({ code: 'c' }),
    ),
  'an OpenID provider': () =>
    createOpenIdProvider({
      ...{ name: 'test', label: 'Test', issuer: address, clientId: 'c', clientSecret: 's' },
    }).begin(trip, ''),
  'an image model': () =>
    createImageModel({ url: address, key: 'k', model: 'm' }).paint({
      ...{ words: 'a heron', count: 1, size: { width: 10, height: 10 } },
    } as never),
  Square: () =>
    openSquare({
      accessToken: 't',
      locationId: 'l',
      apiUrl: address,
      timeoutSeconds: 5,
    } as never).checkAccess(),
  Stripe: () =>
    openStripe({ secretKey: 'sk_test_1', apiUrl: address, timeoutSeconds: 5 } as never).checkAccess(),
  Shippo: () =>
    openShippo({ token: 't', serverUrl: address, clock: createTestClock() } as never).checkAccess(),
  Twilio: () =>
    createTwilioService({ accountSid: 'a', authToken: 't', from: '+15125550100', baseUrl: address }).send({
      to: '+15125550101',
      text: 'a code',
    } as never),
}

test.each(Object.entries(calls))('a redirect elsewhere is not followed: %s', async (_name, call) => {
  await expect(call()).rejects.toThrow()
  expect(asked.length).toBeGreaterThan(0)
  expect(asked).not.toContain('/elsewhere')
})
