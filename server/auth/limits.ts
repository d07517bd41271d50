import { hours, minutes } from '#server/kernel/clock.ts'
import type { RateLimit, RateLimiter, RateLimitOutcome } from '#server/kernel/rate-limit.ts'
import { hashSecret } from './secrets.ts'
import type { TooManyAttempts } from './types.ts'

/** Attempts per network address, and per account whether it exists or not. */
export const limits = {
  signIn: pair('sign-in', 60, 20, minutes(15)),
  /** Strict, because its answer tells whether an address is known. */
  signUp: pair('sign-up', 12, 5, hours(1)),
  recover: pair('recover', 12, 5, hours(1)),
  resend: pair('resend', 12, 5, hours(1)),
  otp: pair('otp', 12, 5, hours(1)),
  /** Each costs money. */
  sms: pair('sms', 8, 4, hours(1)),
  factor: pair('factor', 60, 15, minutes(15)),
  verify: pair('verify', 60, 20, minutes(15)),
  refresh: pair('refresh', 1_200, 360, hours(1)),
  changePassword: pair('change-password', 60, 20, minutes(15)),
} as const

type LimitPair = { byAddress: RateLimit; byAccount: RateLimit }

function pair(
  name: string,
  maxByAddress: number,
  maxByAccount: number,
  windowMilliseconds: number,
): LimitPair {
  return {
    byAddress: { name: `auth-${name}-address`, max: maxByAddress, windowMilliseconds },
    byAccount: { name: `auth-${name}-account`, max: maxByAccount, windowMilliseconds },
  }
}

/** Counts the attempt on both, always, so that known and unknown accounts cost the same. */
export async function takeAttempt(
  rateLimiter: RateLimiter,
  { byAddress, byAccount }: LimitPair,
  clientAddress: string,
  account: string,
): Promise<{ ok: true } | TooManyAttempts> {
  const outcomes = await Promise.all([
    rateLimiter.take(byAddress, clientAddress),
    rateLimiter.take(byAccount, hashSecret(account)),
  ])
  const refused = outcomes.filter((outcome) => !outcome.ok)
  if (refused.length === 0) return { ok: true }
  return { ok: false, reason: 'too_many_attempts', retryAfterSeconds: longest(refused) }
}

const longest = (outcomes: readonly RateLimitOutcome[]): number =>
  Math.max(...outcomes.map((outcome) => (outcome.ok ? 0 : outcome.retryAfterSeconds)))
