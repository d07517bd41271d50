import { closeSync, fstatSync, openSync, readSync, renameSync, statSync, writeSync } from 'node:fs'
import { claimFile, type Home } from './home.ts'

const MEGABYTE = 1024 * 1024
const ROTATE_ABOVE = 5 * MEGABYTE
const TAIL_BYTES = 8192
const TAIL_LINES = 20

export type ServerLog = {
  /** Passed to the server as its output, which then needs no permission on the file's folder. */
  descriptor: number
  /** The last lines written since the log was opened. */
  tail(): string
  /** Adds a line of ours. */
  note(line: string): void
  close(): void
}

/** Opens PostgreSQL's own log for appending; above 5 MB it starts over, keeping one older part. */
export function openServerLog(home: Home): ServerLog {
  if ((statSync(home.log, { throwIfNoEntry: false })?.size ?? 0) > ROTATE_ABOVE) {
    renameSync(home.log, `${home.log}.1`)
  }
  const descriptor = openSync(home.log, 'a+')
  claimFile(home, home.log)
  const start = fstatSync(descriptor).size
  return {
    descriptor,
    tail() {
      const end = fstatSync(descriptor).size
      const from = Math.max(start, end - TAIL_BYTES)
      const bytes = Buffer.alloc(end - from)
      readSync(descriptor, bytes, 0, bytes.length, from)
      return bytes.toString('utf8').trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
    },
    note: (line) => writeSync(descriptor, `${line}\n`),
    close: () => closeSync(descriptor),
  }
}
