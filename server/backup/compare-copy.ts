import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline as joined, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { FileStore } from '#server/kernel/file-store.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import type { HouseClient } from '#server/kernel/postgres/house-client.ts'
import { readRows } from './copy-tables.ts'
import { Digest } from './digest.ts'
import { type FileCopy, type TableCopy, tableFile } from './manifest.ts'

/** @throws OperatorError naming the table that differs from the backup in any row */
export async function compareTables(
  client: HouseClient,
  folder: string,
  tables: readonly TableCopy[],
): Promise<void> {
  for (const table of tables) {
    const copy = joined(createReadStream(join(folder, tableFile(table))), createGunzip(), () => {})
    if ((await sumOfRows(copy)) !== (await sumOfRows(readRows(client, table)))) throw new Differs(table.name)
  }
}

/** @throws OperatorError naming the file that differs from the backup in any byte */
export async function compareFiles(
  files: Pick<FileStore, 'read'>,
  copies: readonly FileCopy[],
): Promise<void> {
  for (const { key, sha256 } of copies) {
    const digest = new Digest()
    await pipeline(await files.read(key), digest.resume())
    if (digest.sha256() !== sha256) throw new Differs(key)
  }
}

class Differs extends OperatorError {
  constructor(what: string) {
    super(
      `The copy differs from the backup: ${what}. Use another backup, and report this to the makers of Gangway.`,
    )
  }
}

/**
 * A checksum of lines in any order: PostgreSQL doesn't guarantee the order in which it reads a table. COPY writes each
 * row as one line.
 */
async function sumOfRows(text: Readable): Promise<string> {
  let sum = 0n
  for await (const line of createInterface({ input: text, crlfDelay: Infinity }))
    sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)
  return (sum % 2n ** 256n).toString(16)
}
