import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Creates a folder and its missing parents, open to all users whatever our umask. */
export function makeOpenFolder(path: string): void {
  if (existsSync(path)) return
  makeOpenFolder(dirname(path))
  // `recursive` so that it is not an error if another process creates it first.
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o755)
}
