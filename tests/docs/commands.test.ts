import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { idPattern } from '#domain/uuid.ts'
import { createTestDatabase } from '#tests/harness/database.ts'
import { commandHere } from '#tests/harness/processes/command-here.ts'
import { ownersEnvironment, root } from '#tests/harness/processes/start-command.ts'
import { someOf } from '#tests/harness/run-form.ts'

const guides = [
  ...[
    'README.md',
    'docs/owner.md',
    'docs/floor.md',
    'docs/operating.md',
    'docs/accounts.md',
    'docs/moving-in.md',
  ],
  ...['docs/api.md', 'docs/security.md', 'docs/settings.md', 'docs/developing.md'],
]

const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** A terminal command, including the settings before it. */
const command =
  /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|docker|systemctl|openssl|mkdir|echo|cp|tar|age|curl|\.\/gangway) ./

/** Each line of a block without a language, and each inline code span in a sentence. */
function commandsOf(guide: string): string[] {
  const fence = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm
  const blocks = [...guide.matchAll(fence)].flatMap(([, language, text = '']) =>
    language === '' ? text.split('\n') : [],
  )
  const sentences = [...guide.replaceAll(fence, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
  return [...blocks, ...sentences].map((line) => line.trim()).filter((line) => command.test(line))
}

const named = new Set(guides.flatMap((path) => commandsOf(read(path))))

const shop = 'npm run shop --'

/** The commands run here, in this order: as written, with temporary paths. `after` is appended to the line. */
const walk: readonly { line: string; says: RegExp; after?: string; code?: number | 'any' }[] = [
  { line: `${shop} user create ana@example.com --role admin --name "Ana Ruiz"`, says: /ana@example\.com/ },
  { line: `${shop} user set-role ana@example.com owner`, says: /owner/ },
  { line: `${shop} user reset-password owner@gangway.example`, says: /-\w{4}-/ },
  { line: `${shop} keys create ERP`, says: /ERP/ },
  {
    line: `${shop} keys create "Label station" --may orders.read,production.read --days 365`,
    says: /Label station/,
  },
  { line: `${shop} keys list`, says: /Label station/ },
  { line: `${shop} keys revoke ID`, says: /^Revoked\.$/m },
  { line: `${shop} operations`, says: /discounts\.create/ },
  { line: `${shop} call discounts.list --as owner@gangway.example`, says: /discounts/ },
  {
    line: `${shop} call discounts.create --as owner@gangway.example --input summer.json`,
    says: /Summer/,
  },
  { line: `${shop} config`, says: /^set {6}DATABASE_URL/m },
  // It exits with 1 if there is something to fix, as in a shop that hasn't been set up.
  { line: `${shop} doctor`, says: /PostgreSQL/, code: 'any' },
  { line: `${shop} rotate-signing-key`, says: /are now signed/ },
  { line: `${shop} rotate-secrets-key`, says: /key/ },
  { line: `${shop} forget-lost-secrets`, says: /./ },
  { line: `${shop} sso`, says: /Use: npm run shop -- sso list/, code: 2 },
  { line: `${shop} keys`, says: /Use: npm run shop -- keys create/, code: 2 },
  { line: `${shop} upgrade --plan`, says: /nothing to upgrade/ },
  { line: `${shop} upgrade`, says: /nothing to upgrade/ },
  {
    line: `SETTINGS_FILE=/etc/gangway/acme DATA_DIR=/var/lib/gangway-acme ${shop} upgrade`,
    says: /nothing to upgrade/,
  },
  { line: `${shop} backup /another/disk/2026-11-23`, says: /To test it/ },
  { line: `${shop} backup --verify`, after: '/another/disk/2026-11-23', says: /The backup is good/ },
  {
    line: `DATA_DIR=/some/empty/folder ${shop} restore /another/disk/2026-11-23 --dry-run`,
    says: /rows/,
  },
  { line: `DATA_DIR=/some/empty/folder ${shop} restore /another/disk/2026-11-23`, says: /rows/ },
  { line: 'npm run counts', says: /files/ },
  { line: 'cp -a data backup', says: /^$/ },
  { line: 'openssl rand -base64 32', says: /^\S{44}\n$/ },
  {
    line: 'mkdir -m 700 secrets && openssl rand -hex 24 > secrets/database_password && openssl rand -base64 32 > secrets/secrets_key',
    says: /^$/,
  },
  {
    line: 'echo "postgres://gangway:$(cat secrets/database_password)@database:5432/gangway" > secrets/database_url && chmod 644 secrets/*',
    says: /^$/,
  },
  { line: 'echo SHOP_NAME=shop.example.com > .env', says: /^$/ },
]

/** Run by another test: which one, and text in it that shows this. */
const elsewhere: Record<string, [by: string, words: string]> = {
  'npm start': ['tests/harness/processes/npm-start.ts', "spawn('npm', ['start']"],
  'PORT=8080 npm start': ['tests/harness/processes/npm-start.ts', "spawn('npm', ['start']"],
  'DEMO=false npm start': ['tests/harness/processes/server-process.ts', 'DEMO'],
  'npm start -- --web': ['tests/fault/failover.fault.ts', "'--web'"],
  'npm start -- --worker': ['tests/fault/failover.fault.ts', "'--worker'"],
  [`${shop} seed`]: ['bench/drill/fill-shop.ts', "command(place, 'seed')"],
  [`${shop} build`]: ['tests/harness/before-workers.ts', 'buildPages'],
  'npm ci && npm start': ['tests/harness/processes/npm-start.ts', "spawn('npm', ['start']"],
  'npm prune --omit=dev': ['ops/make-tarball.mjs', "run('npm', ['prune', '--omit=dev'"],
  'npm run tarball': ['tests/fault/tarball.fault.ts', 'tarball'],
  'tar xzf': ['tests/fault/tarball.fault.ts', 'tar'],
  './gangway start': ['tests/ops/clean-root.sh', 'gangway start'],
  'age --decrypt backup.tar.age | tar x': [
    'server/backup/archive/encryption.test.ts',
    'bytes survive a round trip through the age format',
  ],
  'docker compose up --build --detach': ['tests/ops/ops.test.ts', 'compose'],
  'systemctl enable --now gangway-shop@acme': ['tests/ops/ops.test.ts', 'the units for systemd'],
}

/** For developers, who would notice immediately; each is an existing script (readme.test.ts). */
const ofDevelopers =
  /^(?:[A-Z_]+=\S+ )*(?:npm ci( && npm test)?|npm test.*|npm run (?:dev|check|screens|test:\S+|bench)( .*)?|npx vitest run .+)$/

/** Inside Docker, and in the unpacked tarball, the same commands run as here. */
const asHere: Record<string, string> = {
  'docker compose exec shop node cli/gangway.mjs doctor': `${shop} doctor`,
  './gangway help': `${shop} operations`,
  [`${shop} COMMAND`]: `${shop} operations`,
}

const walked = new Set(walk.map(({ line }) => line))

test('every command named in a guide is run here or by another test, and no others are listed', () => {
  const known = new Set([...walked, ...Object.keys(elsewhere), ...Object.keys(asHere)])
  expect(named.size).toBeGreaterThan(60)
  expect([...named].filter((line) => !known.has(line) && !ofDevelopers.test(line))).toEqual([])
  expect([...known].filter((line) => !named.has(line))).toEqual([])
  for (const [path, words] of Object.values(elsewhere))
    expect(read(path).includes(words), `${path} has ${words}`).toBe(true)
  expect(Object.values(asHere).filter((line) => !walked.has(line))).toEqual([])
})

type Typed = { code: number; output: string }

/** At a terminal. */
const type = (line: string, folder: string, env: NodeJS.ProcessEnv): Promise<Typed> =>
  new Promise((done) => {
    execFile('sh', ['-c', line], { cwd: folder, env, timeout: 240_000 }, (error, said, complained) =>
      done({ code: Number(error?.code ?? 0), output: said + complained }),
    )
  })

/**
 * Runs in this process, which has the code loaded: a shell parses the line, and a stand-in for npm in `readers` reports
 * the arguments it got.
 */
async function give(line: string, readers: string, env: NodeJS.ProcessEnv): Promise<Typed> {
  const { code, output } = await type(line, root, { ...env, PATH: `${readers}:${env.PATH}` })
  expect(code, output).toBe(0)
  const [settings = '', words = ''] = output.split('\0\0')
  const [run, name, dashes, ...rest] = words.split('\0').slice(0, -1)
  expect([run, name, dashes], line).toEqual(['run', 'shop', '--'])
  const entries = settings.split('\0').map((entry) => entry.split(/=(.*)/s).slice(0, 2))
  const ended = await commandHere(rest, { ...Object.fromEntries(entries), PATH: env.PATH })
  return { code: ended.code, output: ended.said + ended.complaint }
}

const reader = `#!/bin/sh
env -0
printf '\\0'
printf '%s\\0' "$@"
`

test('they do what the guides say, one after another, in one shop', { timeout: 1_200_000 }, async () => {
  await using database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'gangway-guides-'))
  try {
    const data = join(folder, 'data')
    const place = (line: string): string =>
      ['/another/disk', '/some/empty/folder', '/etc/gangway', '/var/lib'].reduce(
        (text, path) => text.replaceAll(path, join(folder, path)),
        line,
      )
    await mkdir(join(folder, 'etc/gangway'), { recursive: true })
    const DATABASE_URL = database.connectionString
    await writeFile(join(folder, 'etc/gangway/acme'), `DATABASE_URL=${DATABASE_URL}\n`)
    const summer = { name: 'Summer', kind: 'code', code: 'SUMMER', type: 'percentage', value: 1_000 }
    await writeFile(join(folder, 'summer.json'), JSON.stringify(summer))
    const own = ownersEnvironment(data, 3_000)
    const withDatabase = { ...own, DATABASE_URL }
    const readers = join(folder, 'readers')
    await mkdir(readers)
    await writeFile(join(readers, 'npm'), reader, { mode: 0o755 })
    await give(`${shop} user create owner@gangway.example --role owner`, readers, withDatabase)
    // Each takes a second and a half of CPU in a terminal: the short form runs one of them, chosen by the run's seed.
    const ofShop = walk.map(({ line }) => line).filter((line) => line.includes(shop))
    const typed = new Set(someOf(ofShop, 1))
    let key = ''
    for (const { line, after, says, code = 0 } of walk) {
      const given = place(line.replace('ID', key).replace('summer.json', join(folder, 'summer.json')))
      // The copy has its own location, which that line names.
      const isOfShop = line.includes(shop) && !line.startsWith('DATA_DIR=/some')
      const whole = after ? `${given} ${place(after)}` : given
      const env = isOfShop ? withDatabase : own
      const ended =
        line.includes(shop) && !typed.has(line)
          ? await give(whole, readers, env)
          : await type(whole, line.includes('npm run') ? root : folder, env)
      expect(ended.output, line).toMatch(says)
      if (code !== 'any') expect(ended.code, `${line}: ${ended.output}`).toBe(code)
      key = new RegExp(idPattern).exec(line.includes('keys list') ? ended.output : '')?.[0] ?? key
    }
    expect(existsSync(join(folder, 'backup'))).toBe(true)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
