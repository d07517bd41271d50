import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * A test that passes only on a retry hides a race. Files whose tests may be retried (`retry` in their options) are
 * listed here with the reason.
 */
const triedAgain: Record<string, string> = {}

test('no test is retried except those named here', () => {
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
