import { z } from 'zod'
import { signInWays, signUpModes } from '#domain/people/sign-in-ways.ts'
import { table } from '#domain/table.ts'
import { flag, list } from './setting-kinds.ts'

/** Per network; 0 for no limit. */
const limit = z.coerce.number().int().min(0).max(1_000_000)
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

/** An origin as browsers write it (WHATWG URL): scheme and host, with a port unless it is the scheme's default. */
const origin = z.url({ protocol: /^https?$/ }).transform((text, context) => {
  const url = new URL(text)
  if (url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '') return url.origin
  context.addIssue({ code: 'custom', message: `${text} is more than a scheme and host` })
  return z.NEVER
})

/** The operator's choices about accounts. */
export const accountSettings = {
  /** Sign-in methods, and providers by name; defaults to all that are configured. */
  SIGN_IN_WAYS: list.pipe(z.array(z.string().regex(/^[a-z][a-z0-9_-]{0,30}$/)).min(1)).optional(),
  SIGN_UP: z.enum(signUpModes).default('open'),
  CONFIRM_EMAIL_FIRST: flag.default(false),
  PROVIDER_LINKING: flag.default(true),
  /** Each hour. */
  SIGN_UP_LIMIT: limit.default(12),
  /** Per quarter hour. */
  SIGN_IN_LIMIT: limit.default(60),
  /** Each hour. */
  MAILED_CODE_LIMIT: limit.default(12),
  /** Each hour. */
  TEXTED_CODE_LIMIT: limit.default(8),
  /** At most an hour: retired signing keys stay valid for two. */
  ACCESS_TOKEN_MINUTES: wholeNumber(5, 60).default(60),
  SESSION_DAYS: wholeNumber(1, 365).default(30),
  MAILED_LINK_MINUTES: wholeNumber(5, 1_440).default(60),
  TEXTED_CODE_MINUTES: wholeNumber(2, 60).default(10),
  /** Of other apps whose pages may call /auth/v1, /functions/v1 and /api/v1. */
  ALLOWED_ORIGINS: list.pipe(z.array(origin)).default([]),
}

export const accountFixes = table<string>({
  SIGN_IN_WAYS: `Give any of ${signInWays.join(', ')} and your providers’ names, or remove it for all of them.`,
  SIGN_UP: 'Say open, invitation or closed.',
  ALLOWED_ORIGINS:
    'Give the scheme and host of each app, separated by commas, such as https://app.example.com.',
})

type Chosen = {
  SIGN_IN_WAYS?: string[]
  GOOGLE_CLIENT_ID?: string
  APPLE_CLIENT_ID?: string
  GITHUB_CLIENT_ID?: string
  OPENID_PROVIDERS: readonly { name: string }[]
}

/** A method that is listed but not configured would otherwise be silently unavailable. */
export function accountContradictions(environment: Chosen): string[] {
  const providers = [
    ...(['google', 'apple', 'github'] as const).filter(
      (name) => environment[`${name.toUpperCase() as Uppercase<typeof name>}_CLIENT_ID`],
    ),
    ...environment.OPENID_PROVIDERS.map(({ name }) => name),
  ]
  const known = [...signInWays, ...providers]
  return (environment.SIGN_IN_WAYS ?? [])
    .filter((way) => !known.includes(way))
    .map((way) => `SIGN_IN_WAYS: there is no way named ${way}. Choose from ${known.join(', ')}.`)
}
