import type { Role } from '#domain/people/role.ts'
import { isBannerDismissed } from '#domain/shop/banner-cookie.ts'
import type { ShopLook } from '#domain/shop/look.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { OpenWays } from '#server/auth/index.ts'

/** What every page shows about the shop. */
export type ShopFace = {
  siteName: string
  /** The promo banner's text; null if it is off or was dismissed for this visit. */
  banner: string | null
  isWelcomePopupShown: boolean
  areVisitsCounted: boolean
  contactEmail: string
  contactPhone: string
  pickupHours: readonly string[]
  pickupAddress: ShopSettings['pickupAddress']
  look: ShopLook
}

/** What every page shows about the signed-in user. */
export type SignedInFace = { email: string; role: Role }

export function presentShopFace(
  settings: ShopSettings,
  cookies: string | null,
  look: ShopLook,
  ways: Pick<OpenWays, 'signUp' | 'password'>,
): ShopFace {
  return {
    siteName: settings.siteName,
    banner:
      settings.isBannerShown && settings.bannerText !== '' && !isBannerDismissed(cookies)
        ? settings.bannerText
        : null,
    // It invites the visitor to create an account.
    isWelcomePopupShown: settings.isWelcomePopupShown && ways.signUp && ways.password,
    areVisitsCounted: settings.areVisitsCounted,
    contactEmail: settings.contactEmail,
    contactPhone: settings.contactPhone,
    pickupHours: settings.pickupHours,
    pickupAddress: settings.pickupAddress,
    look,
  }
}
