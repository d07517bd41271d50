import { closeSync, fstatSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DestinationStream } from 'pino'

/** The maximum size of a file in bytes, and how many bytes are written between two size checks. */
const roomy = { maxBytes: 20_000_000, lookEvery: 200_000 }
/** How many full files are kept besides the current one. */
const kept = 4

/**
 * A log file that never fills the disk: a full one becomes `.1`, the one before `.2`, and so on. Several processes may
 * write to it. If the file can't be written, the line goes to `elsewhere`: no request fails because of it.
 */
export function openLogFile(
  path: string,
  elsewhere: DestinationStream,
  { maxBytes, lookEvery }: typeof roomy = roomy,
): DestinationStream {
  let file: number | null = null
  let sinceLook = 0

  const open = (): number => {
    mkdirSync(dirname(path), { recursive: true })
    return openSync(path, 'a', 0o600)
  }
  const look = (opened: number): number => {
    sinceLook = 0
    const own = fstatSync(opened)
    const there = statSync(path, { throwIfNoEntry: false })
    if (there?.ino === own.ino && own.size < maxBytes) return opened
    closeSync(opened)
    file = null
    // Another process may have started a new one already.
    if (there && there.ino === own.ino) makeRoom(path)
    return open()
  }
  return {
    write(line) {
      try {
        file ??= open()
        if (sinceLook >= lookEvery) file = look(file)
        sinceLook += writeSync(file, line)
      } catch {
        elsewhere.write(line)
      }
    },
  }
}

function makeRoom(path: string): void {
  const name = (age: number): string => (age === 0 ? path : `${path}.${age}`)
  for (let age = kept - 1; age >= 0; age -= 1)
    if (statSync(name(age), { throwIfNoEntry: false })) renameSync(name(age), name(age + 1))
}
