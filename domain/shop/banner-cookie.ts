/** Lets the server leave the banner out of the first paint. It has no expiry date, so it lasts for the visit. */
const bannerCookieName = 'gangway_banner'

export const bannerDismissed = `${bannerCookieName}=off`

export const isBannerDismissed = (cookies: string | null): boolean =>
  (cookies ?? '').split(/;\s*/).includes(bannerDismissed)
