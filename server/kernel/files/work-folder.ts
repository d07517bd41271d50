import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, hours } from '#server/kernel/clock.ts'

const prefix = 'gangway-work-'

/** No drawing or writing goes this long without a byte: an idle folder has lost its process. */
const stillFor = hours(1)

/** A folder for intermediate files. Its creator removes it; a killed process can't. */
export const makeWorkFolder = (): Promise<string> => mkdtemp(join(tmpdir(), prefix))

/** Calls `use` with such a folder, which is removed afterwards. */
export async function withWorkFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeWorkFolder()
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes folders left behind by killed processes on this machine. */
export const sweepWorkFolders = (): Promise<number> => sweepStill(tmpdir(), (name) => name.startsWith(prefix))

/**
 * Removes entries accepted by `isOurs` that have not been written to for an hour, and returns how many. 0 for a missing
 * folder.
 */
export async function sweepStill(folder: string, isOurs: (name: string) => boolean): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter(isOurs)) {
    const path = join(folder, name)
    const info = await stat(path).catch(() => null)
    // By the machine's clock, which the file system uses.
    if (info === null || info.mtime > after(new Date(), -stillFor)) continue
    await rm(path, { recursive: true, force: true }).catch(() => {})
    removed++
  }
  return removed
}
