/** Lets the server leave the banner out at first paint. Without an end, so that it lasts for the visit. */
const bannerCookieName = 'gangway_banner'

export const bannerDismissed = `${bannerCookieName}=off`

export const isBannerDismissed = (cookies: string | null): boolean =>
  (cookies ?? '').split(/;\s*/).includes(bannerDismissed)
