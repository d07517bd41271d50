import { type SignInWay, type SignUpMode, signInWays } from '#domain/people/sign-in-ways.ts'
import { days, minutes } from '#server/kernel/clock.ts'
import type { Environment } from '#server/kernel/environment.ts'
import { createLimits, type Limits } from './limits.ts'

/** The operator's choices: how people sign in, who may join, how often, and for how long. */
export type AccountRules = {
  ways: readonly SignInWay[]
  signUp: SignUpMode
  mayLinkProviders: boolean
  limits: Limits
  lifetimes: Lifetimes
}

/** In milliseconds, except `accessTokenSeconds`. */
export type Lifetimes = {
  /** How long a token of an ended session still looks valid to those who only verify it. */
  accessTokenSeconds: number
  session: number
  mailedLink: number
  textedCode: number
}

export const defaultRules: AccountRules = {
  ways: signInWays,
  signUp: 'open',
  mayLinkProviders: true,
  limits: createLimits({ signIns: 60, signUps: 12, mailedCodes: 12, textedCodes: 8 }),
  lifetimes: {
    accessTokenSeconds: 3_600,
    session: days(30),
    mailedLink: minutes(60),
    textedCode: minutes(10),
  },
}

export const accountRulesOf = (environment: Environment): AccountRules => ({
  ways: signInWays.filter((way) => environment.SIGN_IN_WAYS?.includes(way) ?? true),
  signUp: environment.SIGN_UP,
  mayLinkProviders: environment.PROVIDER_LINKING,
  limits: createLimits({
    signIns: environment.SIGN_IN_LIMIT,
    signUps: environment.SIGN_UP_LIMIT,
    mailedCodes: environment.MAILED_CODE_LIMIT,
    textedCodes: environment.TEXTED_CODE_LIMIT,
  }),
  lifetimes: {
    accessTokenSeconds: environment.ACCESS_TOKEN_MINUTES * 60,
    session: days(environment.SESSION_DAYS),
    mailedLink: minutes(environment.MAILED_LINK_MINUTES),
    textedCode: minutes(environment.TEXTED_CODE_MINUTES),
  },
})
