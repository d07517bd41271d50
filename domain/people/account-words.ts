/** Messages for fields left empty; the /auth page shows them all in one toast. */
export const leftEmpty = {
  email: 'Enter your email address',
  password: 'Enter your password',
  newPassword: 'Choose a password',
} as const

/** Verbatim as specified (docs/spec-map.md B8). */
export const passwordsDiffer = 'Passwords do not match'
