import { makeJobTables } from '#server/kernel/job-queue/make-job-tables.ts'
import { withClient } from '#server/kernel/postgres/house-client.ts'
import { replaceSchema } from '#server/kernel/postgres/migrate-database.ts'
import { compareTables } from './compare-copy.ts'
import { copyFilesIn } from './copy-files.ts'
import { fillTables } from './copy-tables.ts'
import { type CheckedBackup, OtherJobQueue, type RestoreTarget } from './restore-backup.ts'

/**
 * Returns a shop that is not open to the state of this backup of it, in its own place and with the version of that
 * time. In one transaction, after each row was checked against the backup: a failure changes nothing. Files that are
 * missing or of another length are restored, and newer ones stay. Unlike a restored copy it is the same shop, and
 * continues its plan.
 * @throws OperatorError when its rows or files can't be restored
 */
export async function putBack(
  { folder, manifest, files: copies }: CheckedBackup,
  { connectionString, files }: RestoreTarget,
): Promise<void> {
  const standing = new Map<string, number>()
  for await (const { key, bytes } of files.list()) standing.set(key, bytes)
  const missing = copies.filter(({ key, bytes }) => standing.get(key) !== bytes)
  await copyFilesIn(files, folder, missing, () => {})
  await withClient({ connectionString, name: 'gangway restore' }, async (client) => {
    await client.query('begin')
    try {
      await replaceSchema(client, manifest.migrations)
      if ((await makeJobTables(client)) !== manifest.jobTables) throw new OtherJobQueue()
      await fillTables(client, folder, manifest)
      await compareTables(client, folder, manifest.tables)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => client.cut())
      throw error
    }
    await client.query('analyze')
  })
}
