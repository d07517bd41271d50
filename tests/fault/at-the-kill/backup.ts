import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { checkBackup, withBackup } from '#server/backup/index.ts'
import { anyBackupPlace } from '#server/compose.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { holdTable } from '#tests/harness/processes/hold-table.ts'
import type { KillableShop } from '#tests/harness/processes/killable-shop.ts'
import { signedIn } from '#tests/harness/sell.ts'

/** One of the tables in the middle of a backup: locking it blocks the backup there. */
export const inTheMiddle = 'parcels'

export const check = (path: string) => withBackup(path, { places: anyBackupPlace }, checkBackup)

/** A planned backup that is blocked midway, after one that was made the day before. */
export async function beginBackup({ database, dataDirectory, origin }: KillableShop, backups: string) {
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
  return {
    async isCut() {
      await held.letGo()
      expect(await there()).toEqual([`.${cut}.part`, before])
      await expect(check(join(backups, 'nightly', `.${cut}.part`))).rejects.toThrow()
      expect((await known()).lastGood).toMatchObject({ fileName: before })
    },
    async isMadeWhole() {
      await expect.poll(newest).toMatchObject({ fileName: cut, state: 'done' })
      expect(await there()).toEqual([before, cut].sort())
      for (const name of await there()) await check(join(backups, 'nightly', name))
    },
  }
}
