import type { AuthParts } from './types.ts'

/**
 * Whether a password is known to have been stolen elsewhere. A list that cannot be asked stops nobody from signing
 * up.
 */
export async function isBreached(
  { breachedPasswords, log }: Pick<AuthParts, 'breachedPasswords' | 'log'>,
  password: string,
): Promise<boolean> {
  if (breachedPasswords === null) return false
  return breachedPasswords.has(password).catch((error: unknown) => {
    log.warn({ error }, 'the list of breached passwords could not be asked')
    return false
  })
}
