import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, hours } from '#server/kernel/clock.ts'

const prefix = 'gangway-work-'

/** Nothing is drawn or written for this long without a byte: what lies still has lost its process. */
const stillFor = hours(1)

/** A folder for what is made on the way to something else. Whoever makes it removes it; a killed process cannot. */
export const makeWorkFolder = (): Promise<string> => mkdtemp(join(tmpdir(), prefix))

/** Lets `use` work in such a folder, which is gone afterwards. */
export async function withWorkFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeWorkFolder()
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes what killed processes of this machine left behind. */
export const sweepWorkFolders = (): Promise<number> => sweepStill(tmpdir(), (name) => name.startsWith(prefix))

/** Removes what nobody has written to for an hour, of those that `isOurs` says; how many. A missing folder has none. */
export async function sweepStill(folder: string, isOurs: (name: string) => boolean): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let removed = 0
  for (const name of names.filter(isOurs)) {
    const path = join(folder, name)
    const info = await stat(path).catch(() => null)
    // By the machine's clock, which is what the file system writes down.
    if (info === null || info.mtime > after(new Date(), -stillFor)) continue
    await rm(path, { recursive: true, force: true }).catch(() => {})
    removed++
  }
  return removed
}
