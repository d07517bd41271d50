import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('sessions end in one place, which closes their streams', async () => {
  const files = (await readdir(import.meta.dirname, { recursive: true })).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  )
  const deleting: string[] = []
  for (const name of files) {
    const source = await readFile(join(import.meta.dirname, name), 'utf8')
    if (/\.delete\(sessions\)/.test(source)) deleting.push(name)
  }
  expect(deleting).toEqual(['end-sessions.ts'])
})
