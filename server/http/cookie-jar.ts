import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { cookieName } from '#domain/people/cookie-name.ts'

/** `maxAge` in seconds; a date in the past deletes a cookie. */
type Lifetime = { maxAge: number } | { expires: Date }

export type CookieJar = {
  read(name: string): string | null
  write(name: string, value: string, lifetime: Lifetime): void
  /** The Set-Cookie values of the response. */
  answers(): Iterable<string>
}

/** Seconds. A session ends with its row, no matter how long the browser keeps the cookie. */
export const oneYear = 365 * 24 * 60 * 60

/**
 * The cookies of one request and of its response, which scripts can't read. Over https they have a prefix; one from
 * before the prefix is read as is and renamed, so that an upgrade signs no one out. Keyed by name, and added to
 * whatever response is created (Hono drops its own when a page creates the response).
 */
export function createCookieJar(context: Context, origin: string): CookieJar {
  const answers = new Map<string, string>()
  const secure = origin.startsWith('https:')
  const put = (name: string, value: string, lifetime: Lifetime): void => {
    const rules = { httpOnly: true, sameSite: 'Lax', secure, path: '/', ...lifetime } as const
    answers.set(name, generateCookie(name, value, rules))
  }
  return {
    read(name) {
      const own = getCookie(context, cookieName(name, origin))
      if (own !== undefined || !secure) return own ?? null
      const before = getCookie(context, name)
      if (before === undefined) return null
      put(name, '', { maxAge: 0 })
      put(cookieName(name, origin), before, { maxAge: oneYear })
      return before
    },
    write: (name, value, lifetime) => put(cookieName(name, origin), value, lifetime),
    answers: () => answers.values(),
  }
}
