import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  type Stats,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Binaries, describeBinaries } from './find-binaries.ts'
import { linkLibraries } from './link-libraries.ts'
import { makeOpenFolder } from './make-open-folder.ts'

/**
 * Copies the binaries to a place that everyone may read: `<base>/postgresql-<version>-<platform>-<architecture>`. An
 * intact copy is reused; a damaged one is replaced. Concurrent starts do no harm: each builds its own copy, and one
 * rename wins.
 */
export function stageBinaries(source: Binaries, base: string): Binaries {
  const staged = join(base, `postgresql-${source.version}-${process.platform}-${process.arch}`)
  if (!isSoundCopy(source.directory, staged)) {
    const fresh = `${staged}.${randomBytes(6).toString('hex')}`
    try {
      makeOpenFolder(base)
      copyTree(source.directory, fresh)
      linkLibraries(fresh)
      putInPlace(fresh, staged, source.directory)
    } finally {
      rmSync(fresh, { recursive: true, force: true })
    }
  }
  return describeBinaries(staged, source.version)
}

/** Whether every file of `source` is in `copy` with the same size, and no one else could have written there. */
export function isSoundCopy(source: string, copy: string): boolean {
  const root = lstatSync(copy, { throwIfNoEntry: false })
  return root !== undefined && isOurs(root) && holdsAll(source, copy)
}

function isOurs(root: Stats): boolean {
  if (process.platform === 'win32') return true
  return (root.uid === process.getuid?.() || root.uid === 0) && (root.mode & 0o022) === 0
}

function holdsAll(source: string, copy: string): boolean {
  return readdirSync(source).every((name) => {
    const wanted = lstatSync(join(source, name))
    const found = lstatSync(join(copy, name), { throwIfNoEntry: false })
    if (!found) return false
    if (wanted.isDirectory()) return found.isDirectory() && holdsAll(join(source, name), join(copy, name))
    return wanted.isSymbolicLink() ? found.isSymbolicLink() : found.isFile() && found.size === wanted.size
  })
}

// A folder can't be renamed over a non-empty one: what is there is either another process's intact copy, or gets moved
// aside.
function putInPlace(fresh: string, staged: string, source: string): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      renameSync(fresh, staged)
      return
    } catch (error) {
      if (isSoundCopy(source, staged)) return
      if (attempt === 3) throw error
      moveAway(staged)
    }
  }
}

function moveAway(damaged: string): void {
  const aside = `${damaged}.discarded-${randomBytes(6).toString('hex')}`
  try {
    renameSync(damaged, aside)
  } catch {
    // Another process moved it first.
  }
  rmSync(aside, { recursive: true, force: true })
}

function copyTree(source: string, target: string): void {
  mkdirSync(target)
  chmodSync(target, 0o755)
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = join(source, entry.name)
    const to = join(target, entry.name)
    if (entry.isDirectory()) copyTree(from, to)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(from), to)
    else {
      copyFileSync(from, to)
      chmodSync(to, lstatSync(from).mode & 0o100 ? 0o755 : 0o644)
    }
  }
}
