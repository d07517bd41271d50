import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBackup, withBackup } from '#server/backup/index.ts'
import { anyBackupPlace } from '#server/compose.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { holdTable } from '#tests/harness/processes/hold-table.ts'
import { type KillableShop, startKillableShop } from '#tests/harness/processes/killable-shop.ts'
import { ownersEnvironment, root } from '#tests/harness/processes/start-command.ts'
import { signedIn } from '#tests/harness/sell.ts'

/** One of those in the middle of a backup: whoever holds it holds the backup there. */
const inTheMiddle = 'parcels'
const stack = new AsyncDisposableStack()
let backups: string
let shop: KillableShop

beforeAll(async () => {
  backups = await mkdtemp(join(tmpdir(), 'gangway-backup-kill-'))
  stack.defer(() => rm(backups, { recursive: true, force: true }))
  shop = stack.use(await startKillableShop({ BACKUP_ROOT: backups }))
})
afterAll(() => stack.disposeAsync())

const check = (path: string) => withBackup(path, { places: anyBackupPlace }, checkBackup)

test('the shop is killed in the middle of a planned backup: the one before stays, and the next start makes it whole', async () => {
  const { database, dataDirectory, origin } = shop
  const there = () => readdir(join(backups, 'nightly')).then((names) => names.sort())
  const settings = { DATABASE_URL: database.connectionString, PUBLIC_URL: origin, BACKUP_ROOT: backups }
  const { operations } = openShop({ ...settings, DATA_DIR: dataDirectory })
  const owner = signedIn('owner')
  const known = () => operations.ask('backups.list', owner, {})
  const newest = async () => (await known()).backups[0]
  await operations.ask('backups.save-plan', owner, {
    ...{ every: 'never', hour: 3, weekday: 7, isEncrypted: false, version: 0 },
    ...{ keep: { days: 7, weeks: 4, months: 6 }, place: { kind: 'folder', folder: 'nightly' } },
  })
  await operations.ask('backups.begin', owner, {})
  await expect.poll(async () => (await newest())?.state).toBe('done')
  const before = (await newest())?.fileName ?? ''
  // One a day is kept.
  await database.pool.query(`update backups set taken_at = taken_at - interval '1 day'`)

  const held = await holdTable(database, inTheMiddle)
  await operations.ask('backups.begin', owner, {})
  const cut = (await newest())?.fileName ?? ''
  await held.isWaitedFor()
  await shop.kill()
  await held.letGo()

  expect(await there()).toEqual([`.${cut}.part`, before])
  await expect(check(join(backups, 'nightly', `.${cut}.part`))).rejects.toThrow()
  expect((await known()).lastGood).toMatchObject({ fileName: before })

  await shop.startAgain()
  await expect.poll(newest).toMatchObject({ fileName: cut, state: 'done' })
  expect(await there()).toEqual([before, cut].sort())
  for (const name of await there()) await check(join(backups, 'nightly', name))
})

test('the command is killed in its middle: what lies there is told to be no backup, and the same line makes one', async () => {
  const held = await holdTable(shop.database, inTheMiddle)
  const cut = runBackup('by-hand')
  await held.isWaitedFor()
  cut.kill('SIGKILL')
  await once(cut, 'exit')
  await held.letGo()

  const there = async () => (await readdir(backups)).filter((name) => name !== 'nightly')
  expect(await there()).toEqual(['by-hand.partial'])
  await expect(check(join(backups, 'by-hand.partial'))).rejects.toThrow('holds no backup')

  await once(runBackup('by-hand'), 'exit')
  expect(await there()).toEqual(['by-hand'])
  await check(join(backups, 'by-hand'))
})

function runBackup(name: string) {
  const { port } = new URL(shop.origin)
  return spawn(process.execPath, ['cli/gangway.mjs', 'backup', join(backups, name)], {
    cwd: root,
    env: {
      ...ownersEnvironment(shop.dataDirectory, Number(port)),
      DATABASE_URL: shop.database.connectionString,
    },
    stdio: 'ignore',
  })
}
