import { existsSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Runner } from './runner.ts'

const SEARCH = 0o1
const READ = 0o4

/**
 * The topmost folder on the way to `path` (including `path` itself if it is a folder) that the runner may not enter;
 * undefined if there is none. Folders that don't exist yet don't block.
 */
export function findBlockingFolder(path: string, runner: Runner): string | undefined {
  let existing = resolve(path)
  while (!existsSync(existing)) existing = dirname(existing)
  return foldersDownTo(realpathSync(existing)).find(
    (folder) => statSync(folder).isDirectory() && !permits(statSync(folder), runner, SEARCH),
  )
}

/** Whether the runner may read an existing file, or execute it as a program. */
export function mayUse(path: string, runner: Runner, as: 'data' | 'program'): boolean {
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file || findBlockingFolder(dirname(path), runner)) return false
  return permits(file, runner, as === 'program' ? READ | SEARCH : READ)
}

// A process started with another uid and gid has no supplementary groups: libuv drops them all.
function permits(entry: Stats, runner: Runner, wanted: number): boolean {
  const shift = entry.uid === runner.uid ? 6 : entry.gid === runner.gid ? 3 : 0
  return ((entry.mode >> shift) & wanted) === wanted
}

function foldersDownTo(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...foldersDownTo(parent), path]
}
