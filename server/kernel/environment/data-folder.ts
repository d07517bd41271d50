import { access, chmod, constants, mkdir, readdir, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Environment } from '#server/kernel/environment.ts'
import { OperatorError } from '#server/kernel/operator-error.ts'

type Settings = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>

const ownerOnly = 0o700
/** Others can reach entries whose names they know, but can't list the folder. */
const passage = 0o711

/**
 * Creates the data folder for our own user only, and updates the folders of an older installation to match. Our umask
 * takes care of the files in it (see cli/gangway.mjs).
 * @throws OperatorError if the folder can't be used
 */
export async function prepareDataFolder(settings: Settings, say: (message: string) => void): Promise<void> {
  const folder = settings.DATA_DIR
  try {
    await mkdir(folder, { recursive: true, mode: ownerOnly })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error
    throw new OperatorError(
      `The data folder ${folder} cannot be used: ${error instanceof Error ? error.message : error}. ` +
        'Let the user who runs the shop write to it, or set DATA_DIR to another folder.',
    )
  }
  if (process.platform === 'win32') return
  try {
    if (await isOursAlone(folder)) await restrict(folder, modeFor(settings))
    // The built-in database takes care of its own folder.
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isDirectory() && known.has(entry.name)) await restrict(join(folder, entry.name), ownerOnly)
  } catch (error) {
    // Another user's folder, or a disk without permissions: no reason not to start.
    say(`Others on this machine can read ${folder}: ${error instanceof Error ? error.message : error}`)
  }
}

const known = new Set(['files', 'logs'])

/** When started by root, PostgreSQL runs as another user, who has to pass through to its own folder. */
function modeFor({ DATABASE_URL }: Settings): number {
  return process.getuid?.() === 0 && !DATABASE_URL ? passage : ownerOnly
}

/**
 * A folder that others use too, such as /tmp, or one that contains the program, the working folder or our home, is not
 * ours to close.
 */
async function isOursAlone(folder: string): Promise<boolean> {
  const program = fileURLToPath(new URL('../../..', import.meta.url))
  const lived = [program, process.cwd(), homedir()].some((path) => `${path}/`.startsWith(`${folder}/`))
  const isShared = ((await stat(folder)).mode & 0o1000) !== 0
  return !lived && !isShared && folder !== '/'
}

async function restrict(folder: string, mode: number): Promise<void> {
  if (((await stat(folder)).mode & 0o7777) !== mode) await chmod(folder, mode)
}
