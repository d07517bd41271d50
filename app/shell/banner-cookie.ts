export const bannerCookieName = 'gangway_banner'

/** A cookie without an end lasts for the visit, and lets the server leave the banner out at first paint. */
export function dismissBanner(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on insecure origins.
  document.cookie = `${bannerCookieName}=off; path=/; samesite=lax`
}
