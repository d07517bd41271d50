import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const problemsOf = (source: Record<string, string>): string[] => {
  const reading = readEnvironment(source)
  return reading.ok ? [] : reading.problems
}

test('a shop without any setting runs on its defaults', () => {
  expect(readEnvironment({})).toEqual({
    ok: true,
    environment: {
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: '0.0.0.0',
      TRUSTED_PROXIES: [],
      REQUESTS_PER_MINUTE: 1_200,
      AI_IMAGES_MODEL: 'gpt-image-1',
      DATA_DIR: resolve('data'),
      LOG_LEVEL: 'info',
      LOG_TO: 'file',
      DEMO: true,
      MAIL_FROM: 'Gangway Print Co. <shop@localhost>',
      S3_REGION: 'us-east-1',
      AUTH_REDIRECT_URLS: [],
      GITHUB_URL: 'https://github.com',
      OPENID_PROVIDERS: [],
      STAFF_SECOND_FACTOR: false,
      TWILIO_URL: 'https://api.twilio.com',
      PAYMENT_PROVIDER: 'sandbox',
      PAYMENT_TIMEOUT_SECONDS: 10,
      SQUARE_ENVIRONMENT: 'production',
      SHIPPING_PROVIDER: 'house',
      SHIPPING_TIMEOUT_SECONDS: 30,
    },
  })
})

test('an empty setting counts as absent', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({
    ok: true,
    environment: { PORT: 3000 },
  })
})

test('settings of other programs are left alone', () => {
  expect(problemsOf({ HOME: '/home/ada', LANG: 'C' })).toEqual([])
})

test('texts become what they mean', () => {
  expect(
    readEnvironment({ PORT: '8080', DEMO: '0', TRUSTED_PROXIES: '10.0.0.1, ::1,', DATA_DIR: 'shop-data' }),
  ).toMatchObject({
    ok: true,
    environment: {
      PORT: 8080,
      DEMO: false,
      TRUSTED_PROXIES: ['10.0.0.1', '::1'],
      DATA_DIR: resolve('shop-data'),
    },
  })
})

const fallback = 'Correct it or remove it to take the default.'

test.each([
  ['PORT', 'eighty', 'Give a port number such as 3000.'],
  ['PORT', '70000', 'Give a port number such as 3000.'],
  ['PUBLIC_URL', 'shop.example.com', 'Give the shop’s whole address, such as https://shop.example.com.'],
  ['PUBLIC_URL', 'ftp://shop.example.com', 'Give the shop’s whole address, such as'],
  ['DATABASE_URL', 'mysql://root@host/shop', 'Give postgres://user:password@host:5432/name, or remove it'],
  ['SMTP_URL', 'mail.example.com:587', 'Give smtp://user:password@host:587 or smtps://…, or remove it'],
  ['S3_ENDPOINT', 'store', 'Give the store’s whole address, or remove it for Amazon S3.'],
  ['LOG_LEVEL', 'loud', fallback],
  ['LOG_TO', 'printer', 'Say file or stdout.'],
  ['DEMO', 'perhaps', fallback],
  ['MAIL_STAFF', 'the office', fallback],
  ['PAYMENT_PROVIDER', 'barter', fallback],
])('%s=%s is named with its mend', (name, value, mend) => {
  const problems = problemsOf({ [name]: value })

  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${name}: `))
  expect(problems[0]).toContain(mend)
})

test('every wrong setting is named at once', () => {
  expect(problemsOf({ PORT: 'x', DEMO: 'x' }).map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'DEMO',
  ])
})

test('mails whose links would lead to this machine are refused', () => {
  const mailServer = { SMTP_URL: 'smtps://shop:secret@mail.example.com' }

  expect(problemsOf(mailServer)).toEqual([
    'SMTP_URL: is set without PUBLIC_URL, so the links in mails would lead nowhere. ' +
      'Set PUBLIC_URL to the address that shoppers type, such as https://shop.example.com.',
  ])
  expect(problemsOf({ ...mailServer, PUBLIC_URL: 'https://shop.example.com' })).toEqual([])
})

test('an S3 bucket comes with both of its keys', () => {
  const bucket = { S3_BUCKET: 'artwork', S3_ACCESS_KEY_ID: 'id' }

  expect(problemsOf(bucket)).toEqual([
    'S3_BUCKET: is set without S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set all three or none.',
  ])
  expect(problemsOf({ ...bucket, S3_SECRET_ACCESS_KEY: 'secret' })).toEqual([])
})

test('a real payment provider comes with its secrets and an address, each missing one named with its place', () => {
  const square = readEnvironment({ PAYMENT_PROVIDER: 'square', SQUARE_ACCESS_TOKEN: 'EAAA-123456' })
  expect(square.ok ? [] : square.problems.map((problem) => problem.split(':')[0])).toEqual([
    'SQUARE_LOCATION_ID',
    'SQUARE_WEBHOOK_SIGNATURE_KEY',
    'PUBLIC_URL',
  ])
  expect(readEnvironment({ PAYMENT_PROVIDER: 'stripe', PUBLIC_URL: 'https://shop.example.com' })).toEqual({
    ok: false,
    problems: [
      'STRIPE_SECRET_KEY: is missing, and PAYMENT_PROVIDER is stripe. ' +
        'Take it from Stripe’s Dashboard, Developers, API keys, or set PAYMENT_PROVIDER to sandbox.',
      'STRIPE_WEBHOOK_SECRET: is missing, and PAYMENT_PROVIDER is stripe. ' +
        'Take it from Stripe’s Dashboard, Developers, Webhooks, your endpoint, or set PAYMENT_PROVIDER to sandbox.',
    ],
  })
  const published = { PAYMENT_PROVIDER: 'stripe', PUBLIC_URL: 'https://shop.example.com' }
  const swapped = { STRIPE_SECRET_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  expect(readEnvironment({ ...published, ...swapped })).toEqual({
    ok: false,
    problems: [
      'STRIPE_SECRET_KEY: not a secret key. ' +
        'Give the key that begins with sk_live_, sk_test_, rk_live_ or rk_test_.',
    ],
  })
})

test('the shop stands at the root of its address', () => {
  expect(problemsOf({ PUBLIC_URL: 'https://example.com/shop' })).toEqual([
    'PUBLIC_URL: must have no path. Give only scheme and host, such as https://shop.example.com.',
  ])
  expect(problemsOf({ PUBLIC_URL: 'https://example.com/' })).toEqual([])
})
