import { mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { OpenFolder } from './open-folder.ts'

/**
 * A folder below `root`, created if missing.
 * @throws Error when a link leads out of `root`
 */
export async function openPath(root: string, folder: string): Promise<OpenFolder> {
  await mkdir(join(root, folder), { recursive: true })
  const path = await realpath(join(root, folder))
  if (!path.startsWith((await realpath(root)) + sep))
    throw new Error(`${folder} is outside the folder that the operator set`)
  return {
    hostKey: null,
    has: (name) =>
      stat(join(path, name)).then(
        () => true,
        () => false,
      ),
    async write(name, body) {
      const file = await open(join(path, name), 'w')
      await pipeline(body, file.createWriteStream({ flush: true }))
    },
    rename: (from, to) => rename(join(path, from), join(path, to)),
    remove: (name) => rm(join(path, name), { force: true }),
    async list() {
      const entries = await readdir(path, { withFileTypes: true })
      const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
      return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(path, name))).size })))
    },
    read: async (name) => (await open(join(path, name))).createReadStream(),
    async close() {},
  }
}
