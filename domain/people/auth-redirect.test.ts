import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputs } from '#tests/harness/run-form.ts'
import { allowedRedirect } from './auth-redirect.ts'

const origin = 'https://shop.example'
const allowList = ['https://app.example/signed-in', 'https://desk.example/in/*', 'gangway://signed-in']

test.each([
  ['/cart?x=1', '/cart?x=1'],
  ['https://shop.example/welcome', '/welcome'],
  ['https://app.example/signed-in', 'https://app.example/signed-in'],
  ['https://app.example/signed-in?tab=1#top', 'https://app.example/signed-in?tab=1#top'],
  ['https://desk.example/in/deep/er', 'https://desk.example/in/deep/er'],
  ['gangway://signed-in', 'gangway://signed-in'],
  [undefined, null],
  ['', null],
  ['https://app.example/signed-in/else', null],
  ['https://app.example/', null],
  ['http://app.example/signed-in', null],
  ['https://app.example:8443/signed-in', null],
  ['https://app.example.evil.example/signed-in', null],
  ['https://app.example@evil.example/signed-in', null],
  ['https://user@app.example/signed-in', null],
  ['https://desk.example/in/../out', null],
  ['https://desk.example/in/..%2fout', null],
  ['https://desk.example/inside', null],
  ['gangway://elsewhere', null],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['https:/\\evil.example', null],
])('%j leads to %j', (text, target) => {
  expect(allowedRedirect(text, origin, allowList)).toBe(target)
})

const parts = [
  ...[
    '/',
    '//',
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
    '%5c',
    '%09',
    '*',
    '\u0000',
    '。',
    '０',
  ],
  ...[
    'http:',
    'https:',
    'https://',
    'javascript:',
    'data:',
    'gangway:',
    'gangway://',
    'file://',
    'blob:https://',
  ],
  ...[
    'evil.example',
    'shop.example',
    'app.example',
    'desk.example',
    'signed-in',
    '/in/',
    ':443',
    ':8443',
    'user',
  ],
]
const hostile = fc.oneof(
  fc.array(fc.constantFrom(...parts), { maxLength: 10 }).map((chosen) => chosen.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ maxLength: 60 }),
)

test('no random hostile address gets past the allowlist', () => {
  let isAllowed = 0
  fc.assert(
    fc.property(hostile, (text) => {
      const target = allowedRedirect(text, origin, allowList)
      if (target === null) return
      isAllowed++
      // How a browser on the shop's site resolves it.
      const url = new URL(target, origin)
      const places: Record<string, () => boolean> = {
        'https://shop.example': () => true,
        'https://app.example': () => url.pathname === '/signed-in',
        'https://desk.example': () => /^\/in\//.test(decodeURIComponent(url.pathname)),
      }
      const isApp = url.protocol === 'gangway:' && url.host === 'signed-in'
      expect([text, target, isApp || places[url.origin]?.() === true]).toEqual([text, target, true])
      expect(url.username + url.password).toBe('')
    }),
    { numRuns: inputs(10_000), examples: [['https://app.example/signed-in'], ['https://desk.example/in/a']] },
  )
  expect(isAllowed).toBeGreaterThan(10)
})
