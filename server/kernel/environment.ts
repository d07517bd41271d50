import { relative, resolve } from 'node:path'
import { z } from 'zod'
import { captchaProviders } from '#domain/people/captcha.ts'
import { mailAddressSchema } from '#domain/people/mail-address.ts'
import { table } from '#domain/table.ts'
import {
  accountContradictions,
  accountFixes,
  accountSettings,
} from '#server/kernel/environment/accounts-settings.ts'
import { flag, list, openPort } from '#server/kernel/environment/setting-kinds.ts'
import { tracingFixes, tracingSettings } from '#server/kernel/environment/tracing-settings.ts'

const secretsKey = z
  .base64()
  .refine((text) => Buffer.from(text, 'base64').length === 32, 'not 32 bytes in base64')

/** A JSON list; names appear in addresses, labels on buttons. */
const openIdProviders = z.array(
  z.object({
    name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/),
    label: z.string().min(1).max(40),
    issuer: z.url({ protocol: /^https?$/ }),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
  }),
)

function readJson(text: string, context: z.core.$RefinementCtx<string>): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'This is not JSON' })
    return z.NEVER
  }
}

const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: openPort.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** The address that shoppers type. Must be set behind a TLS proxy, so that forms and cookies work. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Addresses and ranges of upstream proxies whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: list.pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))).default([]),
  /** Per network, as counted by one process; 0 for no limit. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(1_200),
  /** Free disk space that uploads must leave. */
  DISK_FLOOR_MB: z.coerce.number().int().min(0).max(10_000_000).default(1_000),
  /** How much an account or browser, and a network, may upload per day; 0 for no limit. */
  UPLOAD_MB_PER_DAY_PERSON: z.coerce.number().int().min(0).max(1_000_000).default(2_000),
  UPLOAD_MB_PER_DAY_NETWORK: z.coerce.number().int().min(0).max(1_000_000).default(6_000),
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .transform((path) => resolve(path)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A streaming replica of the database above, for reads that may lag (see may-be-late.ts). */
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_LAG_SECONDS: z.coerce.number().min(0).max(3_600).default(10),
  /** How long startup waits for the database. */
  DATABASE_WAIT_SECONDS: z.coerce.number().min(0).max(3_600).default(60),
  /** Per process at most, everything included. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(5).max(1_000).default(9),
  DATABASE_CONNECT_SECONDS: z.coerce.number().min(0.1).max(300).default(10),
  DATABASE_STATEMENT_SECONDS: z.coerce.number().min(0.1).max(3_600).default(30),
  /** For exports, reports and imports (see at-length.ts). */
  DATABASE_LONG_STATEMENT_SECONDS: z.coerce.number().min(1).max(86_400).default(600),
  DATABASE_LOCK_SECONDS: z.coerce.number().min(0.1).max(3_600).default(10),
  DATABASE_IDLE_SECONDS: z.coerce.number().min(1).max(3_600).default(60),
  /** A database that is silent for this long counts as down. */
  DATABASE_SILENCE_SECONDS: z.coerce.number().min(0.5).max(300).default(5),
  /** How long /health/ready reports failure before the process accepts no more connections. */
  STOP_NOTICE_SECONDS: z.coerce.number().min(0).max(300).default(5),
  /** How long running work may take to finish, in total. */
  STOP_SECONDS: z.coerce.number().min(1).max(3_600).default(25),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** The token for reading /metrics; without it the address doesn't exist. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}=*$/)
    .optional(),
  /** Where a process that only runs jobs reports its health. */
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  LOG_TO: z.enum(['file', 'stdout']).default('file'),
  ...tracingSettings,
  DEMO: flag.default(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Gangway Print Co. <shop@localhost>'),
  MAIL_BOUNCE_SECRET: z.string().min(16).optional(),
  /**
   * Replies to emails about orders go there, with the order after a plus sign: the local part must leave space for that
   * (RFC 5321).
   */
  MAIL_REPLY_TO: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9._-]{1,20}@[a-z0-9.-]+$/)
    .optional(),
  MAIL_INBOUND: z.enum(['mime', 'postmark', 'mailgun', 'imap']).optional(),
  MAIL_INBOUND_SECRET: z.string().min(16).optional(),
  MAIL_IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)
    .optional(),
  MAIL_STAFF: z.string().pipe(mailAddressSchema('Not an address')).optional(),
  /** Where to report a vulnerability, for security.txt: an email address, or a page with a form. */
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AI_IMAGES_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_IMAGES_KEY: z.string().min(1).optional(),
  AI_IMAGES_MODEL: z.string().min(1).default('gpt-image-1'),
  AUTH_REDIRECT_URLS: list.default([]),
  TWILIO_ACCOUNT_SID: z.string().min(1).optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z.string().min(1).optional(),
  TWILIO_URL: z.url().default('https://api.twilio.com'),
  CAPTCHA_PROVIDER: z.enum(captchaProviders).optional(),
  CAPTCHA_SITE_KEY: z.string().min(1).max(200).optional(),
  CAPTCHA_SECRET: z.string().min(1).optional(),
  CAPTCHA_URL: z.url().optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  APPLE_CLIENT_ID: z.string().min(1).optional(),
  APPLE_CLIENT_SECRET: z.string().min(1).optional(),
  GITHUB_CLIENT_ID: z.string().min(1).optional(),
  GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
  GITHUB_URL: z.url({ protocol: /^https?$/ }).default('https://github.com'),
  OPENID_PROVIDERS: z.string().default('[]').transform(readJson).pipe(openIdProviders),
  /** For secrets in the database: the first one encrypts, all of them decrypt. */
  SECRETS_KEY: list.pipe(z.array(secretsKey)).default([]),
  STAFF_SECOND_FACTOR: flag.default(false),
  /** Activity is recorded every ten minutes, so no less than twice that. */
  STAFF_IDLE_MINUTES: z.coerce.number().int().min(20).max(43_200).default(480),
  /** Refunding an order worth more requires staff to confirm who they are again. */
  REFUND_PROOF_DOLLARS: z.coerce.number().int().min(0).max(1_000_000).default(100),
  PASSWORD_BREACH_LIST: z.url({ protocol: /^https?$/ }).optional(),
  ...accountSettings,
  PAYMENT_PROVIDER: z.enum(['sandbox', 'square', 'stripe']).default('sandbox'),
  SQUARE_ACCESS_TOKEN: z.string().min(8).optional(),
  SQUARE_LOCATION_ID: z.string().min(3).optional(),
  SQUARE_WEBHOOK_SIGNATURE_KEY: z.string().min(8).optional(),
  SQUARE_ENVIRONMENT: z.enum(['production', 'sandbox']).default('production'),
  /** An address other than Square's own, such as a fake in tests. */
  SQUARE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'not a secret key')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'not a signing secret')
    .optional(),
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where a process kills itself; for fault tests. */
  FAULT_POINT_FILE: z.string().optional(),
  /** A program that converts EPS files to PDF: its path, or its name if it is on PATH. */
  GHOSTSCRIPT: z.string().min(1).optional(),
  /** How long a payment provider may take to answer a call. */
  PAYMENT_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(60).default(10),
  /**
   * The functions of an outside design service, and the address of its editor; without it, our own studio and renderer.
   */
  DESIGN_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DESIGN_SERVICE_KEY: z.string().min(1).optional(),
  DESIGN_EDITOR_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Hosts in the operator's own network that webhooks may call, with their ports. */
  WEBHOOK_INSIDE_HOSTS: list.default([]),
  /** The folder that contains the printers' hot folders. */
  HOT_FOLDER_ROOT: z
    .string()
    .min(1)
    .transform((path) => resolve(path))
    .optional(),
  /** Servers that rolls may be sent to by SFTP, with their ports if not 22. */
  HOT_FOLDER_HOSTS: list.default([]),
  /** The folder under which the owner may store backups. */
  BACKUP_ROOT: z
    .string()
    .min(1)
    .transform((path) => resolve(path))
    .optional(),
  /** Servers that backups may be sent to: SFTP servers with their ports if not 22, S3 stores as in their address. */
  BACKUP_HOSTS: list.default([]),
  /** For `restore` and `backup --verify`: the passphrase of the backup they are given. */
  BACKUP_PASSPHRASE: z.string().min(1).optional(),
  BACKUP_KEY_ID: z.string().min(1).optional(),
  BACKUP_SECRET: z.string().min(1).optional(),
  SHIPPING_PROVIDER: z.enum(['house', 'shippo']).default('house'),
  SHIPPO_API_TOKEN: z.string().min(8).optional(),
  /** Only if Shippo signs webhooks for the account; for unsigned events, we ask Shippo instead. */
  SHIPPO_WEBHOOK_SECRET: z.string().min(8).optional(),
  SHIPPO_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How long Shippo may take to answer a call. */
  SHIPPING_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(120).default(30),
})

export type Environment = z.output<typeof environmentSchema>

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environmentSchema.shape)

export type EnvironmentReading = { ok: true; environment: Environment } | { ok: false; problems: string[] }

/** Reads all settings once. Reports each wrong one with what was expected; empty ones count as absent. */
export function readEnvironment(source: Record<string, string | undefined>): EnvironmentReading {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
  const reading = environmentSchema.safeParse(present)
  if (!reading.success) return { ok: false, problems: reading.error.issues.map(describe) }
  const problems = [...contradictions(reading.data), ...unspokenSandbox(present, reading.data)]
  return problems.length > 0 ? { ok: false, problems } : { ok: true, environment: reading.data }
}

/** Strangers can find this shop, or it sends them email. */
export const isPublic = ({ PUBLIC_URL, SMTP_URL }: Pick<Environment, 'PUBLIC_URL' | 'SMTP_URL'>): boolean =>
  Boolean(PUBLIC_URL?.startsWith('https:') || SMTP_URL)

/** The default is good enough to try things out, but not to give products away. */
function unspokenSandbox({ PAYMENT_PROVIDER }: Record<string, unknown>, environment: Environment): string[] {
  if (PAYMENT_PROVIDER !== undefined || !isPublic(environment)) return []
  return [
    'PAYMENT_PROVIDER: is missing, and the shop is public (PUBLIC_URL is https, or SMTP_URL is set): anyone could ' +
      'order without paying. Set it to square or stripe, or to sandbox if that is what you want.',
  ]
}

function describe(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0])
  return `${name}: ${issue.message}. ${fixes[name] ?? 'Correct it, or remove it to use the default.'}`
}

const fixes = table<string>({
  ...accountFixes,
  TRUSTED_PROXIES: 'Give addresses or ranges separated by commas, such as 127.0.0.1,10.0.0.0/8.',
  PORT: 'Give a port number such as 3000. Some, such as 6000, are refused by browsers.',
  LOG_TO: 'Say file or stdout.',
  ...tracingFixes,
  METRICS_TOKEN: 'Make one with `openssl rand -hex 20`, or remove it to tell no one.',
  SECURITY_CONTACT: 'Give an email address, or the address of a page that begins with https://.',
  PUBLIC_URL: 'Give the shop’s whole address, such as https://shop.example.com.',
  DATABASE_URL: 'Give postgres://user:password@host:5432/name, or remove it to use the built-in database.',
  DATABASE_REPLICA_URL:
    'Give postgres://user:password@host:5432/name, or remove it to read only from DATABASE_URL.',
  OPENID_PROVIDERS:
    'Give a JSON list such as [{"name":"acme","label":"Acme","issuer":"https://id.acme.example","clientId":"…","clientSecret":"…"}].',
  SMTP_URL:
    'Give smtp://user:password@host:587 or smtps://…, or remove it to keep emails in the dev mailbox.',
  MAIL_REPLY_TO:
    'Give an address of your own without a plus, with at most 20 characters before its @, such as orders@mail.shop.example.',
  MAIL_INBOUND: 'Say mime, postmark, mailgun or imap, or remove it.',
  MAIL_IMAP_URL: 'Give imaps://user:password@host:993/INBOX.',
  MAIL_DKIM_SELECTOR: 'Give the name before ._domainkey in your email provider’s record, such as s1.',
  SQUARE_API_URL: 'Remove it: only tests need an address other than Square’s own.',
  STRIPE_SECRET_KEY: 'Give the key that begins with sk_live_, sk_test_, rk_live_ or rk_test_.',
  STRIPE_WEBHOOK_SECRET: 'Give the endpoint’s signing secret, which begins with whsec_.',
  STRIPE_API_URL: 'Remove it: only tests need an address other than Stripe’s own.',
  SHIPPO_API_TOKEN: 'Give the token that begins with shippo_live_ or shippo_test_.',
  SHIPPO_API_URL: 'Remove it: only tests need an address other than Shippo’s own.',
  SECRETS_KEY: 'Make one with `openssl rand -base64 32`, or remove it to use the file in the data folder.',
  S3_ENDPOINT: 'Give the store’s whole address, or remove it for Amazon S3.',
})

/** What each real provider requires, and where to find it. */
const providerSecrets = {
  sandbox: [],
  square: [
    ['SQUARE_ACCESS_TOKEN', 'Square’s Developer Console, Credentials, Access token'],
    ['SQUARE_LOCATION_ID', 'Square’s Developer Console, Locations'],
    ['SQUARE_WEBHOOK_SIGNATURE_KEY', 'Square’s Developer Console, Webhooks, your subscription'],
  ],
  stripe: [
    ['STRIPE_SECRET_KEY', 'Stripe’s Dashboard, Developers, API keys'],
    ['STRIPE_WEBHOOK_SECRET', 'Stripe’s Dashboard, Developers, Webhooks, your endpoint'],
  ],
} as const

function missingSecrets(environment: Environment): string[] {
  const { PAYMENT_PROVIDER, PUBLIC_URL } = environment
  const missing = providerSecrets[PAYMENT_PROVIDER].flatMap(([name, place]) =>
    environment[name]
      ? []
      : [
          `${name}: is missing, and PAYMENT_PROVIDER is ${PAYMENT_PROVIDER}. ` +
            `Get it from ${place}, or set PAYMENT_PROVIDER to sandbox.`,
        ],
  )
  if (PAYMENT_PROVIDER !== 'sandbox' && !PUBLIC_URL)
    missing.push(
      `PUBLIC_URL: is missing, and PAYMENT_PROVIDER is ${PAYMENT_PROVIDER}, which sends shoppers and events there. ` +
        'Set PUBLIC_URL to the address that shoppers type, such as https://shop.example.com.',
    )
  if (environment.SHIPPING_PROVIDER === 'shippo' && !environment.SHIPPO_API_TOKEN)
    missing.push(
      'SHIPPO_API_TOKEN: is missing, and SHIPPING_PROVIDER is shippo. ' +
        'Get it from Shippo, Settings, API, or set SHIPPING_PROVIDER to house.',
    )
  return missing
}

function contradictions(environment: Environment): string[] {
  const problems = [...missingSecrets(environment), ...accountContradictions(environment)]
  if (environment.DATABASE_REPLICA_URL && !environment.DATABASE_URL)
    problems.push(
      'DATABASE_REPLICA_URL: is set without DATABASE_URL, and the built-in database has no replica. Set both, or remove it.',
    )
  if (environment.FAULT_POINT_FILE && isPublic(environment))
    problems.push('FAULT_POINT_FILE: ends the shop on purpose, and is for tests. Remove it.')
  const { BACKUP_ROOT, DATA_DIR } = environment
  if (BACKUP_ROOT && !relative(DATA_DIR, BACKUP_ROOT).startsWith('..'))
    problems.push(
      'BACKUP_ROOT: is inside DATA_DIR, where backups would be lost together with the shop. Choose a folder outside of it, ' +
        'ideally on another disk.',
    )
  const keys = [environment.S3_ACCESS_KEY_ID, environment.S3_SECRET_ACCESS_KEY]
  if (environment.S3_BUCKET && keys.some((key) => !key))
    problems.push(
      'S3_BUCKET: is set without S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set all three or none.',
    )
  const twilio = [environment.TWILIO_ACCOUNT_SID, environment.TWILIO_AUTH_TOKEN, environment.TWILIO_FROM]
  if (twilio.some(Boolean) && !twilio.every(Boolean))
    problems.push('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM: Set all three or none.')
  for (const name of ['GOOGLE', 'APPLE', 'GITHUB'] as const)
    if (Boolean(environment[`${name}_CLIENT_ID`]) !== Boolean(environment[`${name}_CLIENT_SECRET`]))
      problems.push(`${name}_CLIENT_ID, ${name}_CLIENT_SECRET: Set both or neither.`)
  if (Boolean(environment.CAPTCHA_PROVIDER) !== Boolean(environment.CAPTCHA_SECRET))
    problems.push('CAPTCHA_PROVIDER, CAPTCHA_SECRET: Set both or neither.')
  if (environment.CAPTCHA_SITE_KEY && !environment.CAPTCHA_PROVIDER)
    problems.push('CAPTCHA_SITE_KEY: is set without CAPTCHA_PROVIDER and CAPTCHA_SECRET.')
  if (environment.PUBLIC_URL && new URL(environment.PUBLIC_URL).pathname !== '/')
    problems.push(
      'PUBLIC_URL: must have no path. Give only scheme and host, such as https://shop.example.com.',
    )
  const { MAIL_INBOUND, MAIL_REPLY_TO, MAIL_INBOUND_SECRET, MAIL_IMAP_URL } = environment
  if (Boolean(MAIL_INBOUND) !== Boolean(MAIL_REPLY_TO))
    problems.push(
      'MAIL_INBOUND, MAIL_REPLY_TO: Set both or neither: how replies come in, and to which address.',
    )
  const wanted = MAIL_INBOUND === 'imap' ? 'MAIL_IMAP_URL' : 'MAIL_INBOUND_SECRET'
  if (MAIL_INBOUND && !(MAIL_INBOUND === 'imap' ? MAIL_IMAP_URL : MAIL_INBOUND_SECRET))
    problems.push(`${wanted}: is missing, and MAIL_INBOUND is ${MAIL_INBOUND}.`)
  if (environment.SMTP_URL && !environment.PUBLIC_URL)
    problems.push(
      'SMTP_URL: is set without PUBLIC_URL, so the links in emails would lead nowhere. ' +
        'Set PUBLIC_URL to the address that shoppers type, such as https://shop.example.com.',
    )
  return problems
}
