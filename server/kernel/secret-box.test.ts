import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecretBox, LostSecretsKey } from './secret-box.ts'

const [one, other] = [randomBytes(32), randomBytes(32)]
const box = createSecretBox(() => [one])

test('a sealed text opens only in its own place, and is different each time', () => {
  const sealed = box.seal('JBSWY3DP Ägäis', 'factor:1')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(box.seal('JBSWY3DP Ägäis', 'factor:1')).not.toBe(sealed)
  expect(box.open(sealed, 'factor:1')).toBe('JBSWY3DP Ägäis')
  expect(() => box.open(sealed, 'factor:2')).toThrow()
})

test('an altered text does not open', () => {
  const sealed = box.seal('secret', 'place')
  const [version, id, payload = ''] = sealed.split('.')
  const bytes = Buffer.from(payload, 'base64url')
  for (const at of bytes.keys()) {
    const altered = Buffer.from(bytes)
    altered[at] = (altered[at] ?? 0) ^ 1
    expect(() => box.open(`${version}.${id}.${altered.toString('base64url')}`, 'place'), `${at}`).toThrow()
  }
  // Another encoding of the same bytes isn't what was sealed either.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const others = [...letters].map((last) => sealed.slice(0, -1) + last).filter((text) => text !== sealed)
  for (const text of [...others, `${sealed}=`, `${sealed}*`])
    expect(() => box.open(text, 'place'), text).toThrow()
  expect(() => box.open('secret', 'place')).toThrow('place is not sealed.')
})

test('an earlier key still opens, and a foreign one is reported as lost', () => {
  const sealed = box.seal('secret', 'place')
  const rotated = createSecretBox(() => [other, one])
  expect(rotated.open(sealed, 'place')).toBe('secret')
  expect(sealed.startsWith(rotated.mark())).toBe(false)
  expect(rotated.stateOf(sealed)).toBe('sealed')
  expect(rotated.stateOf('JBSWY3DP')).toBe('plain')
  const foreign = createSecretBox(() => [other])
  expect(foreign.stateOf(sealed)).toBe('lost')
  expect(() => foreign.open(sealed, 'place')).toThrow(LostSecretsKey)
})

test('a derived secret is the same for all who have the key, and different for each purpose', () => {
  const same = createSecretBox(() => [one])
  expect(same.derive('mailbox')).toBe(box.derive('mailbox'))
  expect(box.derive('mailbox')).not.toBe(box.derive('other'))
  expect(box.isDerived('mailbox', same.derive('mailbox'))).toBe(true)
  for (const wrong of ['', 'x', box.derive('other')]) expect(box.isDerived('mailbox', wrong)).toBe(false)
})
