import { expect, test } from 'vitest'
import { argon2Passwords, argon2PasswordsAt } from './passwords.ts'

test('a password is stored as Argon2id with the OWASP parameters, and verified', async () => {
  const hash = await argon2Passwords.hash('ink on film')

  expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await argon2Passwords.verify('ink on film', hash)).toBe(true)
  expect(await argon2Passwords.verify('ink on paper', hash)).toBe(false)
  expect(argon2Passwords.isOutdated(hash)).toBe(false)
})

test('a hash made elsewhere is verified with its own parameters', async () => {
  // Test vector of the reference implementation (P-H-C/phc-winner-argon2, test.c).
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

  expect(await argon2Passwords.verify('password', hash)).toBe(true)
  expect(await argon2Passwords.verify('Password', hash)).toBe(false)
  expect(argon2Passwords.isOutdated(hash)).toBe(true)
})

test('a failing hash does not block those behind it', async () => {
  const broken = argon2PasswordsAt({ memory: 0, passes: 1, parallelism: 1 }).hash('ink')
  const next = argon2Passwords.verify('ink', null)

  await expect(broken).rejects.toThrow(/memory/)
  expect(await next).toBe(false)
})

test('the same password hashes differently each time', async () => {
  expect(await argon2Passwords.hash('secret')).not.toBe(await argon2Passwords.hash('secret'))
})

test('an accent may be typed as one character or as two', async () => {
  const hash = await argon2Passwords.hash('caf\u00e9-bar')

  expect(await argon2Passwords.verify('cafe\u0301-bar', hash)).toBe(true)
})

test('nothing matches an account without a password', async () => {
  expect(await argon2Passwords.verify('', null)).toBe(false)
  expect(await argon2Passwords.verify('anything', null)).toBe(false)
})
