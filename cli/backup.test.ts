import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/kernel/embedded-postgres/index.ts'
import { makeFolder } from '#server/kernel/embedded-postgres/testing/make-folder.ts'
import { commandHere } from '#tests/harness/processes/command-here.ts'

const here = (DATA_DIR: string, ...words: string[]) => commandHere(words, { DATA_DIR })

/** Runs the command in a separate process. */
async function run(DATA_DIR: string, ...words: string[]) {
  const { PATH, HOME, TMPDIR } = process.env
  return new Promise<{ code: number; said: string; complaint: string }>((done) => {
    const env = { PATH, HOME, TMPDIR, DATA_DIR }
    execFile(process.execPath, ['cli/gangway.mjs', ...words], { env }, (error, said, complaint) =>
      done({ code: Number(error?.code ?? 0), said, complaint }),
    )
  })
}

test('a shop is backed up while its built-in database is open, and restored into an empty folder', async () => {
  const folder = makeFolder()
  const data = join(folder, 'data')
  const copy = join(folder, 'copy')
  const open = await startEmbeddedPostgres({ dataDirectory: join(data, 'postgres'), log: () => {} })
  expect(await here(data, 'user', 'create', 'ada@shop.example', '--role', 'owner')).toMatchObject({
    ...{ code: 0, complaint: '' },
  })
  const made = await here(data, 'rotate-signing-key')
  expect(made).toMatchObject({ code: 0, complaint: '' })
  mkdirSync(join(data, 'files', 'artworks'), { recursive: true })
  writeFileSync(join(data, 'files', 'artworks', 'fox'), 'a fox')

  const backed = await run(data, 'backup', join(folder, 'backup'))
  expect(backed).toMatchObject({ code: 0, complaint: '' })
  expect(backed.said).toMatch(/\/backup has [\d,]+ rows in \d+ tables and 1 files \(/)
  await open.stop()

  const looked = await here(copy, 'restore', join(folder, 'backup'), '--dry-run')
  expect(looked).toMatchObject({ code: 0, complaint: '' })
  expect(looked.said).toMatch(/^A backup from .* 1 files \(1 MB\)\.\n[\s\S]*Nothing was changed\.\n$/)
  expect(existsSync(copy)).toBe(false)
  const verified = await here(copy, 'backup', '--verify', join(folder, 'backup'))
  expect(verified).toMatchObject({ code: 0, complaint: '' })
  expect(verified.said).toContain('Every row and every file matches the backup.')
  expect(verified.said).toMatch(/ opens from it\. The backup is good\.\n$/)
  expect(existsSync(copy)).toBe(false)

  const restored = await run(copy, 'restore', join(folder, 'backup'))
  expect(restored).toMatchObject({ code: 0, complaint: '' })
  expect(restored.said).toContain(`${copy} now has the shop as of `)
  // Its signing key can be decrypted with the key file that came along.
  expect(await here(copy, 'user', 'create', 'ada@shop.example', '--role', 'owner')).toMatchObject({ code: 1 })
  const doctor = await here(copy, 'doctor')
  expect(doctor.said).toMatch(/ ok {3}Secrets/)
  const again = await here(copy, 'restore', join(folder, 'backup'))
  expect(again.code).toBe(1)
  expect(again.complaint).toMatch(/^The database is not empty\. /)
})
