import { redirect } from 'react-router'
import { readCookie } from '#app/read-cookie.ts'
import { cookieName } from '#domain/people/cookie-name.ts'
import type { Visit } from '#server/http/visit.ts'

const mailboxCookieName = 'gangway_mailbox'

/** Moves the key out of the URL, which histories keep, into a cookie that no script can read. */
export function keepMailboxKey({ origin }: Visit, key: string): Response {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const cookie = `${cookieName(mailboxCookieName, origin)}=${key}; Path=/; HttpOnly; SameSite=Lax${secure}`
  return redirect('/dev/mailbox', { headers: { 'set-cookie': cookie }, status: 303 })
}

export const readMailboxKey = (request: Request, { origin }: Visit): string | null =>
  readCookie(request, cookieName(mailboxCookieName, origin))
