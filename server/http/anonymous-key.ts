import { decodeJwt } from 'jose'

/**
 * The key that clients of the contract send for visitors: a JWT of role `anon`, or one that begins with
 * `sb_publishable_`. It is part of every page of an app, so it is no secret and gives no rights: its bearer is a
 * visitor, whoever signed it.
 */
export function isAnonymousKey(token: string): boolean {
  if (token.startsWith('sb_publishable_')) return true
  try {
    const { role, sub, session_id } = decodeJwt(token)
    return role === 'anon' && sub === undefined && session_id === undefined
  } catch {
    return false
  }
}
