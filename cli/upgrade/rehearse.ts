import { tmpdir } from 'node:os'
import { copyRows } from '#server/backup/index.ts'
import { keepSecretsKeys, readKeyFile } from '#server/kernel/environment/secrets-keys.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { freeBytesAt, gigabytes } from '#server/kernel/files/free-space.ts'
import {
  MigrationFailed,
  type MigrationStep,
  migrateDatabase,
} from '#server/kernel/postgres/migrate-database.ts'
import { readDatabaseBytes } from '#server/kernel/postgres/table-sizes.ts'
import { openOnce, withPlaceOfItsOwn } from '../try-shop.ts'
import { wordsFor } from '../words-for.ts'

/** `tried`: how long each step took. `failed`: what would go wrong. `untried`: why no copy could be made. */
export type Rehearsal =
  | { kind: 'tried'; steps: MigrationStep[] }
  | { kind: 'failed'; reason: string }
  | { kind: 'untried'; reason: string }

/**
 * Upgrades a copy of the shop's database, in a temporary embedded database, and opens a shop on it. The shop itself may
 * be open, wherever its database is.
 */
export async function rehearse(connectionString: string, environment: Environment): Promise<Rehearsal> {
  const wanted = copiesInFolder * (await readDatabaseBytes(connectionString))
  const free = await freeBytesAt(tmpdir())
  if (free < wanted) return untried(`a copy of it needs ${gigabytes(wanted)} of free space in ${tmpdir()}`)
  let isCopied = false
  try {
    return await withPlaceOfItsOwn(environment, async (copy, own) => {
      await copyRows(connectionString, copy)
      isCopied = true
      const keys = readKeyFile(environment.DATA_DIR)
      if (keys) keepSecretsKeys(own.DATA_DIR, keys)
      const steps = await migrateDatabase(copy)
      await openOnce(copy, own)
      return { kind: 'tried', steps }
    })
  } catch (error) {
    if (isCopied) return { kind: 'failed', reason: reasonOf(error) }
    return untried(`a copy of it could not be made here: ${reasonOf(error)}`)
  }
}

/** The packed rows, and the copy along with what the steps rewrite. */
const copiesInFolder = 3

const untried = (reason: string): Rehearsal => ({ kind: 'untried', reason })

function reasonOf(error: unknown): string {
  if (error instanceof MigrationFailed) return error.reason
  return (wordsFor(error) ?? (error instanceof Error ? error.message : String(error))).replace(/\.$/, '')
}
