import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no test checks a box by force, which clicks where it was a moment ago', () => {
  const paths = globSync('tests/**/*.ts').filter((path) => !path.endsWith('pick.test.ts'))
  const forced = paths.filter((path) => /check\(\{[^}]*force/.test(readFileSync(path, 'utf8')))

  expect(paths.length).toBeGreaterThan(200)
  expect(forced).toEqual([])
})
