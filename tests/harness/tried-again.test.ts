import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * A test that passes only when tried again hides a race. A file whose tests may be (`retry` in their options) stands here
 * with its reason.
 */
const triedAgain: Record<string, string> = {}

test('no test is tried twice but those that are named here', () => {
  const files = globSync(
    ['vitest.config.ts', '{app,bench,cli,domain,nesting,server,tests}/**/*.{test,race,fault,e2e}.{ts,tsx}'],
    {
      cwd: root,
    },
  )
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((path) => /\bretry\b *[:=]/.test(readFileSync(`${root}${path}`, 'utf8')))
  expect(found.filter((path) => !path.endsWith('tried-again.test.ts'))).toEqual(Object.keys(triedAgain))
})
