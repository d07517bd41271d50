import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** All of auth. */
const folder = join(import.meta.dirname, '..')

test('sessions end in one place, which also closes their streams', async () => {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const deleting: string[] = []
  for (const name of files) {
    const source = await readFile(join(folder, name), 'utf8')
    if (/\.delete\(sessions\)/.test(source)) deleting.push(name)
  }
  expect(deleting).toEqual(['sessions/end-sessions.ts'])
})
