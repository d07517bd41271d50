import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const pages = [
  ...['README.md', 'CHANGELOG.md', 'docs/owner.md', 'docs/floor.md', 'docs/operating.md', 'docs/accounts.md'],
  ...['docs/settings.md', 'docs/developing.md'],
]

test('the table of settings lists every setting of the shop, and no others', () => {
  const schema = ['environment.ts', 'environment/accounts-settings.ts', 'environment/tracing-settings.ts']
    .map((name) => read(`server/kernel/${name}`))
    .join('\n')
  const settings = schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (?:z|flag|list|limit|wholeNumber|openPort)\b/gm)
  const known = [...settings].map(([, name]) => name).sort()
  const told = [...read('docs/settings.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)]
    .map(([, name]) => name)
    .sort()

  expect(known.length).toBeGreaterThan(15)
  expect(told).toEqual(known)
})

test('a setting is described in the same words in README and in the full table', () => {
  const all = read('docs/settings.md')
  const shown = read('README.md').match(/^\| `[A-Z][A-Z0-9_]+` \|.*$/gm) ?? []

  expect(shown.length).toBeGreaterThan(10)
  expect(shown.filter((row) => !all.includes(row.replaceAll('](docs/', '](')))).toEqual([])
})

test('the commands that the pages name exist', () => {
  const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
  const commands = read('cli/run-command.ts')
  for (const page of pages) {
    for (const [, name = ''] of read(page).matchAll(/npm run ([a-z0-9:]+)/g))
      expect(scripts, page).toHaveProperty(name)
    for (const [, name = ''] of read(page).matchAll(/npm run shop -- ([a-z-]+)/g))
      expect(commands).toContain(name)
  }
})

test('links between the pages, and images, work', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)]+)\)/g)]
      .map(([, address = '']) => address)
      .filter((address) => !/^https?:/.test(address))
      .filter((address) => {
        const [path = '', heading] = address.split('#')
        const target = path === '' ? page : join(dirname(page), path)
        if (!existsSync(join(root, target))) return true
        return heading !== undefined && !headingsOf(read(target)).includes(heading)
      }),
  )
  expect(broken).toEqual([])
})

/** As GitHub generates them. */
const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  )
