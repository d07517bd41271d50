import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ControlStrip } from '#app/assets/control-strip.tsx'
import { builderLinks, generatorLink, helpLinks, policyLinks, type SiteLink, siteLinks } from './links.ts'
import type { ShopFace } from './shop-face.ts'

export function Footer({ shop, isSignedIn }: { shop: ShopFace; isSignedIn: boolean }) {
  const { street1, city, state, zip } = shop.pickupAddress
  return (
    <footer className="print:hidden mt-auto bg-press text-on-press">
      <ControlStrip className="h-2 w-full" />
      <div className="page grid grid-cols-2 gap-x-8 gap-y-10 pt-14 pb-10 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1.2fr]">
        <div className="max-w-sm max-lg:col-span-2">
          <p className="font-display text-lg font-extrabold">{shop.siteName}</p>
          <p className="mt-3 text-sm text-on-press-muted">
            {shop.look.footerText ||
              'Direct-to-film transfers, custom shirts and engraved tumblers. What you lay out is what we print.'}
          </p>
        </div>
        <Column title="Shop">
          <Links links={siteLinks.slice(1)} />
        </Column>
        <Column title="Create and track">
          <Links
            links={[...builderLinks, generatorLink, ...helpLinks, ...(isSignedIn ? [] : [signInLink])]}
          />
        </Column>
        <Column title="Help and terms">
          <Links links={policyLinks} />
        </Column>
        <Column title="Pick up in person">
          <address className="text-sm leading-relaxed text-on-press-muted not-italic">
            {street1}
            <br />
            {city}, {state} {zip}
            {shop.pickupHours.map((hours) => (
              <span key={hours} className="block">
                {hours}
              </span>
            ))}
            <a className={`${linkStyle} mt-3 wrap-anywhere`} href={`mailto:${shop.contactEmail}`}>
              {shop.contactEmail.split('@')[0]}
              <wbr />@{shop.contactEmail.split('@')[1]}
            </a>
            <a className={linkStyle} href={`tel:${shop.contactPhone.replaceAll(/[^\d+]/g, '')}`}>
              {shop.contactPhone}
            </a>
          </address>
        </Column>
      </div>
      <div className="page">
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-on-press/15 py-5 text-sm text-on-press-muted">
          <span>{shop.look.footerLine || 'Printed on film, one sheet at a time.'}</span>
          <span>
            Site built with <strong className="font-semibold text-on-press">Gangway</strong> and{' '}
            <a href="/licenses" className="underline underline-offset-2 hover:text-on-press">
              open source
            </a>
          </span>
        </p>
      </div>
    </footer>
  )
}

const signInLink: SiteLink = { to: '/auth', label: 'Sign In / Sign Up' }

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2.5 font-sans text-sm font-semibold tracking-normal">{title}</h2>
      {children}
    </div>
  )
}

function Links({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={linkStyle}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const linkStyle =
  'block w-fit py-1 text-sm text-on-press-muted underline-offset-4 hover:text-on-press hover:underline focus-visible:outline-on-press'
