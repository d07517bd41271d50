import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))
const { forbidden = [], options = {} } = await extractConfiguration(join(root, '.dependency-cruiser.mjs'))
const rooms = ['app', 'domain', 'nesting', 'server', 'cli', 'tests', 'bench']

/** The same rules and options as `npm run architecture`, which checks the real codebase, applied to another one. */
async function check(folder: string): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...others } = options
  const { output } = await cruise(
    rooms,
    { ...others, ruleSet: { forbidden }, validate: true, baseDir: folder, preserveSymlinks: true },
    enhancedResolveOptions,
    { tsConfig: extractTSConfig(join(root, 'tsconfig.json')) },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

/** One violation of each rule: file → what it imports, only types from `type …`. */
const breaks: Record<string, Record<string, string>> = {
  'no-circles': { 'domain/a.ts': './b.ts', 'domain/b.ts': 'type ./a.ts' },
  'nothing-unresolved': { 'domain/a.ts': './nowhere.ts' },
  'domain-is-pure': { 'domain/a.ts': 'node:fs' },
  'nesting-is-pure': { 'nesting/a.ts': '#domain/a.ts', 'domain/a.ts': '' },
  'capabilities-know-no-adapters': { 'server/orders/a.ts': '../http/a.ts', 'server/http/a.ts': '' },
  'capabilities-meet-at-their-doors': {
    'server/orders/a.ts': '#server/blog/index.ts',
    'server/blog/index.ts': '',
  },
  'reports-read-tables-alone': { 'server/reports/a.ts': '#server/blog/index.ts', 'server/blog/index.ts': '' },
  'only-compose-imports-adapters': { 'server/http/a.ts': '../adapters/a.ts', 'server/adapters/a.ts': '' },
  'services-only-in-adapters': { 'server/mail/a.ts': 'nodemailer' },
  'traces-cost-nothing-where-nobody-asks': { 'server/mail/a.ts': '@sentry/core' },
  'connections-are-made-in-one-place': { 'server/mail/a.ts': 'pg' },
  'app-takes-only-types-from-the-server': { 'app/a.ts': '#server/blog/index.ts', 'server/blog/index.ts': '' },
  'the-editor-needs-no-page': { 'app/studio/editor/a.ts': '../browser/a.ts', 'app/studio/browser/a.ts': '' },
  'the-editor-knows-no-view': { 'app/studio/editor/a.ts': 'type ../view/a.ts', 'app/studio/view/a.ts': '' },
  'server-knows-no-pages': { 'server/blog/a.ts': '#app/a.ts', 'app/a.ts': '' },
  'what-fills-a-shop-is-another-process': { 'cli/start/a.ts': '../seed/a.ts', 'cli/seed/a.ts': '' },
  'benchmarks-start-shops-as-owners-do': {
    'bench/a.ts': '#tests/harness/processes/a.ts',
    'tests/harness/processes/a.ts': '',
  },
  'no-test-code-in-the-house': { 'server/blog/a.ts': '#tests/a.ts', 'tests/a.ts': '' },
  'no-dev-packages-in-the-house': { 'server/blog/a.ts': 'fast-check' },
  'packages-of-pages-are-for-pages': { 'server/blog/a.ts': 'sonner' },
}

test('every configured rule has a violation here', () => {
  expect(forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(breaks).sort())
})

/** All violations in one codebase; a file that breaks a rule has the rule's name in its own. */
async function checkBroken(): Promise<ICruiseResult> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-rooms-'))
  try {
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'package.json'), JSON.stringify(packageFile))
    for (const room of rooms) await mkdir(join(folder, room))
    for (const [rule, files] of Object.entries(breaks)) {
      const own = (path: string): string => path.replace(/\b([ab])\.ts$/, `${rule}-$1.ts`)
      for (const [path, imported] of Object.entries(files)) {
        const target = join(folder, own(path))
        await mkdir(dirname(target), { recursive: true })
        const source = imported
          ? `export ${imported.startsWith('type ') ? 'type ' : ''}* from '${own(imported.replace('type ', ''))}'\n`
          : 'export const a = 1\n'
        await writeFile(target, source)
      }
    }
    return await check(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test.each(Object.keys(breaks))('a violation of %s is found', async (rule) => {
  const { summary } = await broken
  const found = summary.violations.filter(({ from }) => from.includes(`/${rule}-`))
  expect(found.map(({ rule: { name, severity } }) => `${severity}: ${name}`)).toContain(`error: ${rule}`)
})

const broken = checkBroken()
