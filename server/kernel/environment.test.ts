import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const problemsOf = (source: Record<string, string>): string[] => {
  const reading = readEnvironment(source)
  return reading.ok ? [] : reading.problems
}

test('a shop without any settings runs on its defaults', () => {
  expect(readEnvironment({})).toEqual({
    ok: true,
    environment: {
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: '0.0.0.0',
      TRUSTED_PROXIES: [],
      REQUESTS_PER_MINUTE: 1_200,
      AI_IMAGES_MODEL: 'gpt-image-1',
      DATABASE_CONNECTIONS: 9,
      DATABASE_CONNECT_SECONDS: 10,
      DATABASE_IDLE_SECONDS: 60,
      DATABASE_LOCK_SECONDS: 10,
      DATABASE_SILENCE_SECONDS: 5,
      DATABASE_STATEMENT_SECONDS: 30,
      DATABASE_LONG_STATEMENT_SECONDS: 600,
      DATABASE_REPLICA_LAG_SECONDS: 10,
      STOP_NOTICE_SECONDS: 5,
      STOP_SECONDS: 25,
      DATA_DIR: resolve('data'),
      DATABASE_WAIT_SECONDS: 60,
      DISK_FLOOR_MB: 1_000,
      UPLOAD_MB_PER_DAY_PERSON: 2_000,
      UPLOAD_MB_PER_DAY_NETWORK: 6_000,
      LOG_LEVEL: 'info',
      LOG_TO: 'file',
      OTEL_SERVICE_NAME: 'gangway',
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_TRACES_SAMPLER_ARG: 1,
      SENTRY_ENVIRONMENT: 'production',
      DEMO: true,
      MAIL_FROM: 'Gangway Print Co. <shop@localhost>',
      S3_REGION: 'us-east-1',
      AUTH_REDIRECT_URLS: [],
      WEBHOOK_INSIDE_HOSTS: [],
      HOT_FOLDER_HOSTS: [],
      BACKUP_HOSTS: [],
      GITHUB_URL: 'https://github.com',
      OPENID_PROVIDERS: [],
      SECRETS_KEY: [],
      STAFF_SECOND_FACTOR: false,
      STAFF_IDLE_MINUTES: 480,
      REFUND_PROOF_DOLLARS: 100,
      SIGN_UP: 'open',
      CONFIRM_EMAIL_FIRST: false,
      PROVIDER_LINKING: true,
      SIGN_UP_LIMIT: 12,
      SIGN_IN_LIMIT: 60,
      MAILED_CODE_LIMIT: 12,
      TEXTED_CODE_LIMIT: 8,
      ACCESS_TOKEN_MINUTES: 60,
      SESSION_DAYS: 30,
      MAILED_LINK_MINUTES: 60,
      TEXTED_CODE_MINUTES: 10,
      ALLOWED_ORIGINS: [],
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

test('texts are converted to their values', () => {
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

const fallback = 'Correct it, or remove it to use the default.'

test.each([
  ['PORT', 'eighty', 'Give a port number such as 3000. Some, such as 6000, are refused by browsers.'],
  ['PORT', '70000', 'Give a port number such as 3000. Some, such as 6000, are refused by browsers.'],
  ['PORT', '6000', 'Give a port number such as 3000. Some, such as 6000, are refused by browsers.'],
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
])('%s=%s is named with its fix', (name, value, fix) => {
  const problems = problemsOf({ [name]: value })

  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${name}: `))
  expect(problems[0]).toContain(fix)
})

test('all wrong settings are named at the same time', () => {
  expect(problemsOf({ PORT: 'x', DEMO: 'x' }).map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'DEMO',
  ])
})

test('emails whose links would lead to this machine are refused', () => {
  const mailServer = { SMTP_URL: 'smtps://shop:secret@mail.example.com', PAYMENT_PROVIDER: 'sandbox' }

  expect(problemsOf(mailServer)).toEqual([
    'SMTP_URL: is set without PUBLIC_URL, so the links in emails would lead nowhere. ' +
      'Set PUBLIC_URL to the address that shoppers type, such as https://shop.example.com.',
  ])
  expect(problemsOf({ ...mailServer, PUBLIC_URL: 'https://shop.example.com' })).toEqual([])
})

const sandboxInPublic =
  'PAYMENT_PROVIDER: is missing, and the shop is public (PUBLIC_URL is https, or SMTP_URL is set): anyone could ' +
  'order without paying. Set it to square or stripe, or to sandbox if that is what you want.'

test.each([
  ['an address with https', { PUBLIC_URL: 'https://shop.example.com' }],
  ['a mail server', { PUBLIC_URL: 'http://shop.example.com', SMTP_URL: 'smtp://mail.example.com' }],
])('a shop that is public by %s accepts no sandbox money unless that is spelled out', (_case, settings) => {
  expect(problemsOf(settings)).toEqual([sandboxInPublic])
  expect(problemsOf({ ...settings, PAYMENT_PROVIDER: '' })).toEqual([sandboxInPublic])
  expect(problemsOf({ ...settings, PAYMENT_PROVIDER: 'sandbox' })).toEqual([])
})

test('a shop reachable only from its own network needs nothing spelled out', () => {
  expect(problemsOf({ PUBLIC_URL: 'http://shop.local:3000' })).toEqual([])
})

test('an S3 bucket needs both of its keys', () => {
  const bucket = { S3_BUCKET: 'artwork', S3_ACCESS_KEY_ID: 'id' }

  expect(problemsOf(bucket)).toEqual([
    'S3_BUCKET: is set without S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set all three or none.',
  ])
  expect(problemsOf({ ...bucket, S3_SECRET_ACCESS_KEY: 'secret' })).toEqual([])
})

test('a real payment provider needs its secrets and an address, and each missing one is named with where to find it', () => {
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
        'Get it from Stripe’s Dashboard, Developers, API keys, or set PAYMENT_PROVIDER to sandbox.',
      'STRIPE_WEBHOOK_SECRET: is missing, and PAYMENT_PROVIDER is stripe. ' +
        'Get it from Stripe’s Dashboard, Developers, Webhooks, your endpoint, or set PAYMENT_PROVIDER to sandbox.',
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

test('the shop is served from the root of its address', () => {
  expect(problemsOf({ PUBLIC_URL: 'https://example.com/shop', PAYMENT_PROVIDER: 'sandbox' })).toEqual([
    'PUBLIC_URL: must have no path. Give only scheme and host, such as https://shop.example.com.',
  ])
  expect(problemsOf({ PUBLIC_URL: 'https://example.com/', PAYMENT_PROVIDER: 'sandbox' })).toEqual([])
})

test('a sign-in method that is not set up, and an origin with more than scheme and host, are named', () => {
  expect(problemsOf({ SIGN_IN_WAYS: 'password,google' })).toEqual([
    'SIGN_IN_WAYS: there is no way named google. Choose from password, email_link, phone, passkey, wallet, sso.',
  ])
  expect(
    problemsOf({ SIGN_IN_WAYS: 'google', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush' }),
  ).toEqual([])
  expect(problemsOf({ ALLOWED_ORIGINS: 'https://app.example.com/in' })).toEqual([
    'ALLOWED_ORIGINS: https://app.example.com/in is more than a scheme and host. ' +
      'Give the scheme and host of each app, separated by commas, such as https://app.example.com.',
  ])
  expect(
    readEnvironment({ ALLOWED_ORIGINS: 'https://App.example.com/,http://localhost:5173' }),
  ).toMatchObject({
    environment: { ALLOWED_ORIGINS: ['https://app.example.com', 'http://localhost:5173'] },
  })
})

test('a public shop cannot be set to end itself', () => {
  const own = { FAULT_POINT_FILE: '/tmp/point' }
  expect(problemsOf(own)).toEqual([])
  const open = { PUBLIC_URL: 'https://shop.example.com', PAYMENT_PROVIDER: 'sandbox' }
  expect(problemsOf({ ...own, ...open })).toEqual([
    expect.stringMatching(/^FAULT_POINT_FILE: .* Remove it\.$/),
  ])
})
