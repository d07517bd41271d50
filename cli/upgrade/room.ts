import { dirname, join, resolve } from 'node:path'
import { createFileStore } from '#server/compose.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { freeBytesAt } from '#server/kernel/files/free-space.ts'
import { readDatabaseBytes } from '#server/kernel/postgres/table-sizes.ts'

/** The space that the backup before an upgrade needs, and has. */
export type BackupRoom = {
  folder: string
  /** An upper bound: tables are compressed, and their indexes are left out. */
  databaseBytes: number
  files: { count: number; bytes: number }
  freeBytes: number
}

/** `folder` is the requested one; otherwise the backup goes to BACKUP_ROOT, or next to the data folder. */
export async function measureRoom(
  connectionString: string,
  environment: Environment,
  folder: string | undefined,
): Promise<BackupRoom> {
  const { BACKUP_ROOT, DATA_DIR } = environment
  const usual = join(BACKUP_ROOT ?? dirname(resolve(DATA_DIR)), `before-upgrade-${stampOf(new Date())}`)
  const target = resolve(folder ?? usual)
  const files = { count: 0, bytes: 0 }
  for await (const { bytes } of createFileStore(environment).list()) {
    files.count++
    files.bytes += bytes
  }
  return {
    folder: target,
    databaseBytes: await readDatabaseBytes(connectionString),
    files,
    freeBytes: await freeBytesAt(target),
  }
}

export const isRoomEnough = ({ databaseBytes, files, freeBytes }: BackupRoom): boolean =>
  databaseBytes + files.bytes < freeBytes

/** "20261126-110642", in UTC. */
const stampOf = (moment: Date): string =>
  moment.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
