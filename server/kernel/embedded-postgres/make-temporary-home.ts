import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBlockingFolder } from './check-reach.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { describeHome, type Home } from './home.ts'
import { chooseRunner, type Runner } from './runner.ts'

/** A folder for a throw-away cluster, where the runner can reach it. */
export function makeTemporaryHome(sharedDirectory: string): { home: Home; runner: Runner | undefined } {
  const runner = chooseRunner('')
  const parents = runner ? [tmpdir(), '/tmp', sharedDirectory] : [tmpdir()]
  const parent = parents.find((folder) => !runner || !findBlockingFolder(folder, runner))
  if (!parent) {
    throw new EmbeddedPostgresError(
      'folder_unusable',
      `${runner?.name} cannot enter any of ${parents.join(', ')}. Allow it: chmod o+x, or set TMPDIR.`,
    )
  }
  mkdirSync(parent, { recursive: true })
  const directory = realpathSync(mkdtempSync(join(parent, 'gangway-postgres-')))
  if (runner) chmodSync(directory, 0o711)
  return { home: describeHome(directory), runner }
}

export function removeHome(home: Home): void {
  rmSync(home.directory, { recursive: true, force: true, maxRetries: 5 })
}
