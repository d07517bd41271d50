import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLong } from '#tests/harness/run-form.ts'
import { ownRedirectPath, safeReturnPath } from './return-path.ts'

const origin = 'https://shop.example'

test.each([
  ['/cart', '/cart'],
  ['/builder?size=60#top', '/builder?size=60#top'],
  ['/a/../cart', '/cart'],
  [null, '/'],
  ['', '/'],
  ['cart', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/x/..//evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('the return address %j leads to %s', (text, path) => {
  expect(safeReturnPath(text)).toBe(path)
})

test.each([
  ['https://shop.example/welcome?x=1', '/welcome?x=1'],
  ['/welcome', '/welcome'],
  [undefined, '/'],
  ['https://shop.example.evil.example/', '/'],
  ['https://shop.example@evil.example/', '/'],
  ['https://user@shop.example/', '/'],
  ['http://shop.example/', '/'],
  ['https://shop.example:8443/', '/'],
  ['https://shop.example//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['data:text/html,x', '/'],
])('the redirect address %j leads to %s', (text, path) => {
  expect(ownRedirectPath(text, origin)).toBe(path)
})

const hostile = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      '%2f',
      'http:',
      'evil.example',
      'a',
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''))

test('no return or redirect address leaves the site', () => {
  const staysHere = (path: string) => new URL(path, origin).origin === origin
  fc.assert(
    fc.property(
      fc.oneof(
        hostile,
        hostile.map((text) => `/${text}`),
        fc.webUrl(),
        fc.string(),
      ),
      (text) => {
        expect(staysHere(safeReturnPath(text))).toBe(true)
        expect(staysHere(ownRedirectPath(text, origin))).toBe(true)
      },
    ),
    { numRuns: isLong ? 10_000 : 150 },
  )
})
