import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { mayUse } from './check-reach.ts'
import { EmbeddedPostgresError, useAnotherPostgres } from './embedded-postgres-error.ts'
import { type Binaries, findBinaries } from './find-binaries.ts'
import { linkLibraries } from './link-libraries.ts'
import type { Runner } from './runner.ts'
import { stageBinaries } from './stage-binaries.ts'

type Deps = { runner: Runner | undefined; sharedDirectory: string; log: (message: string) => void }

/**
 * Binaries that the runner can execute, library links included: the npm package's own where possible, otherwise a copy
 * in a place that it can reach.
 */
export function prepareBinaries({ runner, sharedDirectory, log }: Deps): Binaries {
  const installed = findBinaries()
  if ((!runner || isWithinReach(installed, runner)) && canLink(installed)) return installed
  const failures: string[] = []
  for (const base of runner ? [sharedDirectory] : placesOfOurs()) {
    try {
      const staged = stageBinaries(installed, base)
      if (runner && !isWithinReach(staged, runner)) throw new Error(`${runner.name} cannot reach ${base}`)
      log(`PostgreSQL ${staged.version} runs from ${staged.directory}`)
      return staged
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new EmbeddedPostgresError(
    'binaries_unusable',
    `The embedded PostgreSQL in ${installed.directory} cannot be used where it is, or copied elsewhere ` +
      `(${failures.join('; ')}). ${useAnotherPostgres}, or put the project where ${runner?.name ?? 'you'} can read it.`,
  )
}

function isWithinReach({ postgres, initdb, directory }: Binaries, runner: Runner): boolean {
  return (
    mayUse(postgres, runner, 'program') &&
    mayUse(initdb, runner, 'program') &&
    mayUse(join(directory, 'share', 'postgresql', 'postgres.bki'), runner, 'data')
  )
}

function canLink({ directory }: Binaries): boolean {
  try {
    linkLibraries(directory)
    return true
  } catch {
    return false
  }
}

// The temporary folder comes last: some systems delete old files from it under a running server.
function placesOfOurs(): string[] {
  return [join(homedir(), '.cache', 'gangway'), join(tmpdir(), `gangway-${process.getuid?.() ?? 'user'}`)]
}
