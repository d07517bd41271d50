import { bannerDismissed } from '#domain/shop/banner-cookie.ts'

export function dismissBanner(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on insecure origins.
  document.cookie = `${bannerDismissed}; path=/; samesite=lax`
}
