import { type ChildProcess, execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { browse } from '#tests/harness/browse.ts'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { holdTable } from '#tests/harness/processes/hold-table.ts'
import { startServerProcess } from '#tests/harness/processes/server-process.ts'
import { ownersEnvironment, root } from '#tests/harness/processes/start-command.ts'
import { isLong, someOf } from '#tests/harness/run-form.ts'
import { freePort } from '#tests/harness/shop.ts'

const parts = ['app', 'build', 'cli', 'domain', 'migrations', 'nesting', 'server']
const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts']

/** The next version, unpacked beside this one; its one new step is given, and may be given again. */
async function makeNextVersion(folder: string) {
  const next = await mkdtemp(join(folder, 'version-'))
  for (const name of [...parts, ...files]) await cp(join(root, name), join(next, name), { recursive: true })
  await symlink(join(root, 'node_modules'), join(next, 'node_modules'))
  const journalFile = join(next, 'migrations/meta/_journal.json')
  const journal = z
    .looseObject({ entries: z.array(z.looseObject({ when: z.int() })) })
    .parse(JSON.parse(await readFile(journalFile, 'utf8')))
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1
  journal.entries.push({
    idx: journal.entries.length,
    version: '7',
    when,
    tag: '9999_next',
    breakpoints: true,
  })
  await writeFile(journalFile, JSON.stringify(journal))
  return async (...statements: string[]): Promise<string> => {
    await writeFile(join(next, 'migrations/9999_next.sql'), statements.join('\n--> statement-breakpoint\n'))
    return next
  }
}

type Ended = { code: number; said: string; complained: string }

/** That version's command in a terminal. */
const upgradeTo = (version: string, settings: NodeJS.ProcessEnv, ...words: string[]): Promise<Ended> =>
  beginUpgrade(version, settings, ...words).ended

function beginUpgrade(version: string, settings: NodeJS.ProcessEnv, ...words: string[]) {
  const asked = [join(version, 'cli/gangway.mjs'), 'upgrade', ...words]
  const { promise: ended, resolve } = Promise.withResolvers<Ended>()
  const command = execFile(
    process.execPath,
    asked,
    { env: settings, cwd: version },
    (error, said, complained) => resolve({ code: Number(error?.code ?? 0), said, complained }),
  )
  return { command, ended }
}

/** Resolves once it has printed this. */
const heard = (command: ChildProcess, words: string): Promise<void> =>
  new Promise((done) => {
    let said = ''
    command.stdout?.on('data', (more: string) => {
      said += more
      if (said.includes(words)) done()
    })
  })

/** Sends Ctrl-C once it prints this. */
async function stopAt(words: string, { command, ended }: ReturnType<typeof beginUpgrade>): Promise<Ended> {
  await heard(command, words)
  command.kill('SIGINT')
  return ended
}

/** A checksum over all rows of each table. */
async function sumsOf({ pool }: TestDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss') order by 1`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`,
    )
    sums[name] = rows[0].sum
  }
  return sums
}

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, 'files'), { recursive: true })).sort()

test('a version that fails, in its step or when it opens, leaves the shop unchanged, and the previous version opens on it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-goes-back-'))
  await using database = await createTestDatabase()
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const dataDirectory = join(folder, 'data')
  const port = await freePort()
  const settings = { DATABASE_URL: database.connectionString, PUBLIC_URL: `http://localhost:${port}` }
  const visitor = randomUUID()
  const picture = await transparentPng({ width: 40, height: 40 }, { left: 5, top: 5, width: 30, height: 30 })
  let artwork = ''
  const stateOf = async (origin: string) => {
    const answer = await browse({ origin }, visitor).get(`/api/v1/artworks/${artwork}`)
    return (await answer.json()).artwork.state as string
  }
  const here = openShop({ ...settings, DATA_DIR: dataDirectory, PORT: String(port) })
  await here.prepare()
  await here.auth.ensureOwner()
  const owner = { visitorId: visitor, user: null }
  artwork = (await here.artwork.importPicture(owner, { fileName: 'fox.png', bytes: picture })).id
  await here.jobs.runDue()
  await here.stop()
  const before = await sumsOf(database)
  const filesBefore = await filesOf(dataDirectory)
  const environment = { ...ownersEnvironment(dataDirectory, port), ...settings }
  const backup = (name: string) => ['--backup', join(folder, name)]
  const isAsBefore = async () => {
    expect(await sumsOf(database)).toEqual(before)
    expect(await filesOf(dataDirectory)).toEqual(filesBefore)
  }

  const stepsTo = await makeNextVersion(folder)
  const failing = await stepsTo(
    'alter table profiles add column next integer',
    'update profiles set next = 1 / (length(email) - length(email))',
  )
  const failed = await upgradeTo(failing, environment, ...backup('one'))
  expect(failed.complained).toMatch(
    /the step 9999_next \(.*\) failed: division by zero\. All steps were rolled back: the database is unchanged, and no file was touched\. Put the previous version back and start it; nothing is lost\./,
  )
  expect(failed.code).toBe(1)
  await isAsBefore()

  const slow = 'alter table profiles add column next integer'
  const notOpening = [
    async () => {
      const notStarting = await stepsTo(`update profiles set role = 'customer'`)
      const ended = await upgradeTo(notStarting, environment, ...backup('two'))
      expect(ended.complained).toMatch(
        /^The new version does not open: It ended while opening: .+ nothing is lost\. Put the previous version back/s,
      )
      expect(ended.code).toBe(1)
    },
    async () => {
      const notAnswering = await stepsTo(
        'alter table blog_articles rename column title to heading',
        "update profiles set full_name = 'spoiled'",
      )
      const mute = await upgradeTo(notAnswering, environment, ...backup('three'))
      expect(mute.complained).toMatch(
        /^The new version does not open: Its page \/blog answers with the error 50\d\. So everything was put back from the backup,/,
      )
      expect(mute.complained).toContain(`Send ${join(dataDirectory, 'logs', 'upgrade.log')},`)
      expect(mute.code).toBe(1)
    },
    async () => {
      const late = await upgradeTo(await stepsTo(slow), environment, ...backup('four'), '--within', '1')
      expect(late.complained).toMatch(
        /^The new version does not open: It was not ready after 1 seconds\. So everything was put back/,
      )
    },
  ]
  const stopped = [
    async () => {
      const early = await stopAt(
        'Backing up to',
        beginUpgrade(await stepsTo(slow), environment, ...backup('five')),
      )
      expect(early).toMatchObject({
        code: 1,
        complained:
          'Stopped, as you asked. The shop is unchanged: start the previous version with npm start.\n',
      })
      expect((await readdir(folder)).filter((name) => name.startsWith('five'))).toEqual([])
    },
    async () => {
      const opening = await stopAt(
        'Opening the shop',
        beginUpgrade(await stepsTo(slow), environment, ...backup('six')),
      )
      expect(opening.complained).toMatch(
        /^You stopped it before the new version could show that it opens\. So everything was put back from the backup,/,
      )
      expect(opening.code).toBe(1)
    },
  ]
  // Each takes seconds of a core: the short form picks one version that doesn't open, or one moment to stop at.
  for (const ends of someOf([...notOpening, ...stopped], 1)) {
    await ends()
    await isAsBefore()
  }
  const next = await stepsTo(slow)

  await using shop = await startServerProcess({ dataDirectory, port, settings })
  expect(await stateOf(shop.origin)).toBe('ready')
  await shop[Symbol.asyncDispose]()

  if (isLong) await stopWhileItGoesBack()
  const good = await upgradeTo(next, environment, ...backup('eight'))
  expect(good).toMatchObject({
    code: 0,
    said: expect.stringMatching(/The shop is upgraded\. Start it: npm start\n$/),
  })

  async function stopWhileItGoesBack(): Promise<void> {
    // Blocked while it rolls back, and stopped once more: the next command continues from there.
    const twice = beginUpgrade(next, environment, ...backup('seven'))
    await heard(twice.command, 'Opening the shop')
    const held = await holdTable(database, 'shipment_items')
    twice.command.kill('SIGINT')
    await heard(twice.command, 'Press again to end right away')
    await held.isWaitedFor()
    const again = setInterval(() => twice.command.kill('SIGINT'), 200)
    expect((await twice.ended).code).toBe(1)
    clearInterval(again)
    await held.letGo()
    expect((await upgradeTo(next, environment)).said).toContain('there is nothing to upgrade')

    await database.pool.query('alter table profiles drop column next')
    await database.pool.query('delete from migrations where id = (select max(id) from migrations)')
  }
})
