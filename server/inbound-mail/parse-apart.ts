import { minutes } from '#server/kernel/clock.ts'
import { DecodingStopped, decode, defineTask } from '#server/kernel/decoding/decode.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { ParsedMail, parseMail } from './parse-mail.ts'

/** A 50 MB email takes some ten seconds of a core, and a few times its size in memory. */
const limits = { megabytes: 800, cpuSeconds: 40, milliseconds: minutes(3) }
const task = defineTask<typeof parseMail>(new URL('./parse-mail.ts', import.meta.url), 'parseMail', limits)

/** Reads a stored email in a process of its own and leaves its files in `folder`; null if it can't be read. */
export async function parseApart(
  files: Pick<FileStore, 'withLocalFile'>,
  key: string,
  folder: string,
): Promise<ParsedMail | null> {
  try {
    return await files.withLocalFile(key, (path) => decode(task, { path, folder }, { lane: 'shop' }))
  } catch (error) {
    if (error instanceof DecodingStopped && error.reason !== 'crashed') return null
    throw error
  }
}
