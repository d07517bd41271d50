import { pipeline as joined } from 'node:stream'
import { seconds } from '#server/kernel/clock.ts'
import { encrypted } from './archive/encryption.ts'
import { tarOf } from './archive/tar-sink.ts'
import type { BackupsDeps } from './deps.ts'
import { Digest } from './digest.ts'
import type { Manifest } from './manifest.ts'
import type { OpenBackupPlace } from './port.ts'
import type { BackupRow } from './tables.ts'
import { fillBackup } from './take-backup.ts'

/**
 * Writes the archive to its place, encrypted if there is a passphrase. `onProgress` receives percentages, at most every
 * two seconds.
 */
export async function sendBackup(
  deps: Pick<BackupsDeps, 'connectionString' | 'clock' | 'database' | 'files' | 'readSecretsKey'>,
  { fileName, problem }: BackupRow,
  { place, passphrase }: { place: OpenBackupPlace; passphrase: string | null },
  onProgress: (percent: number) => Promise<unknown>,
): Promise<{ manifest: Manifest; bytes: number }> {
  const { connectionString, clock, files } = deps
  // A long copy can conflict with replication on a replica, which then cancels it.
  const replica = problem === null ? deps.database.replica : null
  const source = { connectionString, clock, replica, files, secretsKey: deps.readSecretsKey() }
  const say = sayAtTimes(onProgress)
  let manifest: Manifest | undefined
  const plain = await tarOf(async (sink) => {
    manifest = await fillBackup(sink, source, say)
  })
  const digest = new Digest()
  const body = passphrase ? await encrypted(plain, passphrase) : plain
  const measured = joined(body, digest, () => {})
  await place.write(fileName, measured)
  if (!manifest) throw new Error('It was interrupted')
  return { manifest, bytes: digest.bytes }
}

/** At most every two seconds, and only new values. Failing to record progress is no reason to stop. */
function sayAtTimes(say: (percent: number) => Promise<unknown>): (percent: number) => void {
  let [said, at] = [0, -Infinity]
  return (exact) => {
    const percent = Math.floor(exact)
    const now = performance.now()
    if (percent <= said || now - at < seconds(2)) return
    ;[said, at] = [percent, now]
    say(percent).catch(() => {})
  }
}
