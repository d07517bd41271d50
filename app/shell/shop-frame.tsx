import type { ReactNode } from 'react'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { PromoBanner } from './promo-banner.tsx'
import type { ShopFace, SignedInFace } from './shop-face.ts'

/** The frame around every page of the shop. */
export function ShopFrame({
  shop,
  user,
  children,
}: {
  shop: ShopFace
  user: SignedInFace | null
  children: ReactNode
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {shop.banner && <PromoBanner text={shop.banner} />}
      <Header siteName={shop.siteName} logo={shop.look.logo} user={user} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer shop={shop} isSignedIn={user !== null} />
    </div>
  )
}
