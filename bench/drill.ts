import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareFiles, compareTables } from '#server/backup/compare-copy.ts'
import { checkBackup, withBackup } from '#server/backup/index.ts'
import { anyBackupPlace } from '#server/compose.ts'
import { withClient } from '#server/kernel/postgres/house-client.ts'
import { startS3 } from '#tests/harness/s3/start-s3.ts'
import { backUp, passphrase, restoreInto } from './drill/back-up.ts'
import { fillShop, givePrintFiles } from './drill/fill-shop.ts'
import { onEmbedded, onExternal, type Place } from './drill/places.ts'
import type { BenchContext, Benchmark } from './harness.ts'

/**
 * A restore drill (`--orders 1000`): a shop with its built-in database and files on disk is backed up, encrypted, to a
 * bucket and restored to a separate PostgreSQL with files in a bucket; that one is backed up, encrypted, to a folder
 * and restored to a built-in database with files on disk. Each copy is compared in full with its backup, and the last
 * one with the first backup.
 */
export const run: Benchmark = ({ options, ...telling }) => {
  const orders = Number(options.orders ?? 1_000)
  return drill((place) => fillShop(place, orders, telling.say), telling)
}

/** The same with a shop filled by `fill`. */
export async function drill(
  fill: (place: Place) => Promise<void>,
  { report, say }: Pick<BenchContext, 'report' | 'say'>,
): Promise<void> {
  await using things = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'gangway-drill-'))
  things.defer(() => rm(folder, { recursive: true, force: true }))
  const [bucket, s3] = [things.use(await startS3()), things.use(await startS3())]

  const first = things.use(await onEmbedded(join(folder, 'first')))
  await timed(report, 'fill a shop with orders and their files', () => fill(first))
  await timed(report, 'a print file for each item', () => givePrintFiles(first, say))
  const second = things.use(await onExternal(join(folder, 'second'), bucket, say))
  const third = things.use(await onEmbedded(join(folder, 'third')))

  const made = await timed(report, 'built-in database and disk: back up, encrypted, to a bucket', () =>
    backUp(first, { s3 }),
  )
  report({ label: 'rows in it', value: made.rowCount ?? 0, unit: 'rows' })
  report({ label: 'files in it', value: made.fileCount ?? 0, unit: 'files' })
  report({ label: 'size of the archive', value: (made.byteSize ?? 0) / 1e6, unit: 'MB' })
  const keys = { keyId: s3.settings.accessKeyId, secret: s3.settings.secretAccessKey, passphrase }
  await timed(report, 'restore to another PostgreSQL and a bucket, compared', () =>
    restoreInto(second, made.address, keys),
  )
  const root = join(folder, 'backups')
  const again = await timed(report, 'PostgreSQL and bucket: back up, encrypted, to a folder', () =>
    backUp(second, { root }),
  )
  await timed(report, 'restore to a built-in database and disk, compared', () =>
    restoreInto(third, again.address, keys),
  )
  await timed(report, 'the last copy against the first backup', () =>
    withBackup(made.address, { ...keys, places: anyBackupPlace }, (unpacked) => compareEnds(third, unpacked)),
  )
  say('Every row and every file of the last copy is as in the first backup.')
}

/** What the second backup itself wrote along the way. */
const ofTheBackup = new Set(['backups', 'backup_plans', 'audit_entries'])

/** @throws OperatorError naming the first table or file that differs */
async function compareEnds(last: Place, unpacked: string): Promise<void> {
  const { manifest, files } = await checkBackup(unpacked)
  const tables = manifest.tables.filter(({ schema, name }) => schema === 'public' && !ofTheBackup.has(name))
  await withClient({ connectionString: last.connectionString, name: 'gangway drill' }, (client) =>
    compareTables(client, unpacked, tables),
  )
  await compareFiles(last.files(), files)
}

async function timed<T>(report: BenchContext['report'], label: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work()
  report({ label, value: (performance.now() - begun) / 1_000, unit: 's' })
  return result
}
