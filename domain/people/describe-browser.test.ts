import { expect, test } from 'vitest'
import { describeBrowser } from './describe-browser.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/153.0.0.0 Safari/537.36 Edg/153.0`,
    'Edge on Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/153.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0', 'Firefox on Linux'],
  ['node', 'An app'],
])('%s is %s', (userAgent, words) => {
  expect(describeBrowser(userAgent)).toBe(words)
})
