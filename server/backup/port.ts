import type { Readable } from 'node:stream'
import type { BackupPlace } from '#domain/backups/backup-plan.ts'

/** A place of backups, open. Names are those of files in it. */
export type OpenBackupPlace = {
  /** Of an SFTP server; null elsewhere. */
  hostKey: string | null
  /** What is there whole. */
  list(): Promise<{ name: string; bytes: number }[]>
  /** All of it or nothing, in place of what is called so. */
  write(name: string, body: Readable): Promise<void>
  /** @throws Error where there is no such file */
  read(name: string): Promise<Readable>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
  /** Removes what writers of these names that were killed left half written. */
  sweep(names: readonly string[]): Promise<void>
  close(): Promise<void>
}

export type BackupPlaces = {
  /** Why the operator does not allow it, by the field that is wrong; null where they do. */
  refusalOf(place: BackupPlace): { field: 'folder' | 'host' | 'endpoint'; message: string } | null
  /** What `restore` is given to find what lies there (open-source.ts). */
  addressOf(place: BackupPlace, name: string): string
  /** `secret`: the key of the store, or the password or private key. @throws Error in words that say what is wrong there */
  open(place: BackupPlace, secret: string | null): Promise<OpenBackupPlace>
}
