import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Creates the library links that an npm package cannot carry (`libpq.so.5` → `libpq.so.5.18`), as listed in
 * `pg-symlinks.json`. The package's own install script would, but npm 12 runs none. Does nothing if they exist.
 * @param directory the folder with `bin`, `lib`, `share`
 * @throws the file system's error if the folder is not writable
 */
export function linkLibraries(directory: string): void {
  for (const { source, target } of readLinks(directory)) {
    const link = join(directory, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // Another process starting up was faster.
      if (!existsSync(link)) throw error
    }
  }
}

type Link = { source: string; target: string }

// The list's paths start with the package's own folder name.
function readLinks(directory: string): Link[] {
  const list = join(directory, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const parsed: unknown = JSON.parse(readFileSync(list, 'utf8'))
  if (!Array.isArray(parsed) || !parsed.every(isLink)) throw new Error(`${list} is not a list of links`)
  const inside = (path: string) => path.replace(/^native\//, '')
  return parsed.map(({ source, target }) => ({ source: inside(source), target: inside(target) }))
}

function isLink(entry: unknown): entry is Link {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'source' in entry &&
    typeof entry.source === 'string' &&
    'target' in entry &&
    typeof entry.target === 'string'
  )
}
