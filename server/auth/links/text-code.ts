import { lifetimeWords } from '#domain/people/lifetime-words.ts'
import { minutes } from '#server/kernel/clock.ts'
import type { AuthParts } from '../deps.ts'
import { issueToken, type NewToken } from './one-time-tokens.ts'

/**
 * Texts a fresh code. It is created at sending time, so no queue ever holds it in clear text; a retry sends another
 * one, and only the newest is valid.
 */
export async function textCode(parts: AuthParts, token: NewToken): Promise<void> {
  const { sms, database, origin, rules } = parts
  if (sms === null) return
  const { code, expiresAt } = await issueToken(parts, database.orm, token)
  const { hostname } = new URL(origin)
  // The last line lets phones autofill the code on this site only (WICG origin-bound one-time codes).
  const within = lifetimeWords(rules.lifetimes.textedCode / minutes(1))
  const text = `Your code is ${code}. It works once, within ${within}. Never share it with anyone.\n\n@${hostname} #${code}`
  await sms.send({ to: token.address, text, expiresAt })
}
