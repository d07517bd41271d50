import { mkdir } from 'node:fs/promises'
import type { z } from 'zod'
import type { backupPlaceSchema } from '#domain/backups/backup-plan.ts'
import { type BackupView, checkBackup, restoreBackup, withBackup } from '#server/backup/index.ts'
import { anyBackupPlace } from '#server/compose.ts'
import { keepSecretsKeys } from '#server/kernel/environment/secrets-keys.ts'
import type { TestS3 } from '#tests/harness/s3/start-s3.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { composeTestShop } from '#tests/harness/shop.ts'
import type { Place } from './places.ts'

export const passphrase = 'five words that no one would guess'

/** Backs up by the shop's own plan, encrypted: into the bucket, or into a folder of `root`. */
export async function backUp(place: Place, to: { s3: TestS3 } | { root: string }): Promise<BackupView> {
  if ('root' in to) await mkdir(to.root, { recursive: true })
  const [settings, chosen] = 'root' in to ? inFolder(to.root) : inBucket(to.s3)
  const { shop } = composeTestShop({
    ...{ ...place.settings, ...settings, DATABASE_URL: place.connectionString },
  })
  try {
    await shop.prepare()
    const owner = signedIn('owner')
    const { plan } = await shop.operations.ask('backups.list', owner, {})
    await shop.operations.ask('backups.save-plan', owner, {
      ...{ every: 'day', hour: 3, weekday: 7, isEncrypted: true, passphrase },
      ...{ keep: { days: 7, weeks: 4, months: 6 }, version: plan?.version ?? 0 },
      ...chosen,
    })
    await shop.operations.ask('backups.begin', owner, {})
    await shop.jobs.runDue()
    const [made] = (await shop.operations.ask('backups.list', owner, {})).backups
    if (!made?.isThere) throw new Error(made?.problem ?? 'No backup was made')
    return made
  } finally {
    await shop.stop()
  }
}

type Chosen = [
  settings: Record<string, string>,
  plan: { place: z.input<typeof backupPlaceSchema>; placeSecret?: string },
]

const inFolder = (root: string): Chosen => [
  { BACKUP_ROOT: root },
  { place: { kind: 'folder', folder: 'drill' } },
]

function inBucket({ settings }: TestS3): Chosen {
  const { bucket, endpoint, region, accessKeyId: user, secretAccessKey: placeSecret } = settings
  return [
    { BACKUP_HOSTS: new URL(endpoint).host },
    { place: { kind: 's3', bucket, endpoint, region, user, folder: 'backups' }, placeSecret },
  ]
}

type Keys = { keyId: string; secret: string; passphrase: string }

/** Compared in full with the backup, as `backup --verify` does. */
export function restoreInto(place: Place, address: string, keys: Keys): Promise<void> {
  return withBackup(address, { ...keys, places: anyBackupPlace }, async (unpacked) => {
    const backup = await checkBackup(unpacked)
    const target = { connectionString: place.connectionString, files: place.files() }
    await restoreBackup(backup, target, () => {}, { isCompared: true })
    if (backup.secretsKeys) keepSecretsKeys(place.settings.DATA_DIR ?? '', backup.secretsKeys)
  })
}
