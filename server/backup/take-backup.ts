import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { Readable } from 'node:stream'
import type { Clock } from '#server/kernel/clock.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { type HouseClient, withClient } from '#server/kernel/postgres/house-client.ts'
import { markCommitted, type ReplicaPlace } from '#server/kernel/postgres/replica.ts'
import { folderSink } from './archive/folder-sink.ts'
import type { BackupSink } from './archive/sink.ts'
import { copyFilesOut } from './copy-files.ts'
import { readSequences, writeTables } from './copy-tables.ts'
import { sha256OfText } from './digest.ts'
import { type FileCopy, type Manifest, places, writeFileList } from './manifest.ts'

export type BackupSource = {
  connectionString: string
  clock: Clock
  /** Where its rows are read once it has everything committed before the backup began; null if there is none. */
  replica: ReplicaPlace | null
  files: Pick<FileStore, 'list' | 'read' | 'write' | 'size'>
  /** Where no backup may be placed, since it would be lost together with the shop. */
  dataFolder: string
  /** The contents of secrets.key, if the shop keeps its keys there. */
  secretsKey: string | null
  /** Aborts at the next file or table. */
  signal?: AbortSignal
}

/**
 * Writes database, files and keys of one moment into a folder that is new or empty; the shop may be open. Needs no
 * PostgreSQL tools and no rights beyond the shop's own. The folder appears under its name once all of it is on disk.
 * @throws OperatorError when the folder can't be used
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
  await mkdir(draft, { mode: 0o700 })
  const sayTenth = inTenths((percent) => say(`${percent}%`))
  try {
    const manifest = await fillBackup(folderSink(draft), source, sayTenth)
    await rm(target, { recursive: true, force: true })
    await rename(draft, target)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw tellFull(error, target)
  }
}

/** Passes on each tenth once. */
function inTenths(say: (percent: number) => void): (percent: number) => void {
  let said = 0
  return (percent) => {
    const tenth = Math.floor(percent / 10) * 10
    if (tenth <= said) return
    said = tenth
    say(tenth)
  }
}

async function refuseUnfit(target: string, dataFolder: string): Promise<void> {
  if (!relative(resolve(dataFolder), target).startsWith('..'))
    throw new OperatorError(
      `${target} is inside the shop’s own data folder: choose a place outside of it, ideally on another disk.`,
    )
  const names = await readdir(target).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length > 0)
    throw new OperatorError(`${target} is not empty: choose a new folder, and remove old backups by hand.`)
}

/** Adds everything, the manifest last. `say` is called with the progress, in percent. */
export async function fillBackup(
  sink: BackupSink,
  { connectionString, clock, replica, files, secretsKey, signal }: Omit<BackupSource, 'dataFolder'>,
  say: (percent: number) => void,
): Promise<Manifest> {
  const addText = (path: string, text: string) => {
    const bytes = Buffer.from(text)
    return sink.add(path, Readable.from([bytes]), bytes.length)
  }
  const sayUnlessStopped = (percent: number): void => {
    signal?.throwIfAborted()
    say(percent)
  }
  const hasAll = replica && (await markCommitted(connectionString, replica))
  if (secretsKey !== null) await addText(places.secretsKey, secretsKey)
  const copies = new Map<string, FileCopy>()
  await copyFilesOut(files, sink, copies, (share) => sayUnlessStopped(ofFiles * share))
  const from = hasAll && (await hasAll()) ? replica.connectionString : connectionString
  const database = await copyDatabase(from, { sink, clock }, (done, tables) =>
    sayUnlessStopped(ofFiles + (ofTables * done) / tables),
  )
  await copyFilesOut(files, sink, copies, () => signal?.throwIfAborted())
  const list = writeFileList(copies.values())
  await addText(places.fileList, list)
  const bytes = [...copies.values()].reduce((sum, copy) => sum + copy.bytes, 0)
  const manifest: Manifest = {
    format: 1,
    ...database,
    secretsKey: secretsKey === null ? null : sha256OfText(secretsKey),
    files: { count: copies.size, bytes, sha256: sha256OfText(list) },
  }
  await addText(places.manifest, `${JSON.stringify(manifest, null, 1)}\n`)
  return manifest
}

/** Percent of the work. */
const ofFiles = 80
const ofTables = 18

/** Every row as of one moment, and what is needed to read them again. */
export async function copyDatabase(
  connectionString: string,
  { sink, clock }: { sink: BackupSink; clock: Clock },
  say: (done: number, all: number) => void,
): Promise<Omit<Manifest, 'format' | 'files' | 'secretsKey'>> {
  return withClient({ connectionString, name: 'gangway backup' }, async (client) => {
    await client.query('begin transaction isolation level repeatable read read only')
    const takenAt = clock.now().toISOString()
    return {
      takenAt,
      migrations: await numbers(client, 'select created_at from public.migrations order by created_at'),
      jobTables: (await numbers(client, 'select version from pgboss.version'))[0] ?? 0,
      tables: await writeTables(client, sink, say),
      sequences: await readSequences(client),
    }
  })
}

async function numbers(client: HouseClient, query: string): Promise<number[]> {
  const { rows } = await client.query({ text: query, rowMode: 'array' })
  return rows.map(([value]) => Number(value))
}

function tellFull(error: unknown, target: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  return new OperatorError(
    `There is not enough space for a backup at ${target}. Free up space there, or use another disk. The shop itself is untouched.`,
  )
}
