import { randomBytes } from 'node:crypto'
import { afterAll, beforeEach } from 'vitest'
import { seedLook } from '#domain/shop/look.ts'
import { type AccountRules, defaultRules } from '#server/auth/account-rules.ts'
import type { AuthDeps } from '#server/auth/deps.ts'
import { type Auth, createAuth } from '#server/auth/index.ts'
import { argon2PasswordsAt } from '#server/auth/passwords/passwords.ts'
import { hours } from '#server/kernel/clock.ts'
import { createJobs, type Jobs } from '#server/kernel/jobs.ts'
import { silentLog } from '#server/kernel/log.ts'
import { createOnce } from '#server/kernel/operations/once.ts'
import { createRateLimiter } from '#server/kernel/rate-limit.ts'
import { createSecretBox, type SecretBox } from '#server/kernel/secret-box.ts'
import { createMail, type Mail } from '#server/mail/index.ts'
import { createOperations, type Operations } from '#server/operations.ts'
import { createPeople, type People } from '#server/people/index.ts'
import { createTestClock, type TestClock } from './clock.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

export type TestAuth = AsyncDisposable & {
  auth: Auth
  people: People
  operations: Operations
  mail: Mail
  jobs: Jobs
  database: TestDatabase
  clock: TestClock
  secretBox: SecretBox
  rules: AccountRules
  /** Password hashes made since the start, by Argon2id at its lowest cost. */
  hashesMade(): number
}

/** Real hashes at the lowest cost that Argon2 allows: the cost of a full one has its own tests. */
export const quickPasswords = argon2PasswordsAt({ memory: 8, passes: 1, parallelism: 1 })

/** Accounts without the rest of the shop, on the test's own database. */
export async function startTestAuth(
  options: Partial<Pick<AuthDeps, 'mustConfirmEmail' | 'onSignedIn' | 'rules'>> = {},
): Promise<TestAuth> {
  const database = await createTestDatabase()
  const log = silentLog()
  const clock = createTestClock()
  clock.toNext(hours(1))
  // One connection fewer, as in shops that run no jobs themselves.
  const jobs = createJobs({ jobPool: database.pool, line: database.line }, log)
  const people = createPeople({ database, clock, emit: async () => {} })
  const origin = 'https://shop.example'
  const orderPage = () => `${origin}/customer-portal`
  const described = {
    ...{ siteName: 'Gangway', contactEmail: 'hello@shop.example', contactPhone: '', origin, look: seedLook },
    orderPage,
    timeZone: 'America/Chicago',
    ownWords: {},
    pickupAddress: { street1: '1 Test Way', city: 'Austin', state: 'TX', zip: '78702' },
  }
  const describeShop = async () => described
  const mail = createMail({
    database,
    jobs,
    clock,
    transport: null,
    texts: null,
    replyTo: () => null,
    publicOrigin: null,
    origin,
    bounceSecret: null,
    readBounce: () => null,
    from: 'shop@shop.example',
    mailWords: async (_mail, words) => ({ words, version: 0 }),
    describeShop,
  })
  const key = randomBytes(32)
  const secretBox = createSecretBox(() => [key])
  let hashes = 0
  const counted = <Work extends (...given: never[]) => unknown>(work: Work): Work =>
    ((...given: Parameters<Work>) => {
      hashes++
      return work(...given)
    }) as Work
  const auth = createAuth({
    database,
    clock,
    log,
    jobs,
    rateLimiter: createRateLimiter(database, clock),
    secretBox,
    mail,
    people,
    origin,
    emit: async () => {},
    onSignedIn: [],
    ...options,
    passwords: {
      ...quickPasswords,
      hash: counted(quickPasswords.hash),
      verify: counted(quickPasswords.verify),
    },
  })
  await jobs.prepare()
  const bound = [...auth.operations, ...people.operations]
  return {
    auth,
    people,
    operations: createOperations(bound, createOnce(database, clock, secretBox)),
    mail,
    jobs,
    database,
    clock,
    secretBox,
    rules: options.rules ?? defaultRules,
    hashesMade: () => hashes,
    async [Symbol.asyncDispose]() {
      await jobs.stop()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** The same for all tests of a file, each of which starts with no accounts and no attempts. */
export async function shareTestAuth(): Promise<TestAuth> {
  const shop = await startTestAuth()
  afterAll(() => shop[Symbol.asyncDispose]())
  beforeEach(async () => {
    for (const table of ['users', 'profiles', 'used_proofs', 'mails', 'rate_limits', 'pgboss.job'])
      await shop.database.pool.query(`delete from ${table}`)
    shop.clock.toNext(hours(1))
  })
  return shop
}

/** A browser somewhere. */
export const testMeta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId: crypto.randomUUID() }

/** The link in the newest email to an address, as a path with its query. */
export async function linkMailedTo(mail: Mail, address: string): Promise<URL> {
  const newest = (await mail.list()).find((one) => one.to === address)
  const link = /https?:\/\/\S+token=\S+/.exec(newest?.text ?? '')?.[0]
  if (!link) throw new Error(`No mail with a link went to ${address}`)
  return new URL(link)
}
