import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '#server/kernel/file-store.ts'
import { makeJobTables } from '#server/kernel/job-queue/make-job-tables.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { type HouseClient, withClient } from '#server/kernel/postgres/house-client.ts'
import { makeEarlierSchema, migrateDatabase } from '#server/kernel/postgres/migrate-database.ts'
import { compareFiles, compareTables } from './compare-copy.ts'
import { copyFilesIn, DamagedBackup } from './copy-files.ts'
import { hasRows, readTables } from './copy-tables.ts'
import { sha256OfFile, sha256OfText } from './digest.ts'
import { type FileCopy, type Manifest, places, readFileList, readManifest, tableFile } from './manifest.ts'

export type RestoreTarget = {
  connectionString: string
  files: Pick<FileStore, 'list' | 'read' | 'write' | 'size'>
}

/** Checks whether a backup could be restored there. @throws OperatorError when something is already there */
export async function refuseFilledTarget(
  { files: copies }: CheckedBackup,
  target: RestoreTarget,
): Promise<void> {
  const { connectionString } = target
  await withClient({ connectionString, name: 'gangway restore' }, async (client) => {
    if (await hasRows(client)) throw new NotEmpty('The database')
  })
  await refuseFilled(target.files, copies)
}

/** A backup whose lists and tables are intact. Each file is checked against its checksum when it is restored. */
export type CheckedBackup = {
  folder: string
  manifest: Manifest
  files: FileCopy[]
  /** The lines of secrets.key; null if the shop had its keys in its settings. */
  secretsKeys: string[] | null
}

/** @throws OperatorError when the folder holds no backup, or a damaged one */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  const manifest = await readManifest(folder)
  const read = async (path: string, sum: string): Promise<string> => {
    const text = await readFile(join(folder, path), 'utf8').catch(() => null)
    if (text === null || sha256OfText(text) !== sum) throw new DamagedBackup(path)
    return text
  }
  for (const table of manifest.tables) {
    const path = tableFile(table)
    const sum = await sha256OfFile(join(folder, path)).catch(() => null)
    if (sum !== table.sha256) throw new DamagedBackup(path)
  }
  const files = readFileList(await read(places.fileList, manifest.files.sha256))
  const keys = manifest.secretsKey === null ? null : await read(places.secretsKey, manifest.secretsKey)
  return { folder, manifest, files, secretsKeys: keys === null ? null : keys.split('\n').filter(Boolean) }
}

/**
 * Fills an empty database and an empty file store. Files come first and the database in one transaction, so that an
 * interrupted try leaves nothing that could be opened, and can be repeated. The copy makes no backups automatically: it
 * would overwrite those of the shop that it is a copy of. `isCompared`: the result is read back and compared with the
 * backup.
 * @throws OperatorError when there is something already, or when this version can't read the backup
 */
export async function restoreBackup(
  { folder, manifest, files: copies }: CheckedBackup,
  { connectionString, files }: RestoreTarget,
  say: (message: string) => void,
  { isCompared = false }: { isCompared?: boolean } = {},
): Promise<void> {
  await withClient({ connectionString, name: 'gangway restore' }, async (client) => {
    if (await hasRows(client)) throw new NotEmpty('The database')
    await refuseFilled(files, copies)
    await makeTables(client, connectionString, manifest)
    await copyFilesIn(files, folder, copies, (count) => {
      if (count % 500 === 0) say(`${count} of ${copies.length} files`)
    })
    await readTables(client, folder, manifest)
    if (isCompared) {
      await compareTables(client, folder, manifest.tables)
      await compareFiles(files, copies)
    }
  })
  await migrateDatabase(connectionString)
  await stopPlan(connectionString)
}

/** Creates in an empty database the tables that the rows come from. */
export async function makeTables(
  client: HouseClient,
  connectionString: string,
  { migrations, jobTables }: Pick<Manifest, 'migrations' | 'jobTables'>,
): Promise<void> {
  await makeEarlierSchema(connectionString, migrations)
  if ((await makeJobTables(client)) !== jobTables) throw new OtherJobQueue()
}

export class OtherJobQueue extends OperatorError {
  constructor() {
    super(
      'This backup was made by a version of Gangway with another job queue. Restore it with that version, then start ' +
        'this one on the result.',
    )
  }
}

const stopPlan = (connectionString: string): Promise<void> =>
  withClient({ connectionString, name: 'gangway restore' }, async (client) => {
    await client.query(`update backup_plans set plan = jsonb_set(plan, '{every}', '"never"')`)
    await client.query(`update backups set state = 'failed', problem = $1 where state = 'working'`, [
      'This shop was restored from a backup',
    ])
  })

/** Files from an earlier try are no reason to refuse this one. */
async function refuseFilled(files: RestoreTarget['files'], copies: readonly FileCopy[]): Promise<void> {
  const known = new Set(copies.map(({ key }) => key))
  for await (const { key } of files.list()) if (!known.has(key)) throw new NotEmpty('The file storage')
}

class NotEmpty extends OperatorError {
  constructor(what: string) {
    super(
      `${what} is not empty. A backup is restored next to existing data, not over it: set DATA_DIR (and DATABASE_URL or S3_BUCKET, if you ` +
        'use them) to new, empty places.',
    )
  }
}
