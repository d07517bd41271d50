/** The ways people sign in. Providers such as Google are also ways, each under its own name. */
export const signInWays = ['password', 'email_link', 'phone', 'passkey', 'wallet', 'sso'] as const
export type SignInWay = (typeof signInWays)[number]

/**
 * Who may create an account. `invitation`: people who were invited, and those sent by their domain's directory;
 * `closed`: only the shop creates accounts. Staff, imports and the command line are never restricted.
 */
export const signUpModes = ['open', 'invitation', 'closed'] as const
export type SignUpMode = (typeof signUpModes)[number]
