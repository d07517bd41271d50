import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes a folder, and those above it that lack, open to all users whatever our umask. */
export function makeOpenFolder(path: string): void {
  if (existsSync(path)) return
  makeOpenFolder(dirname(path))
  // `recursive` so that another starter may be quicker.
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o755)
}
