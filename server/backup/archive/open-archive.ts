import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline as joined, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'
import { decrypted } from './encryption.ts'

/** File name extensions of archives. */
export const archiveEnds = { plain: '.tar', encrypted: '.tar.age' } as const

export const isArchiveName = (name: string): boolean =>
  name.endsWith(archiveEnds.plain) || name.endsWith(archiveEnds.encrypted)

/**
 * Calls `use` with the archive extracted to a folder, which is deleted afterwards; it needs space for all of it in the
 * temporary folder.
 * @throws OperatorError when it is not an archive, is truncated, or has another passphrase
 */
export async function withArchive<T>(
  { name, body, passphrase }: { name: string; body: Readable; passphrase?: string },
  use: (folder: string) => Promise<T>,
): Promise<T> {
  try {
    return await withWorkFolder(async (folder) => {
      const plain = name.endsWith(archiveEnds.encrypted) ? await decrypted(body, passphrase) : body
      await unpack(plain, folder).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
          throw new OperatorError(
            `There is not enough space to unpack ${name} in ${tmpdir()}. Set TMPDIR to a larger place.`,
          )
        throw new OperatorError(
          `${name} is damaged, or is not a backup (${error instanceof Error ? error.message : error}). Use another one.`,
        )
      })
      return use(folder)
    })
  } finally {
    body.destroy()
  }
}

async function unpack(body: Readable, folder: string): Promise<void> {
  const { extract } = await import('tar-stream')
  const entries = extract()
  joined(body, entries, () => {})
  for await (const entry of entries) {
    const name = entry.header.name.replace(/^\.\//, '')
    if (entry.header.type !== 'file') {
      entry.resume()
      continue
    }
    if (!isInside(name)) throw new Error(`it contains “${name}”`)
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await pipeline(entry, createWriteStream(path))
  }
}

/** The names we use in a backup: nothing is written anywhere else. */
const isInside = (name: string): boolean =>
  name.split('/').every((part) => /^[a-z0-9][a-z0-9._-]*$/i.test(part) && !part.includes('..'))
