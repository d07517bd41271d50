import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const shown = globSync(['app/**/*.{ts,tsx}', 'domain/**/*.ts'], { cwd: root })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => read(path).replace(/\s+/g, ' '))
  .join('\n')

/** Between the delimiters of a text: quotes, tags, an icon or a placeholder; the page's own dots may follow. */
const isShown = (name: string): boolean =>
  new RegExp(
    `(?:['"\`>}]|\\n) ?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:…|\\.)? ?(?:['"\`<{]|\\n)`,
  ).test(shown)

test.each([
  ['docs/owner.md', 60],
  ['docs/floor.md', 60],
  ['docs/moving-in.md', 20],
])('%s names pages, fields and buttons as the screen does', (guide, least) => {
  const names = new Set(
    [...read(guide).matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name.replace(/\s+/g, ' ')),
  )
  expect(names.size).toBeGreaterThan(least)
  expect([...names].filter((name) => name !== 'bold' && !isShown(name))).toEqual([])
})
