import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const debian = '/usr/lib/postgresql'

/** The folder of the newest programs installed by Debian's packages; null if there are none. */
export function findDebian(): string | null {
  const [newest] = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const programs = newest && join(debian, newest, 'bin')
  return programs && existsSync(join(programs, 'initdb')) ? programs : null
}
