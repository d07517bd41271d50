import { Fragment, type ReactNode } from 'react'
import { DesignTeaser } from '#app/home/design-teaser.tsx'
import { useLook } from '#app/look/use-look.ts'
import { WelcomePopup } from '#app/shell/welcome-popup.tsx'
import type { HomeSection } from '#domain/shop/look.ts'
import type { Route } from './+types/route.ts'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Newsletter } from './newsletter-section.tsx'
import { PriceTeaser } from './price-teaser.tsx'
import { Shelf } from './shelf.tsx'
import { ShippingInformation } from './shipping-information.tsx'

export function HomePage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { home } = useLook()
  const sections: Record<HomeSection, ReactNode> = {
    shipping: <ShippingInformation facts={loaderData.facts} />,
    prices: loaderData.sizes.length > 0 && <PriceTeaser sizes={loaderData.sizes} />,
    shelf: loaderData.shelf.length > 0 && <Shelf pieces={loaderData.shelf} />,
    how: <HowItWorks />,
    designs: <DesignTeaser />,
    newsletter: <Newsletter />,
  }
  return (
    <>
      <Hero {...loaderData.hero} />
      {home
        .filter(({ isShown }) => isShown)
        .map(({ id }) => (
          <Fragment key={id}>{sections[id]}</Fragment>
        ))}
      {loaderData.isWelcomeDue && <WelcomePopup />}
    </>
  )
}
