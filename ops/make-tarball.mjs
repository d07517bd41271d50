// npm run tarball [FOLDER]: the shop as one file for machines that have neither npm nor Node.js, built the same way as
// the image (Dockerfile). For this machine's operating system and processor. Exits with 1 when a step fails, and leaves
// nothing half-finished.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const into = resolve(process.argv[2] ?? 'dist')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const name = `gangway-${version}-${process.platform}-${process.arch}`

/** Not needed by a running shop; the image leaves it out as well. */
const leftOut = ['.ci', 'bench', 'client', 'docs/pictures', 'docs/screens', 'tests']

const run = (command, words, cwd) =>
  execFileSync(command, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

const work = mkdtempSync(join(tmpdir(), 'gangway-tarball-'))
const shop = join(work, name)
try {
  console.log('Copying …')
  const tracked = ['ls-files', '-z', '--', '.', ...leftOut.map((path) => `:!${path}`)]
  const files = execFileSync('git', tracked, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of files) {
    mkdirSync(dirname(join(shop, file)), { recursive: true })
    cpSync(join(root, file), join(shop, file))
  }
  console.log('Installing its packages …')
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], shop)
  console.log('Building its pages …')
  run(process.execPath, ['cli/gangway.mjs', 'build'], shop)
  run('npm', ['prune', '--omit=dev', '--no-audit', '--no-fund'], shop)
  cpSync(realpathSync(process.execPath), join(shop, 'node'))
  writeFileSync(
    join(shop, 'gangway'),
    `#!/bin/sh
# The shop's commands, by the Node.js beside them: ./gangway start, ./gangway backup /mnt/backups, ./gangway help
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
exec "$here/node" --v8-pool-size=1 --min-semi-space-size=4 --max-semi-space-size=4 "$here/cli/gangway.mjs" "$@"
`,
  )
  chmodSync(join(shop, 'gangway'), 0o755)
  console.log('Packing …')
  mkdirSync(into, { recursive: true })
  const half = join(into, `.${name}.tar.gz`)
  run('tar', ['-czf', half, '-C', work, name], work)
  renameSync(half, join(into, `${name}.tar.gz`))
  console.log(join(into, `${name}.tar.gz`))
} finally {
  rmSync(work, { recursive: true, force: true })
}
