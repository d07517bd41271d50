import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hours } from '#server/kernel/clock.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { makeWorkFolder } from './work-folder.ts'

/** As if nothing had been written to it for longer than any job takes. */
const forget = (path: string): Promise<void> => {
  const then = new Date(Date.now() - hours(2))
  return utimes(path, then, then)
}

test('the next start removes what killed processes left half done, and nothing that is still being written', async () => {
  const [left, atWork] = [await makeWorkFolder(), await makeWorkFolder()]
  await writeFile(join(left, 'page.png'), 'half a page')
  await forget(left)
  await using shop = await startTestShop()
  expect([existsSync(left), existsSync(atWork)]).toEqual([false, true])

  const incoming = join(shop.environment.DATA_DIR, 'files/.incoming')
  await mkdir(incoming, { recursive: true })
  for (const name of ['of-a-killed-one', 'of-now']) await writeFile(join(incoming, name), 'half')
  await forget(join(incoming, 'of-a-killed-one'))
  await shop.prepare()
  expect(await readdir(incoming)).toEqual(['of-now'])
})

test('the server’s temporary files are all where the next start looks', async () => {
  const server = fileURLToPath(new URL('../..', import.meta.url))
  const makers: string[] = []
  for (const name of await readdir(server, { recursive: true })) {
    if (!name.endsWith('.ts') || /\.test\.ts$|\/testing\//.test(name)) continue
    if (/\bmkdtemp(Sync)?\(/.test(await readFile(join(server, name), 'utf8'))) makers.push(name)
  }
  // A command's temporary database has a folder that lives as long as it runs, with its own name.
  expect(makers.sort()).toEqual([
    'kernel/embedded-postgres/make-temporary-home.ts',
    'kernel/files/work-folder.ts',
  ])
})
