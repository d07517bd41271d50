import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder for a test, by default open to all users, removed when the test has ended. */
export function makeFolder(mode = 0o755): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'gangway-test-')))
  chmodSync(folder, mode)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
