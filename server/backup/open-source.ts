import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { type BackupPlace, backupPlaceSchema } from '#domain/backups/backup-plan.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { isArchiveName, withArchive } from './archive/open-archive.ts'
import type { BackupPlaces } from './port.ts'

export type SourceKeys = {
  /** Of an S3 store. */
  keyId?: string
  /** The store's key, or the server's password or private key. */
  secret?: string
  passphrase?: string
}

const howTo =
  'Name the folder or the .tar or .tar.age that a backup is, or where it lies: s3://BUCKET/NAME?region=…&endpoint=… or ' +
  'sftp://USER@HOST/FOLDER/NAME.'

/**
 * Calls `use` with a backup as a folder: one written as a folder, an archive on this machine, or one in a bucket or on
 * another machine.
 * @throws OperatorError when it can't be reached or opened
 */
export async function withBackup<T>(
  source: string,
  { places, ...keys }: SourceKeys & { places: Pick<BackupPlaces, 'open'> },
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const far = readAddress(source, keys)
  if (far) {
    const opened = await places.open(far.place, keys.secret ?? null).catch(inWords(source))
    try {
      const body = await opened.read(far.name).catch(inWords(source))
      return await withArchive({ name: far.name, body, ...keys }, use)
    } finally {
      await opened.close()
    }
  }
  const path = resolve(source)
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) return use(path)
  if (!isArchiveName(path)) throw new OperatorError(`${path} is not a backup. ${howTo}`)
  return withArchive({ name: basename(path), body: createReadStream(path), ...keys }, use)
}

const inWords =
  (source: string) =>
  (error: unknown): never => {
    const why = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `${source} cannot be read: ${why}. Check the address, BACKUP_KEY_ID and BACKUP_SECRET.`,
    )
  }

/** Null if it is on this machine. */
function readAddress(source: string, { keyId }: SourceKeys): { place: BackupPlace; name: string } | null {
  if (!/^(s3|sftp):\/\//.test(source)) return null
  const url = URL.canParse(source) ? new URL(source) : null
  const parts = url?.pathname.split('/').filter(Boolean).map(decodeURIComponent) ?? []
  const name = parts.pop() ?? ''
  const place = backupPlaceSchema.safeParse(
    url?.protocol === 's3:'
      ? {
          kind: 's3',
          bucket: url.hostname,
          folder: parts.join('/'),
          region: url.searchParams.get('region') ?? undefined,
          endpoint: url.searchParams.get('endpoint') ?? undefined,
          user: keyId ?? '',
        }
      : {
          kind: 'sftp',
          host: url?.hostname,
          port: url?.port || undefined,
          user: decodeURIComponent(url?.username ?? ''),
          folder: `/${parts.join('/')}`,
        },
  )
  if (place.success && isArchiveName(name)) return { place: place.data, name }
  const why =
    place.error?.issues.map(({ message }) => message).join('; ') ?? `${name} is not the name of a backup`
  throw new OperatorError(`${source} cannot be read: ${why}. ${howTo}`)
}
