import { days, hours, minutes, seconds } from '#server/kernel/clock.ts'

/**
 * How long what opens an account stays good, in milliseconds. What an operator chooses instead stands in
 * account-rules.ts. `lifetimes.test.ts` proves each of both by the clock.
 */
export const lifetimes = {
  signUpMail: hours(72),
  invitation: days(7),
  /** Of the mails to both addresses when somebody changes theirs. */
  addressChange: hours(24),
  /** Of the code that is mailed to whoever has to prove it is them. */
  proofCode: minutes(10),
  /** A proof is good for what a borrowed session must not do (OWASP ASVS 5.0, 7.5.1). */
  freshProof: minutes(10),
  /** From the redirect until the client exchanges its code. */
  authCode: minutes(5),
  /** What somebody may take at an identity provider. */
  providerTrip: minutes(15),
  /** Of what an authenticator is asked to sign, or a texted second factor. */
  factorChallenge: minutes(5),
  /** Begun and never finished: gone when the next one is begun. */
  unfinishedFactor: hours(1),
  /** How old a message may be that a wallet signed. */
  walletMessage: minutes(10),
  /** Two tabs, or a client that never got the answer, may ask again with the same refresh token. */
  refreshReuse: seconds(10),
  /** A retired signing key still verifies: longer than any access token lives, and than servers keep keys in memory. */
  retiredKey: hours(2),
  /** From then on a device is new again. */
  knownDevice: days(365),
} as const
