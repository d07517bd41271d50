import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits for a cookie, a refresh token or an emailed link. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored form of a secret. Random bits need no slow hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** Six digits to type in. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * The refresh token after `token`: the same for every request with the same one, so that two tabs that refresh at the
 * same time get one successor, and unknown to anyone who lacks either the token or the session's secret.
 */
export const nextRefreshToken = (token: string, refreshSecret: string): string =>
  createHmac('sha256', refreshSecret).update(token).digest('base64url')

/** Without letters and digits that look alike in a terminal. */
const readable = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 16 letters and digits in groups of four (79 bits), to be typed once. */
export function newOneTimePassword(): string {
  const letters = Array.from({ length: 16 }, () => readable[randomInt(readable.length)])
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join('')).join('-')
}
