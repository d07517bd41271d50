import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'

let place: string

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'gangway-folder-'))
})
afterAll(() => rm(place, { recursive: true, force: true }))

const database = 'postgres://127.0.0.1/shop'
const prepare = async (folder: string, DATABASE_URL?: string) => {
  const said: string[] = []
  await prepareDataFolder({ DATA_DIR: folder, DATABASE_URL }, (line) => said.push(line))
  return said
}
const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8)

test('the data folder is created for its own user only', async () => {
  const folder = join(place, 'new', 'data')
  expect(await prepare(folder, database)).toEqual([])
  expect(await modeOf(folder)).toBe('700')
})

test('an older installation’s folders are made private, and the database’s is left alone', async () => {
  const folder = join(place, 'old')
  for (const name of ['files', 'logs', 'postgres']) {
    await mkdir(join(folder, name), { recursive: true })
    await chmod(join(folder, name), 0o755)
  }
  await chmod(folder, 0o755)

  expect(await prepare(folder)).toEqual([])

  // Root's PostgreSQL runs as another user, who must be able to pass through.
  expect(await modeOf(folder)).toBe(process.getuid?.() === 0 ? '711' : '700')
  const modes = await Promise.all(['files', 'logs', 'postgres'].map((name) => modeOf(join(folder, name))))
  expect(modes).toEqual(['700', '700', '755'])
})

test('a folder that others also use keeps its mode', async () => {
  const shared = join(place, 'shared')
  await mkdir(shared)
  await chmod(shared, 0o1777)
  expect(await prepare(shared, database)).toEqual([])
  expect(await modeOf(shared)).toBe('1777')
})

test('an unusable folder is reported in plain words', async () => {
  const file = join(place, 'file')
  await writeFile(file, '')
  await expect(prepare(join(file, 'data'))).rejects.toThrow(
    /^The data folder \S+file\/data cannot be used: ENOTDIR.* Let the user who runs the shop write to it, or set DATA_DIR/,
  )
})
