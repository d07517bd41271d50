import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mayUse } from './check-reach.ts'
import { startEmbeddedPostgres } from './index.ts'
import { giveTree, isRoot } from './runner.ts'
import { ask } from './testing/ask.ts'
import { copyProject } from './testing/copy-project.ts'
import { makeFolder } from './testing/make-folder.ts'
import { startedOf, startInChild } from './testing/start-in-child.ts'

const slow = { timeout: 240_000 }
const nobody = { uid: 65534, gid: 65534, name: 'nobody' }

describe('a project that only its owner can read', slow, () => {
  test('starts, keeps its data, and says where the data is', async () => {
    const project = makeFolder(0o700)
    const shared = join(makeFolder(), 'shared')
    const launcher = copyProject(project)
    const data = join(project, 'data', 'postgres')

    const first = startInChild({ launcher, data, shared, umask: '077' })
    const { connectionString, dataDirectory } = await startedOf(first)
    await ask(connectionString, 'CREATE TABLE kept (n int)', 'INSERT INTO kept VALUES (1)')
    await first.stop()
    if (isRoot()) {
      expect(readlinkSync(data)).toBe(dataDirectory)
      expect(dataDirectory.startsWith(`${shared}/`)).toBe(true)
      expect(first.logged.join('\n')).toContain(
        `is not allowed to enter ${project}: the database is in ${dataDirectory}`,
      )
      expect(first.logged.join('\n')).toContain(`runs from ${join(shared, 'postgresql-18')}`)
      expect(statSync(join(dataDirectory, 'cluster')).uid).not.toBe(0)
    } else {
      expect(dataDirectory).toBe(realpathSync(data))
      expect(existsSync(shared)).toBe(false)
    }
    expect(statSync(project).mode & 0o777).toBe(0o700)

    const second = startInChild({ launcher, data, shared, umask: '077' })
    const again = await startedOf(second)
    expect(again.dataDirectory).toBe(dataDirectory)
    expect(await ask(again.connectionString, 'SELECT n FROM kept')).toEqual([1])
    await second.stop()
  })

  test('serves two data folders started at the same time', async () => {
    const project = makeFolder(0o700)
    const shared = join(makeFolder(), 'shared')
    const launcher = copyProject(project)
    const children = ['one', 'two'].map((name) =>
      startInChild({ launcher, data: join(project, name), shared }),
    )
    for (const child of children) {
      expect(await ask((await startedOf(child)).connectionString, 'SELECT 1')).toEqual([1])
    }
    await Promise.all(children.map((child) => child.stop()))
    const staged = existsSync(shared)
      ? readdirSync(shared).filter((name) => name.startsWith('postgresql'))
      : []
    expect(staged.length).toBe(isRoot() ? 1 : 0)
  })

  test('does not take over the data of a deleted project at the same path', async () => {
    const project = makeFolder(0o700)
    const sharedDirectory = join(makeFolder(), 'shared')
    const dataDirectory = join(project, 'postgres')
    const start = () => startEmbeddedPostgres({ dataDirectory, sharedDirectory, log: () => undefined })
    const first = await start()
    await first.stop()
    rmSync(dataDirectory, { recursive: true })
    const second = await start()
    expect(await ask(second.connectionString(), 'SELECT 1')).toEqual([1])
    await second.stop()
    expect(existsSync(join(first.dataDirectory, 'cluster'))).toBe(true)
    expect(second.dataDirectory).toBe(isRoot() ? `${first.dataDirectory}-2` : first.dataDirectory)
  })

  test('refuses a data folder that is a dangling link', async () => {
    const sharedDirectory = join(makeFolder(), 'shared')
    const dataDirectory = join(makeFolder(0o700), 'postgres')
    symlinkSync('/nowhere/at/all', dataDirectory)
    await expect(
      startEmbeddedPostgres({ dataDirectory, sharedDirectory, log: () => undefined }),
    ).rejects.toMatchObject({
      reason: 'folder_unusable',
      message: expect.stringContaining('/nowhere/at/all'),
    })
    expect(lstatSync(dataDirectory).isSymbolicLink()).toBe(true)
  })
})

describe('an ordinary user', slow, () => {
  test('starts it as themselves, from packages whose library links were never created', async () => {
    const project = makeFolder()
    const launcher = copyProject(project)
    const node = nodeFor(project)
    const user = isRoot() ? nobody : undefined
    if (user) giveTree(project, user)
    const data = join(project, 'data', 'postgres')

    const child = startInChild({ launcher, data, node, user })
    const { connectionString, dataDirectory } = await startedOf(child)
    expect(dataDirectory).toBe(data)
    expect(await ask(connectionString, 'SELECT 1')).toEqual([1])
    expect(statSync(join(data, 'cluster')).uid).toBe(user?.uid ?? process.getuid?.())
    await child.stop()

    // Root may serve the same folder in between, as the user it belongs to.
    const between = await startEmbeddedPostgres({ dataDirectory: data, log: () => undefined })
    expect(await ask(between.connectionString(), 'SELECT 1')).toEqual([1])
    await between.stop()
    const again = startInChild({ launcher, data, node, user })
    await startedOf(again)
    await again.stop()
  })

  test('gets a clear error when the folder belongs to someone else', async () => {
    const project = makeFolder()
    const data = join(project, 'data', 'postgres')
    const mine = await startEmbeddedPostgres({ dataDirectory: data, log: () => undefined })
    await mine.stop()
    if (!isRoot()) chmodSync(join(project, 'data', 'postgres', 'lock'), 0o400)
    const launcher = copyProject(project)
    const child = startInChild({
      launcher,
      data,
      node: nodeFor(project),
      user: isRoot() ? nobody : undefined,
    })
    expect(await child.outcome).toMatchObject({
      event: 'failed',
      message: expect.stringContaining(`The data folder ${data} cannot be written`),
    })
  })
})

// The Node that runs the tests may itself be where only root can read.
function nodeFor(project: string): string {
  if (!isRoot() || mayUse(process.execPath, nobody, 'program')) return process.execPath
  const copy = join(project, 'node')
  copyFileSync(process.execPath, copy)
  chmodSync(copy, 0o755)
  return copy
}
