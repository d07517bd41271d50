import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { FileStore } from '#server/kernel/file-store.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { type HouseClient, openClient } from '#server/kernel/postgres/house-client.ts'
import { copyFilesOut } from './copy-files.ts'
import { readSequences, writeTables } from './copy-tables.ts'
import { sha256OfText } from './digest.ts'
import { type FileCopy, type Manifest, places, writeFileList } from './manifest.ts'

export type BackupSource = {
  connectionString: string
  files: Pick<FileStore, 'list' | 'read' | 'write' | 'size'>
  /** Where no backup may lie, since it would be lost together with the shop. */
  dataFolder: string
  /** The text of secrets.key, where the shop keeps its keys there. */
  secretsKey: string | null
}

/**
 * Writes database, files and keys of one moment into a folder that is new or empty, while the shop may be open. Needs no
 * tools of PostgreSQL and no rights beyond the shop's own. The folder appears under its name when all of it is on the disk.
 * @throws OperatorError when the folder cannot take it
 */
export async function takeBackup(
  source: BackupSource,
  folder: string,
  say: (message: string) => void,
): Promise<Manifest> {
  const target = resolve(folder)
  await refuseUnfit(target, source.dataFolder)
  const draft = `${target}.partial`
  await mkdir(dirname(target), { recursive: true })
  await rm(draft, { recursive: true, force: true })
  await mkdir(join(draft, places.database), { recursive: true, mode: 0o700 })
  try {
    const manifest = await fill(draft, source, say)
    await rm(target, { recursive: true, force: true })
    await rename(draft, target)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw tellFull(error, target)
  }
}

async function refuseUnfit(target: string, dataFolder: string): Promise<void> {
  if (!relative(resolve(dataFolder), target).startsWith('..'))
    throw new OperatorError(
      `${target} lies in the shop’s own data folder: name a place outside of it, best on another disk.`,
    )
  const names = await readdir(target).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length > 0)
    throw new OperatorError(`${target} is not empty: name a new folder, and remove old backups by hand.`)
}

async function fill(
  folder: string,
  { connectionString, files, secretsKey }: BackupSource,
  say: (message: string) => void,
): Promise<Manifest> {
  if (secretsKey !== null) await writeFile(join(folder, places.secretsKey), secretsKey, { mode: 0o600 })
  const copies = new Map<string, FileCopy>()
  const sayEvery = (count: number): void => {
    if (count % 500 === 0) say(`${count} files so far`)
  }
  await copyFilesOut(files, folder, copies, sayEvery)
  const database = await copyDatabase(connectionString, folder)
  await copyFilesOut(files, folder, copies, sayEvery)
  const list = writeFileList(copies.values())
  await writeFile(join(folder, places.fileList), list, { flush: true })
  const bytes = [...copies.values()].reduce((sum, copy) => sum + copy.bytes, 0)
  const manifest: Manifest = {
    format: 1,
    ...database,
    secretsKey: secretsKey === null ? null : sha256OfText(secretsKey),
    files: { count: copies.size, bytes, sha256: sha256OfText(list) },
  }
  await writeFile(join(folder, places.manifest), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true })
  return manifest
}

async function copyDatabase(
  connectionString: string,
  folder: string,
): Promise<Omit<Manifest, 'format' | 'files' | 'secretsKey'>> {
  const client = openClient({ connectionString, name: 'gangway backup' })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const takenAt = (await client.query('select now() as now')).rows[0].now.toISOString()
    return {
      takenAt,
      migrations: await numbers(client, 'select created_at from public.migrations order by created_at'),
      jobTables: (await numbers(client, 'select version from pgboss.version'))[0] ?? 0,
      tables: await writeTables(client, folder),
      sequences: await readSequences(client),
    }
  } finally {
    await client.leave()
  }
}

async function numbers(client: HouseClient, query: string): Promise<number[]> {
  const { rows } = await client.query({ text: query, rowMode: 'array' })
  return rows.map(([value]) => Number(value))
}

function tellFull(error: unknown, target: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  return new OperatorError(
    `There is no room for a backup at ${target}. Free up space there, or name another disk: the shop itself is untouched.`,
  )
}
