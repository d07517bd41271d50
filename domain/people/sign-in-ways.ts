/** How people come in. Providers such as Google are ways, too, each by its own name. */
export const signInWays = ['password', 'email_link', 'phone', 'passkey', 'wallet', 'sso'] as const
export type SignInWay = (typeof signInWays)[number]

/**
 * Who may make an account. `invitation`: who was invited, and whom a directory of their domain sends; `closed`: only
 * the shop makes accounts. Staff, imports and the command line are never held up.
 */
export const signUpModes = ['open', 'invitation', 'closed'] as const
export type SignUpMode = (typeof signUpModes)[number]
