import { days, hours, minutes, seconds } from '#server/kernel/clock.ts'

/**
 * How long credentials stay valid, in milliseconds. Those that an operator can choose are in account-rules.ts.
 * `lifetimes.test.ts` proves all of them by the clock.
 */
export const lifetimes = {
  signUpMail: hours(72),
  invitation: days(7),
  /** For the emails to both addresses when a user changes theirs. */
  addressChange: hours(24),
  /** For the code emailed to users who have to prove their identity. */
  proofCode: minutes(10),
  /** How long a proof allows what a borrowed session must not do (OWASP ASVS 5.0, 7.5.1). */
  freshProof: minutes(10),
  /** From the redirect until the client exchanges its code. */
  authCode: minutes(5),
  /** Time allowed at an identity provider. */
  providerTrip: minutes(15),
  /** For what an authenticator must sign, or a texted second factor. */
  factorChallenge: minutes(5),
  /** Started and never finished: deleted when the next one is started. */
  unfinishedFactor: hours(1),
  /** Maximum age of a message signed by a wallet. */
  walletMessage: minutes(10),
  /** Two tabs, or a client that never got the response, may use the same refresh token again. */
  refreshReuse: seconds(10),
  /** A retired signing key still verifies: longer than any access token lives, and longer than servers cache keys. */
  retiredKey: hours(2),
  /** After this a device counts as new again. */
  knownDevice: days(365),
} as const
