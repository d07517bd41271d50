import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isSecretField, typedFieldsOf } from './typed-fields.ts'

test('typed values come back by name, even several with one name; files, secrets and script-made values do not', () => {
  const form = new FormData()
  for (const secret of [
    'password',
    'confirmPassword',
    'code',
    'appCode',
    'token',
    'credential',
    'webhookSecret',
  ])
    form.append(secret, 'ink on film')
  for (const captcha of ['h-captcha-response', 'cf-turnstile-response']) form.append(captcha, 'ink on film')
  for (const builtIn of ['__proto__', 'constructor']) form.append(builtIn, 'x')
  form.append('document', 'x'.repeat(10_001))
  form.append('picture', new File(['x'], 'x.png'))
  form.append('email', 'ada@example.com')
  form.append('events', 'order.paid')
  form.append('events', 'order.shipped')
  form.append('response', 'Looks good')
  expect(typedFieldsOf(form)).toEqual({
    email: ['ada@example.com'],
    events: ['order.paid', 'order.shipped'],
    response: ['Looks good'],
  })
})

test('every field for a password or sign-in code has a name that never comes back', async () => {
  const names: string[] = []
  for await (const path of glob('app/**/*.tsx')) {
    const source = await readFile(path, 'utf8')
    for (const [field] of source.matchAll(/<(?:TextField|input)\b(?:[^<>]|=>)*?\/>/g))
      if (/type="password"|(?:new|current)-password|one-time-code/.test(field)) {
        const name = /\bname="([^"]+)"/.exec(field)?.[1]
        expect(name, `${path}: ${field}`).toBeDefined()
        if (name) names.push(name)
      }
  }
  expect(names.length).toBeGreaterThan(6)
  expect(names.filter((name) => !isSecretField(name))).toEqual([])
})
