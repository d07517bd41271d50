import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startStripe } from '#tests/fakes/stripe/start-stripe.ts'
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
    expect(unready.stdout).toContain('MEND  Payments         sandbox: everybody can order without paying.')
    expect(unready.stdout).toMatch(/ ok {3}PostgreSQL +18/)

    const address = { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://127.0.0.1:2525' }
    await using stripe = await startStripe()
    const ready = await command('doctor', { ...settings, ...address, ...stripe.settings })
    expect(ready).toMatchObject({ code: 0, stdout: expect.not.stringContaining('MEND') })
    expect(ready.stdout).toContain('Stripe; its webhooks go to https://shop.example/webhooks/stripe')

    const wrong = { ...stripe.settings, STRIPE_SECRET_KEY: 'sk_live_of_another_shop' }
    const refused = await command('doctor', { ...settings, ...address, ...wrong })
    expect(refused.stdout).toMatch(
      /MEND {2}Payments +Stripe answered with a non-2xx status \(401\).*Check the STRIPE_…/,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
