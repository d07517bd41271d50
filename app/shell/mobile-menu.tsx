import { LogOut } from 'lucide-react'
import { NavLink } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'
import { accountLinks } from './account-links.ts'
import { Drawer } from './drawer.tsx'
import { builderLinks, type SiteLink, siteLinks } from './links.ts'
import { SearchForm } from './search-form.tsx'
import type { SignedInFace } from './shop-face.ts'
import { SignOutForm } from './sign-out-form.tsx'

/** The same links on small screens. */
export function MobileMenu({ user }: { user: SignedInFace | null }) {
  return (
    <Drawer id="mobile-menu" className="nav:hidden">
      <SearchForm className="mb-3 flex" />
      <nav aria-label="Main" className="flex-1">
        <LinkList links={siteLinks} />
        <h2 className="mt-6 mb-1 px-3 text-xs font-semibold tracking-normal text-ink-faint">
          Product Builders
        </h2>
        <LinkList links={builderLinks} />
      </nav>
      <AccountPart user={user} />
    </Drawer>
  )
}

function AccountPart({ user }: { user: SignedInFace | null }) {
  return (
    <div className="mt-6 border-t border-line pt-4">
      {user === null ? (
        <LinkButton to="/auth" variant="primary" className="w-full">
          Sign In / Sign Up
        </LinkButton>
      ) : (
        <>
          <p className="truncate px-3 pb-1 text-sm font-semibold">{user.email}</p>
          <LinkList links={accountLinks(user)} />
          <SignOutForm>
            <button type="submit" className={`${linkStyle} w-full gap-2.5`}>
              <LogOut className="size-4" aria-hidden />
              Sign Out
            </button>
          </SignOutForm>
        </>
      )}
    </div>
  )
}

function LinkList({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'} className={linkStyle}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

const linkStyle =
  'flex h-12 items-center rounded-md px-3 font-medium hover:bg-ink/6 aria-[current=page]:bg-magenta-wash aria-[current=page]:text-magenta-ink'
