import { join } from 'node:path'
import type { BackupPlace } from '#domain/backups/backup-plan.ts'
import type { BackupPlaces, OpenBackupPlace } from '#server/backup/index.ts'
import type { Environment } from '#server/kernel/environment.ts'
import type { OpenFolder } from '../hot-folders/open-folder.ts'
import { openPath } from '../hot-folders/open-path.ts'
import { openSftp } from '../hot-folders/open-sftp.ts'

type Allowed = Pick<Environment, 'BACKUP_ROOT' | 'BACKUP_HOSTS'>

/** Folders below the one that the operator names, servers they name, and Amazon S3. */
export function createBackupPlaces({ BACKUP_ROOT: root, BACKUP_HOSTS: hosts }: Allowed): BackupPlaces {
  const refusalOf: BackupPlaces['refusalOf'] = ({ kind, host, port, endpoint }) => {
    if (kind === 'folder')
      return root
        ? null
        : {
            field: 'folder',
            message: 'Your server administrator must first set BACKUP_ROOT to the folder that contains it',
          }
    const field = kind === 's3' ? 'endpoint' : 'host'
    const asked = kind === 's3' ? hostOf(endpoint) : port === 22 ? host : `${host}:${port}`
    if (asked === null || hosts.includes(asked)) return null
    return { field, message: `Your server administrator can allow ${asked} with BACKUP_HOSTS` }
  }
  return {
    refusalOf,
    addressOf: (place, name) => addressOf(place, name, root ?? ''),
    async open(place, secret) {
      const refusal = refusalOf(place)
      if (refusal) throw new Error(refusal.message)
      return openPlace(place, secret, root ?? '')
    },
  }
}

/** The same for the operator, who may open any folder. */
export const anyBackupPlace: Pick<BackupPlaces, 'open'> = {
  open: (place, secret) => openPlace(place, secret, ''),
}

const hostOf = (endpoint: string): string | null => (endpoint === '' ? null : new URL(endpoint).host)

function addressOf({ kind, folder, ...place }: BackupPlace, name: string, root: string): string {
  if (kind === 'folder') return join(root, folder, name)
  const path = [...folder.split('/'), name].filter(Boolean).map(encodeURIComponent).join('/')
  if (kind === 'sftp') return `sftp://${encodeURIComponent(place.user)}@${place.host}:${place.port}/${path}`
  const query = new URLSearchParams({ region: place.region })
  if (place.endpoint !== '') query.set('endpoint', place.endpoint)
  return `s3://${place.bucket}/${path}?${query}`
}

async function openPlace(place: BackupPlace, secret: string | null, root: string): Promise<OpenBackupPlace> {
  const { kind, folder, bucket, region, endpoint, user } = place
  if (kind === 's3') {
    const keys = { accessKeyId: user, secretAccessKey: secret ?? '' }
    const { openBucket } = await import('./open-bucket.ts')
    return openBucket({ bucket, region, endpoint: endpoint || undefined, ...keys }, folder)
  }
  return wholeFiles(kind === 'sftp' ? await openSftp(place, secret) : await openPath(root, folder))
}

/** A file gets its final name only once it is fully written. */
function wholeFiles(folder: OpenFolder): OpenBackupPlace {
  const draftOf = (name: string): string => `.${name}.part`
  const { hostKey, read, remove, close } = folder
  return {
    ...{ hostKey, read, remove, close },
    list: async () => (await folder.list()).filter(({ name }) => !name.endsWith('.part')),
    async write(name, body) {
      try {
        await folder.write(draftOf(name), body)
        await folder.rename(draftOf(name), name)
      } catch (error) {
        await folder.remove(draftOf(name)).catch(() => {})
        throw error
      }
    },
    async sweep(names) {
      const drafts = new Set(names.map(draftOf))
      for (const { name } of await folder.list()) if (drafts.has(name)) await folder.remove(name)
    },
  }
}
