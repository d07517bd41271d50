import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minPasswordLength, minStaffPasswordLength } from '#domain/people/password-length.ts'
import type { AuthParts } from '../deps.ts'

export type PasswordProblem = 'common_password' | 'breached_password' | 'staff_password_too_short'

/**
 * Why this password should not be chosen; null when it may be. An external list that can't be reached blocks no one.
 */
export async function findPasswordProblem(
  { breachedPasswords, log, origin }: Pick<AuthParts, 'breachedPasswords' | 'log' | 'origin'>,
  password: string,
  { isForStaff }: { isForStaff: boolean },
): Promise<PasswordProblem | null> {
  if (isForStaff && !isLongEnoughForStaff(password)) return 'staff_password_too_short'
  if (isCommon(password) || isOfThisShop(password, origin)) return 'common_password'
  const isBreached = await breachedPasswords?.has(password).catch((error: unknown) => {
    log.warn({ error }, 'the list of breached passwords could not be reached')
    return false
  })
  return isBreached ? 'breached_password' : null
}

/** Counted in characters as people see them, not in UTF-16 units. */
export const isLongEnoughForStaff = (password: string): boolean =>
  [...password].length >= minStaffPasswordLength

/** The first guesses: a word on the list in any capitalization, or one character repeated. */
function isCommon(password: string): boolean {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  return plain.length < minPasswordLength || /^(.)\1*$/u.test(plain) || commonPasswords().has(plain)
}

/** The software, what it calls its users, and the parts of the shop's own address (docs/security.md, 6.1.2). */
const ownWords = ['gangway', 'gangsheet', 'owner', 'admin', 'administrator', 'staff', 'customer', 'printshop']

/** Such a word surrounded only by digits and symbols, as in 'Gangway2026!'. */
function isOfThisShop(password: string, origin: string): boolean {
  const letters = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
  return [...ownWords, ...new URL(origin).hostname.toLowerCase().split(/[.-]/)].includes(letters)
}

let known: ReadonlySet<string> | null = null

/** Read on first use: 27 KB. */
function commonPasswords(): ReadonlySet<string> {
  known ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#')),
  )
  return known
}
