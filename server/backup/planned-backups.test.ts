import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDiskFileStore } from '#server/adapters/files/disk/index.ts'
import { clientConfig } from '#server/adapters/files/s3/index.ts'
import { anyBackupPlace } from '#server/compose.ts'
import { days, hours, minutes } from '#server/kernel/clock.ts'
import { startSftp } from '#tests/fakes/sftp-server.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { startS3, type TestS3 } from '#tests/harness/s3/start-s3.ts'
import { sellGangSheet, signedIn } from '#tests/harness/sell.ts'
import { composeTestShop, freePort, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { lookForBackupJob, takeBackupJob } from './deps.ts'
import { checkBackup, restoreBackup, withBackup } from './index.ts'
import { backupPlans, backups } from './tables.ts'

const clock = createTestClock()
const owner = signedIn('owner')
const passphrase = 'five words that no one would guess'
let root: string
let s3: TestS3
let sftpPort: number
let shop: TestShop

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gangway-places-'))
  s3 = await startS3()
  sftpPort = await freePort()
  const settings = {
    BACKUP_ROOT: root,
    BACKUP_HOSTS: [new URL(s3.settings.endpoint).host, `127.0.0.1:${sftpPort}`].join(','),
  }
  shop = await startTestShop({ clock, settings })
  await sellGangSheet(shop, signedIn())
  for (const name of ['one', 'two'])
    await shop.files.write(`artworks/${name}/original`, Buffer.from(`ink of ${name}`), {
      contentType: 'image/png',
    })
})
beforeEach(async () => {
  await shop.database.orm.delete(backups)
  await shop.database.orm.delete(backupPlans)
})
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]()
  await s3?.[Symbol.asyncDispose]()
  await rm(root, { recursive: true, force: true })
})

const keep = { days: 7, weeks: 4, months: 6 }
const daily = { every: 'day' as const, hour: 3, weekday: 7, isEncrypted: false, keep, version: 0 }
const inFolder = (folder: string) => ({ kind: 'folder' as const, folder })
const inBucket = () => {
  const { bucket, endpoint, accessKeyId } = s3.settings
  return { kind: 's3' as const, bucket, endpoint, user: accessKeyId, folder: 'shop/daily' }
}

type Plan = Parameters<typeof shop.operations.ask<'backups.save-plan'>>[2]
const save = (plan: Partial<Plan>) =>
  shop.operations.call('backups.save-plan', owner, { ...daily, place: inFolder('x'), ...plan })
const plan = async (changes: Partial<Plan>) => expect(await save(changes)).toMatchObject({ ok: true })

const list = () => shop.operations.ask('backups.list', owner, {})
const look = async () => {
  await shop.jobs.enqueue(shop.database.orm, lookForBackupJob, {})
  await shop.jobs.runDue()
}

/** The newest row after a manual backup. */
async function backUp() {
  await shop.operations.ask('backups.begin', owner, {})
  await shop.jobs.runDue()
  const [made] = (await list()).backups
  if (!made) throw new Error('No backup')
  return made
}

type Keys = { keyId?: string; secret?: string; passphrase?: string }

const open = (address: string, keys: Keys = {}) =>
  withBackup(address, { ...keys, places: anyBackupPlace }, checkBackup)

/** Restores it to a separate place, compares every row and file with it, and returns the contents of the shop there. */
async function drill(address: string, keys: Keys = {}) {
  await using database = await createTestDatabase('template0')
  const files = createDiskFileStore(join(root, `drill-${crypto.randomUUID()}`))
  return await withBackup(address, { ...keys, places: anyBackupPlace }, async (folder) => {
    const { connectionString } = database
    await restoreBackup(await checkBackup(folder), { connectionString, files }, () => {}, {
      isCompared: true,
    })
    const numbers = 'select order_number from orders order by 1'
    const { rows: plans } = await database.pool.query('select plan from backup_plans')
    return {
      orders: (await database.pool.query(numbers)).rows,
      file: await text(await files.read('artworks/two/original')),
      every: plans[0].plan.every,
      states: (await database.orm.select().from(backups)).map(({ state }) => state),
    }
  })
}

async function asInShop() {
  const { rows: orders } = await shop.database.pool.query('select order_number from orders order by 1')
  expect(orders.length).toBeGreaterThan(0)
  return { orders, file: 'ink of two', every: 'never', states: ['failed'] }
}

describe('a backup is made where the plan says, and a shop can be restored from it', () => {
  test('encrypted in a folder, as one file that reveals nothing without its passphrase', async () => {
    await plan({ place: inFolder('locked'), isEncrypted: true, passphrase })
    const made = await backUp()
    expect(made).toMatchObject({
      state: 'done',
      isThere: true,
      isEncrypted: true,
      fileCount: 2,
      problem: null,
    })
    expect(await readdir(join(root, 'locked'))).toEqual([made.fileName])
    const bytes = await readFile(join(root, 'locked', made.fileName))
    expect(bytes.length).toBe(made.byteSize)
    expect(bytes.toString('latin1', 0, 30)).toMatch(/^age-encryption\.org\/v1\n-> scr/)
    expect(bytes.includes('ink of two')).toBe(false)
    expect(await drill(made.address, { passphrase })).toEqual(await asInShop())
    await expect(open(made.address)).rejects.toThrow(/^This backup is encrypted\. Set BACKUP_PASSPHRASE/)
    await expect(open(made.address, { passphrase: 'another one' })).rejects.toThrow(
      /^BACKUP_PASSPHRASE does not open this backup/,
    )
    await writeFile(join(root, 'locked', made.fileName), bytes.subarray(0, bytes.length - 70_000))
    await expect(open(made.address, { passphrase })).rejects.toThrow(/ is damaged, or is not a backup /)
  })

  test('in a bucket', async () => {
    const { accessKeyId: keyId, secretAccessKey: secret } = s3.settings
    await plan({ place: inBucket(), placeSecret: secret })
    const made = await backUp()
    // The page and the restore give the same time.
    expect((await open(made.address, { keyId, secret })).manifest.takenAt).toBe(made.takenAt)
    expect(made.address).toMatch(/^s3:\/\/shop-files\/shop\/daily\/gangway-\d{8}-\d{4}-[0-9a-f]{8}\.tar\?/)
    expect(await drill(made.address, { keyId, secret })).toEqual(await asInShop())
    await expect(open(made.address.replace('gangway-', 'gone-'), { keyId, secret })).rejects.toThrow(
      /cannot be read: .* Check the address, BACKUP_KEY_ID and BACKUP_SECRET\.$/,
    )
  })

  test('on another machine, whose host key is pinned', async () => {
    const folder = await mkdtemp(join(root, 'sftp-'))
    await using server = await startSftp(folder, sftpPort)
    const place = {
      kind: 'sftp' as const,
      host: '127.0.0.1',
      port: server.port,
      user: 'rip',
      folder: '/shop',
    }
    expect(await save({ place, placeSecret: 'wrong' })).toMatchObject({
      fieldErrors: { 'place.host': expect.stringMatching(/^We can’t write there: /) },
    })
    await plan({ place, placeSecret: 'ink' })
    expect((await list()).plan?.plan.place.hostKey).toMatch(/^SHA256:/)
    const made = await backUp()
    expect(made).toMatchObject({ state: 'done', place: '127.0.0.1:/shop' })
    expect((await open(made.address, { secret: 'ink' })).files.map(({ key }) => key).sort()).toEqual([
      ...['artworks/one/original', 'artworks/two/original'],
    ])
  })
})

test('an unworkable plan is refused, naming the wrong field', async () => {
  const wrong = async (changes: Partial<Plan>) => {
    const answer = await save(changes)
    return answer.ok || answer.reason !== 'invalid' ? answer : answer.fieldErrors
  }
  expect(await wrong({ place: { ...inBucket(), endpoint: 'https://elsewhere.example' } })).toEqual({
    'place.endpoint': 'Your server administrator can allow elsewhere.example with BACKUP_HOSTS',
  })
  expect(await wrong({ isEncrypted: true })).toEqual({
    passphrase: 'Enter a passphrase, and also keep it outside the shop',
  })
  expect(await wrong({ place: inBucket() })).toEqual({ placeSecret: 'Enter the secret key' })
  expect(await wrong({ place: { ...inBucket(), bucket: 'no-such' }, placeSecret: 'x' })).toEqual({
    'place.bucket': expect.stringMatching(/^We can’t write there: /),
  })
  await expect(shop.operations.ask('backups.begin', owner, {})).rejects.toThrow(
    'First choose where backups go, and save that.',
  )
  // What is stored for one host is never sent to another.
  await plan({ place: inBucket(), placeSecret: 'S3RVER' })
  expect(await wrong({ place: { ...inBucket(), user: 'other' }, version: 1 })).toEqual({
    placeSecret: 'Enter the secret key',
  })
  const answer = await save({ version: 7, placeSecret: 'S3RVER', place: inBucket() })
  expect(answer).toMatchObject({ reason: 'conflict', theirs: { version: 1, hasPlaceSecret: true } })
  expect(JSON.stringify(answer)).not.toContain('sealed')
})

test('a backup starts when it is due, once, no matter how many processes look; an overdue one is reported', async () => {
  await plan({ place: inFolder('due') })
  await look()
  expect((await list()).backups).toEqual([])
  clock.advance(days(1))
  const other = composeTestShop(
    { DATA_DIR: shop.environment.DATA_DIR, DATABASE_URL: shop.connectionString, BACKUP_ROOT: root },
    { clock },
  ).shop
  await other.prepare()
  await Promise.all([look(), other.jobs.runDue()])
  await look()
  await other.stop()
  expect((await list()).backups.map(({ state, createdBy }) => [state, createdBy])).toEqual([
    ['done', 'Gangway'],
  ])

  const told = async () =>
    (await shop.reports.attention(owner))
      .filter(({ kind }) => kind === 'backup_old')
      .map(({ title }) => title)
  expect([await told(), (await list()).isOverdue]).toEqual([[], false])
  clock.advance(days(1) + hours(4))
  expect([await told(), (await list()).isOverdue]).toEqual([['The last good backup is old'], true])
})

test('two simultaneous requests, or two workers on the same backup, make it once', async () => {
  await plan({ place: inFolder('once') })
  const asked = await Promise.all([1, 2].map(() => shop.operations.call('backups.begin', owner, {})))
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1)
  const [row] = await shop.database.orm.select().from(backups)
  await shop.jobs.enqueue(shop.database.orm, takeBackupJob, { backupId: row?.id ?? '' })
  await shop.jobs.runDue()
  expect(await readdir(join(root, 'once'))).toEqual([row?.fileName])
})

test('a partial file from a killed process is not a backup and is deleted; files that are not ours stay', async () => {
  await plan({ place: inFolder('killed') })
  const [, row] = [
    await shop.operations.ask('backups.begin', owner, {}),
    (await shop.database.orm.select().from(backups))[0],
  ]
  const draft = `.${row?.fileName}.part`
  for (const name of [draft, '.other.tar.part', 'notes.txt'])
    await writeFile(join(root, 'killed', name), 'half of it')
  expect((await list()).lastGood).toBeNull()
  await shop.jobs.runDue()
  expect((await readdir(join(root, 'killed'))).sort()).toEqual(
    ['.other.tar.part', row?.fileName, 'notes.txt'].sort(),
  )

  await shop.database.orm.delete(backups)
  await plan({ place: inBucket(), placeSecret: 'S3RVER', version: 1 })
  await shop.operations.ask('backups.begin', owner, {})
  const [far] = await shop.database.orm.select().from(backups)
  const client = new S3Client(clientConfig(s3.settings))
  const Bucket = s3.settings.bucket
  for (const name of [far?.fileName, 'others.tar'])
    await client.send(new CreateMultipartUploadCommand({ Bucket, Key: `shop/daily/${name}` }))
  await shop.jobs.runDue()
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }))
  expect(Uploads.map(({ Key }) => Key)).toEqual(['shop/daily/others.tar'])
})

test('a backup past the retention rule is deleted, and one that someone removed is reported', async () => {
  await plan({ place: inFolder('kept'), keep: { days: 2, weeks: 0, months: 0 } })
  const made = []
  for (let day = 0; day < 3; day++) {
    made.unshift(await backUp())
    clock.advance(days(1) + minutes(1))
  }
  const there = await readdir(join(root, 'kept'))
  expect(there.sort()).toEqual(
    made
      .slice(0, 2)
      .map(({ fileName }) => fileName)
      .sort(),
  )
  expect((await list()).backups.map(({ isThere }) => isThere)).toEqual([true, true, false])
  await rm(join(root, 'kept', made[0]?.fileName ?? ''))
  await backUp()
  const [newest, taken] = await shop.database.orm.select().from(backups).orderBy(desc(backups.createdAt))
  expect(newest?.problem).toBeNull()
  expect(taken).toMatchObject({ problem: 'It is no longer there, or no longer what was written' })
})

test('a failing location is reported, retried, and given up with a message', async () => {
  await plan({ place: inBucket(), placeSecret: 'S3RVER' })
  s3.fail(true, 'PUT')
  try {
    await shop.operations.ask('backups.begin', owner, {})
    await shop.jobs.runDue().catch(() => {})
  } finally {
    s3.fail(false)
  }
  const { backups: tried, lastGood } = await list()
  expect([tried, lastGood]).toEqual([[expect.objectContaining({ state: 'working', isThere: false })], null])
  expect(tried[0]?.problem).not.toBeNull()
  const [kind] = shop.backups.pendingWork
  await shop.database.transaction(async (transaction) =>
    kind?.giveUp?.(transaction, tried[0]?.id ?? '', 'Given up by staff'),
  )
  expect((await list()).backups[0]).toMatchObject({ state: 'failed', problem: tried[0]?.problem })
})
