import type { Readable } from 'node:stream'
import type { BackupPlace } from '#domain/backups/backup-plan.ts'

/** An open backup place. Names are those of files in it. */
export type OpenBackupPlace = {
  /** An SFTP server's; null elsewhere. */
  hostKey: string | null
  /** The complete files there. */
  list(): Promise<{ name: string; bytes: number }[]>
  /** Writes all or nothing, replacing a file of that name. */
  write(name: string, body: Readable): Promise<void>
  /** @throws Error if there is no such file */
  read(name: string): Promise<Readable>
  /** Removing a missing file is not an error. */
  remove(name: string): Promise<void>
  /** Removes the partial files of killed writers of these names. */
  sweep(names: readonly string[]): Promise<void>
  close(): Promise<void>
}

export type BackupPlaces = {
  /** Why the operator doesn't allow it, by the field that is wrong; null if allowed. */
  refusalOf(place: BackupPlace): { field: 'folder' | 'host' | 'endpoint'; message: string } | null
  /** The argument with which `restore` finds what is there (open-source.ts). */
  addressOf(place: BackupPlace, name: string): string
  /**
   * `secret`: the store's key, or the password or private key. @throws Error with a message that says what is wrong
   * there
   */
  open(place: BackupPlace, secret: string | null): Promise<OpenBackupPlace>
}
