import type { OpenWays } from '#server/auth/index.ts'
import type { AuthMode } from './auth-address.ts'

/** The sign-in form replaces modes that are closed. */
export const isModeOpen = (mode: AuthMode, ways: OpenWays): boolean =>
  ({
    'sign-in': true,
    'sign-up': ways.signUp && ways.password,
    reset: ways.password,
    link: ways.email_link,
    keep: ways.email_link && ways.signUp,
  })[mode]
