import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(join(root, 'docs/mutants.md'), 'utf8')
/** The last cell of each row: the test that notices a change, or why nothing does. */
const answers = page
  .split('\n')
  .filter((line) => /^\| \S+:\d+ \|/.test(line))
  .map((line) => line.slice(0, -2).split(' | ').at(-1) ?? '')
const [noticed = 0, ...others] =
  /^\| (\d+) \| (\d+) \| (\d+) \| 0 \|$/m.exec(page)?.slice(1).map(Number) ?? []

test('no row of the table is open, and its totals are right', () => {
  const byTest = answers.filter((answer) => answer.includes(' › '))
  expect(answers.length).toBeGreaterThan(200)
  expect(answers.filter((answer) => answer.startsWith('open'))).toEqual([])
  expect([noticed, others.reduce((sum, count) => sum + count, noticed)]).toEqual([
    byTest.length,
    answers.length,
  ])
})

test('every test file named in the table exists', () => {
  const named = answers.flatMap((answer) => /([\w./-]+\.test\.tsx?) › /.exec(answer)?.[1] ?? [])
  expect(named.length).toBe(noticed)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
