import { expect, test } from 'vitest'
import { commandHere } from '#tests/harness/processes/command-here.ts'

async function config(settings: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const { code, said } = await commandHere(['config'], settings)
  return { code, lines: said.split('\n').map((line) => line.replace(/ +/g, ' ')) }
}

test('it shows what is set and from where, the defaults for the rest, and no secret', async () => {
  const { code, lines } = await config({
    PORT: '4000',
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    SMTP_URL: 'smtp://shop:open-sesame@mail.example',
    PUBLIC_URL: 'https://shop.example',
    PAYMENT_PROVIDER: 'sandbox',
  })
  expect(code).toBe(0)
  expect(lines).toContain('set PORT 4000 (environment)')
  expect(lines).toContain('set SECRETS_KEY … (environment)')
  expect(lines).toContain('set SMTP_URL smtp://…@mail.example (environment)')
  expect(lines).toContain('default LOG_TO file')
  expect(lines).toContain('- S3_BUCKET')
  expect(lines.join('\n')).not.toMatch(/open-sesame|Bwc/)
})

test('mistakes are reported with a fix, and the exit code is 1', async () => {
  const { code, lines } = await config({ PORT: 'many' })
  expect(code).toBe(1)
  expect(lines.filter((line) => line.startsWith('FIX'))).toEqual([
    expect.stringMatching(/^FIX PORT: .* Give a port number such as 3000\./),
  ])
})
