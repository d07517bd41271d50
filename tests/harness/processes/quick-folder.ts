import { accessSync, constants, statfsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumPath } from '#tests/harness/browser.ts'

/**
 * Puts the run's temporary files, including databases, in memory if Linux has space for them: on a disk, copying a
 * database for each test takes ten times as long. `TEST_FOLDER` sets another location. Returns a function that removes
 * them.
 */
export async function takeQuickFolder(): Promise<() => Promise<void>> {
  const parent = process.env.TEST_FOLDER ?? '/dev/shm'
  if (!hasRoom(parent)) return async () => {}
  // Executing from memory may be forbidden: the browser stays where it was unpacked.
  const browser = await chromiumPath()
  if (browser) process.env.CHROMIUM_PATH = browser
  const folder = await mkdtemp(join(parent, 'gangway-run-'))
  // When run by root, PostgreSQL is another user, who must be able to pass through.
  await chmod(folder, 0o711)
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  return async () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const NEEDED_BYTES = 6 * 1024 ** 3

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= NEEDED_BYTES
  } catch {
    return false
  }
}
