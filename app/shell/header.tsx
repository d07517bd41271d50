import { Link, NavLink } from 'react-router'
import { Mark } from '#app/assets/mark.tsx'
import { classes } from '#app/ui/classes.ts'
import type { ShopLook } from '#domain/shop/look.ts'
import { BuildersMenu } from './builders-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { siteLinks } from './links.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchLink } from './search-link.tsx'
import type { SignedInFace } from './shop-face.ts'
import { UserMenu } from './user-menu.tsx'

type HeaderProps = { siteName: string; logo: ShopLook['logo']; user: SignedInFace | null }

export function Header({ siteName, logo, user }: HeaderProps) {
  return (
    <header className="print:hidden sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page flex min-h-17 items-center gap-3 max-[24rem]:gap-2">
        <Link
          to="/"
          className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm nav:mr-8 nav:flex-none"
        >
          {logo ? (
            <img {...logo} alt="" className="h-9 w-auto max-w-36 shrink-0 object-contain" />
          ) : (
            <Mark className="size-9 shrink-0" />
          )}
          <span className="line-clamp-2 font-display text-[1.0625rem] leading-[1.15] font-extrabold tracking-tight wrap-anywhere max-[24rem]:text-[0.9375rem] sm:text-[1.1875rem]">
            {siteName}
          </span>
        </Link>
        <SearchForm className="mr-auto hidden w-full max-w-xl nav:flex" />
        <div className="flex items-center gap-1">
          <SearchLink />
          <CartLink />
          <UserMenu user={user} />
          <MobileMenu user={user} />
        </div>
      </div>
      <nav aria-label="Main" className="page -mt-1.5 hidden h-11 items-center nav:flex">
        {siteLinks.map((link) => (
          <NavLink key={link.to} to={link.to} end={link.to === '/'} className={barLinkStyle}>
            {link.label}
          </NavLink>
        ))}
        <BuildersMenu />
      </nav>
    </header>
  )
}

const barLinkStyle = ({ isActive }: { isActive: boolean }): string =>
  classes(
    'relative whitespace-nowrap rounded-sm px-2.5 py-2 text-sm font-medium transition-colors first:-ml-2.5 max-xl:px-1.5 max-xl:first:-ml-1.5 max-xl:text-xs',
    isActive
      ? 'text-ink after:absolute after:inset-x-2.5 after:bottom-0.5 after:h-0.5 after:rounded-full after:bg-magenta'
      : 'text-ink-muted hover:text-ink',
  )
