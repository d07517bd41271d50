import { roughNetwork } from '#domain/people/rough-network.ts'
import { hours, minutes } from '#server/kernel/clock.ts'
import type { RateLimit, RateLimiter } from '#server/kernel/rate-limit.ts'
import { hashSecret } from './secrets.ts'
import type { TooManyAttempts } from './types.ts'

/** Attempts allowed per network, each within the limit's window. 0 for no limit. */
type NetworkLimits = { signIns: number; signUps: number; mailedCodes: number; textedCodes: number }

/**
 * Attempts per network address, and per account whether it exists or not. Where a secret is checked, an account is
 * counted separately for each place (`placeOf`), so that strangers can't lock its owner out.
 */
export const createLimits = ({ signIns, signUps, mailedCodes, textedCodes }: NetworkLimits) => ({
  signIn: pair('sign-in', signIns, 20, minutes(15)),
  /** Strict, because its response reveals whether an address is known. */
  signUp: pair('sign-up', signUps, 5, hours(1)),
  recover: pair('recover', mailedCodes, 5, hours(1)),
  resend: pair('resend', mailedCodes, 5, hours(1)),
  otp: pair('otp', mailedCodes, 5, hours(1)),
  /** Each costs money. */
  sms: pair('sms', textedCodes, 4, hours(1)),
  factor: pair('factor', 60, 15, minutes(15)),
  verify: pair('verify', 60, 20, minutes(15)),
  refresh: pair('refresh', 1_200, 360, hours(1)),
  changePassword: pair('change-password', 60, 20, minutes(15)),
})

export type Limits = ReturnType<typeof createLimits>

/** For one account across all networks: guesses that come from many networks at once. Known devices are exempt. */
export const wholeAccount: RateLimit = {
  name: 'auth-sign-in-whole-account',
  max: 200,
  windowMilliseconds: minutes(15),
}

/** An account as tried from one place: a device that it knows, otherwise a neighborhood of the network. */
export const placeOf = (account: string, clientAddress: string, device: string | null = null): string =>
  `${device ?? roughNetwork(clientAddress)} ${account}`

type LimitPair = { byAddress: RateLimit; byAccount: RateLimit }

function pair(
  name: string,
  maxByAddress: number,
  maxByAccount: number,
  windowMilliseconds: number,
): LimitPair {
  return {
    byAddress: {
      name: `auth-${name}-address`,
      max: maxByAddress === 0 ? Number.POSITIVE_INFINITY : maxByAddress,
      windowMilliseconds,
    },
    byAccount: { name: `auth-${name}-account`, max: maxByAccount, windowMilliseconds },
  }
}

/**
 * Always counts the attempt on both, so that known and unknown accounts cost the same. `account` is null if the caller
 * is not identified yet: then only the network is counted.
 */
export async function takeAttempt(
  rateLimiter: RateLimiter,
  { byAddress, byAccount }: LimitPair,
  clientAddress: string,
  account: string | null,
): Promise<{ ok: true } | TooManyAttempts> {
  const outcome = await rateLimiter.takeAll([
    [byAddress, clientAddress],
    ...(account === null ? [] : [[byAccount, hashSecret(account)] as const]),
  ])
  return outcome.ok ? outcome : { ...outcome, reason: 'too_many_attempts' }
}
