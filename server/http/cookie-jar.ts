import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { cookieName } from '#domain/people/cookie-name.ts'

/** `maxAge` in seconds; a moment that is past takes a cookie away. */
type Lifetime = { maxAge: number } | { expires: Date }

export type CookieJar = {
  read(name: string): string | null
  write(name: string, value: string, lifetime: Lifetime): void
  /** What the answer carries. */
  answers(): Iterable<string>
}

/** Seconds. What the cookie of a session opens ends with its row, whatever the browser keeps. */
export const oneYear = 365 * 24 * 60 * 60

/**
 * The cookies of one request and of its answer, which no script sees. Over https they have a prefix; one from before
 * the prefix is read as it is and renamed, so that nobody is signed out by an upgrade. By name, added to whatever answer
 * is made (Hono drops its own when a page makes the answer).
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
