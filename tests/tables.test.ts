import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { table } from '#domain/table.ts'

const root = join(import.meta.dirname, '..')
const names = Object.getOwnPropertyNames(Object.prototype)

test('a table has none of the names that every object has', () => {
  const rows = table<string>({ dtf: 'DTF Film' })
  expect(rows.dtf).toBe('DTF Film')
  for (const name of names) expect(rows[name]).toBeUndefined()
})

/** A plain object indexed by arbitrary strings: `rows.constructor` would be one of its rows. */
const plain = /^(?:export )?const (\w+): (?:\w+<)*Record<string, .*> = \{(?!\}$)/gm

test('anything looked up by an arbitrary name is a table', async () => {
  const found: string[] = []
  for await (const path of glob('{app,server,domain,cli}/**/*.{ts,tsx}', { cwd: root })) {
    if (path.includes('.test.')) continue
    for (const [, name] of (await readFile(join(root, path), 'utf8')).matchAll(plain))
      found.push(`${path}: ${name}`)
  }
  expect(found).toEqual([])
})
