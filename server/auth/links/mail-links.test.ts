import { expect, test } from 'vitest'
import { linkPath } from './mail-links.ts'

const challenge = { value: 'x'.repeat(43), method: 's256' } as const

test.each([
  ['signup', null, null, '/auth?type=signup&token=t'],
  ['signup', '/', null, '/auth?type=signup&token=t'],
  ['recovery', '/auth?mode=reset', null, '/auth?type=recovery&token=t'],
  ['email_change_new', null, null, '/auth?type=email_change&token=t'],
  ['email_change_current', null, null, '/auth?type=email_change&token=t'],
  ['recovery', '/authors', null, '/auth/v1/verify?token=t&type=recovery&redirect_to=%2Fauthors'],
  ['magiclink', null, challenge, '/auth/v1/verify?token=t&type=magiclink&redirect_to=%2F'],
  ['magiclink', '/auth', challenge, '/auth/v1/verify?token=t&type=magiclink&redirect_to=%2Fauth'],
] as const)('an email for %s that continues to %s with the challenge %j links to %s', (...given) => {
  const [purpose, redirectTo, codeChallenge, path] = given
  expect(linkPath(purpose, 't', redirectTo, codeChallenge)).toBe(path)
})
