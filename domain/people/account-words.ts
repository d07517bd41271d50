/** Said of a field that was left empty; the page of /auth says them all by one toast. */
export const leftEmpty = {
  email: 'Enter your email address',
  password: 'Enter your password',
  newPassword: 'Choose a password',
} as const

/** Letter for letter as specified (docs/spec-map.md B8). */
export const passwordsDiffer = 'Passwords do not match'
