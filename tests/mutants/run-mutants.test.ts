import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { someOf } from '#tests/harness/run-form.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'gangway-small-house-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * A small codebase: the first module is fully tested, the second not at all, the third in part, one times out, and the
 * last is caught by the types.
 */
const house = {
  'package.json': '{"type":"module","imports":{"#domain/*":"./domain/*"}}',
  'vitest.config.ts': `export default { test: { isolate: false, include: ['domain/**/*.test.ts'] } }`,
  'domain/money/money.ts': 'export const isFree = (cents: number): boolean => cents === 0\n',
  'domain/money/money.test.ts': `import { expect, test } from 'vitest'
    import { isFree } from './money.ts'
    test('free', () => expect([0, 1, 2].map(isFree)).toEqual([true, false, false]))`,
  'domain/money/prorate.ts': 'export const half = (cents: number): number => cents / 2\n',
  'domain/money/discount.ts': `export const isStaff = (role: string): boolean => role === 'owner' || role === 'admin'\n`,
  'domain/money/discount.test.ts': `import { expect, test } from 'vitest'
    import { isStaff } from '#domain/money/discount.ts'
    test('owner', () => expect(isStaff('owner')).toBe(true))`,
  'tsconfig.json': `{"compilerOptions":{"strict":true,"noUncheckedIndexedAccess":true,"module":"ESNext","moduleResolution":"bundler","allowImportingTsExtensions":true,"noEmit":true,"types":[],"paths":{"#domain/*":["./domain/*"]}},"include":["app","domain"],"exclude":["**/*.test.ts"]}`,
  // A file with errors of its own notices nothing.
  'app/home.ts': `import { half } from '#domain/money/prorate.ts'\nexport const words: string = half(2)\n`,
  'domain/names.ts': `export const nameOf = (names: Record<string, string>, id: string): string => names[id] ?? id\n`,
  'domain/wait.ts': 'export const isThere = (): boolean => true\n',
  'domain/wait.test.ts': `import { test } from 'vitest'
    import { isThere } from './wait.ts'
    test('there', { timeout: 2_000 }, () => isThere() ? undefined : new Promise(() => undefined))`,
  'domain/words.ts': `export const word = (isOne: boolean): string => (isOne ? 'copy' : 'copies')\n`,
  'domain/words.test.ts': `import { expect, test } from 'vitest'
    import { isFree } from './money/money.ts'
    import { word } from './words.ts'
    test('words', () => expect([word(true), word(false), isFree(0)]).toEqual(['copy', 'copies', true]))`,
}

for (const [path, text] of Object.entries(house)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
writeFileSync(join(folder, '.gitignore'), 'node_modules\n')
const git = (...words: string[]) => execFileSync('git', words, { cwd: folder })
/** Tests need nothing but Node; branches need Git. */
const hasGit = spawnSync('git', ['--version']).status === 0

const run = (...words: string[]) => {
  const program = join(root, 'tests/mutants/run-mutants.ts')
  const { PATH, HOME, TMPDIR } = process.env
  const env = { PATH, HOME, TMPDIR }
  return spawnSync(process.execPath, [program, ...words], { cwd: folder, encoding: 'utf8', env })
}

test('a fault that a test would notice is distinguished from one that none would, whatever came before it', () => {
  const { stdout, status } = run('domain-money', 'domain', '--count', '50')
  const missed = stdout.split('\n').filter((line) => line.startsWith('domain/'))
  expect(missed.toSorted()).toEqual([
    `domain/money/discount.ts:1 comparison: === => !==`,
    `domain/money/discount.ts:1 right side left out: role === 'owner' || role === 'admin' => (role === 'owner')`,
    `domain/money/discount.ts:1 text: 'admin' => 'mutated'`,
    `domain/money/prorate.ts:1 arithmetic: / => *`,
    `domain/money/prorate.ts:1 number: 2 => (2 + 1)`,
    `domain/wait.ts:1 flipped: true => false`,
  ])
  expect(stdout).toContain('  out of time: domain/wait.test.ts')
  expect(stdout).toContain('| domain-money | 10 | 5 (50 %) | 3 | 0 | 2 | 95 % |')
  expect(stdout).toContain('| domain | 5 | 4 (80 %) | 0 | 1 | 0 | 85 % |')
  expect(status).toBe(1)
  expect(readdirSync(folder)).toContain('domain')
})

test.runIf(hasGit)('on a branch only the changed lines are tested', () => {
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message', 'A house')
  writeFileSync(
    join(folder, 'domain/money/discount.ts'),
    `${house['domain/money/discount.ts']}export const staff = 2\n`,
  )
  const { stdout, status } = run('--changed')
  expect(stdout.split('\n').filter((line) => line.startsWith('domain/'))).toEqual([
    'domain/money/discount.ts:2 number: 2 => (2 + 1)',
  ])
  expect(status).toBe(1)
})

test.each(someOf([[['nowhere']], [[]], [['domain', '--count', 'x']]], 1))('%j prints the usage', (words) => {
  expect(run(...words)).toMatchObject({ status: 2, stdout: '' })
})
