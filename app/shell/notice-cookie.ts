import type { NoticeCode } from './notices.ts'

export const noticeCookieName = 'gangway_notice'

/** Half a minute: as long as a redirect may take. Scripts must be able to read it, and it reveals nothing. */
export const noticeCookie = (code: NoticeCode): string =>
  `${noticeCookieName}=${code}; Path=/; Max-Age=30; SameSite=Lax`
