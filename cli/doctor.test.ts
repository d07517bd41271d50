import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/harness/database.ts'

const run = promisify(execFile)

async function command(name: string, settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...settings }
  try {
    const { stdout } = await run(process.execPath, ['cli/gangway.mjs', name], { env })
    return { code: 0, stdout }
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string }
    return { code, stdout }
  }
}

test('the doctor names what has to be mended, and is content with a shop that is ready for the public', async () => {
  await using database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'gangway-doctor-'))
  try {
    const settings = { DATABASE_URL: database.connectionString, DATA_DIR: folder }
    expect((await command('migrate', settings)).stdout).toBe('The database is up to date.\n')

    const unready = await command('doctor', settings)
    expect(unready.code).toBe(1)
    expect(unready.stdout).toContain('MEND  Public address')
    expect(unready.stdout).toContain('MEND  Mail server')
    expect(unready.stdout).toMatch(/ ok {3}PostgreSQL +18/)

    const address = { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://127.0.0.1:2525' }
    const ready = await command('doctor', { ...settings, ...address })
    expect(ready).toMatchObject({ code: 0, stdout: expect.not.stringContaining('MEND') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
