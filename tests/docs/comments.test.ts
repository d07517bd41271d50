import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)

/** Every suffix of every path: a comment names as much of a path as it needs, `kernel/clock.ts` or only `clock.ts`. */
const ends = new Set(
  tracked.flatMap((path) => {
    const parts = path.split('/')
    const folders = parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('/'))
    return [path, ...folders].flatMap((one) => one.split('/').map((_, at, all) => all.slice(at).join('/')))
  }),
)
/** Decision records are named by their number. */
const isThere = (path: string): boolean =>
  ends.has(path) || (/^docs\/adr\/\d{4}$/.test(path) && tracked.some((one) => one.startsWith(path)))

const comment = /^[ \t]*(?:\/\*\*[\s\S]*?\*\/|\/\/ .*$)/gm
const named = [
  /(?<![\w/.@*-])\w[\w-]*(?:[./][\w-]+)*\.(?:tsx?|mjs|md|css)\b/g,
  /(?<![\w/.@-])(?:app|server|domain|nesting|cli|tests|bench|docs|ops|kernel)\/[\w./-]*\w/g,
]

const source = tracked.filter((path) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.gen.ts'))

test('comments point to files and folders that exist', () => {
  const commentsOf = (path: string) =>
    (readFileSync(path, 'utf8').match(comment) ?? []).map((one) => one.replaceAll(/\n\s*\* ?/g, ' '))
  const missing = source.flatMap((path) =>
    commentsOf(path)
      .flatMap((words) => named.flatMap((form) => words.match(form) ?? []))
      .filter((one) => !isThere(one))
      .map((one) => `${path}: ${one}`),
  )
  expect(missing).toEqual([])
})

test('comments name functions that exist', () => {
  const texts = source.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const code = new Set(texts.flatMap(({ text }) => text.replaceAll(comment, '').match(/\w+/g) ?? []))
  const missing = texts.flatMap(({ path, text }) =>
    (text.match(comment) ?? [])
      .flatMap((words) => [...words.matchAll(/`([a-z]+[A-Z]\w*)`/g)].map(([, name = '']) => name))
      .filter((name) => !code.has(name) && !ofOthers.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

/** From packages that we use. */
const ofOthers = new Set(['realHeight', 'onFound'])

test('the UI kit’s list names files that it has', () => {
  const listed = [...readFileSync('app/ui/README.md', 'utf8').matchAll(/^\| (`[^|]+)\|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`*]+\.tsx?)`/g)].map(([, name = '']) => name))
    .map((name) => `app/ui/${name}`)
  expect(listed.length).toBeGreaterThan(30)
  expect(listed.filter((path) => !tracked.includes(path))).toEqual([])
})
