import { expect, test } from 'vitest'
import { after, minutes, seconds } from '#server/kernel/clock.ts'
import { isSigned, signWebhook } from './sign-webhook.ts'

const body = new TextEncoder().encode('{"id":"1"}')
const at = new Date('2026-03-01T12:00:00Z')

test('a signature is valid for its body and key within five minutes either way', () => {
  const signature = signWebhook('key', body, at)

  expect(isSigned('key', body, signature, at)).toBe(true)
  expect(isSigned('key', body, signature, after(at, minutes(5)))).toBe(true)
  expect(isSigned('key', body, signature, after(at, minutes(5) + seconds(1)))).toBe(false)
  expect(isSigned('key', body, signature, after(at, -minutes(5) - seconds(1)))).toBe(false)
})

test.each([
  ['another key', signWebhook('other', body, at)],
  ['another body', signWebhook('key', new TextEncoder().encode('{"id":"2"}'), at)],
  ['a changed time', signWebhook('key', body, at).replace(/t=\d+/, 't=1772366401')],
  ['no signature', ''],
  ['a short signature', 't=1772366400,v1=abcd'],
])('%s is refused', (_case, signature) => {
  expect(isSigned('key', body, signature, at)).toBe(false)
})
