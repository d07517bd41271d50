import { LogOut, Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'
import { accountLinks } from './account-links.ts'
import { iconButtonStyle } from './icon-button-style.ts'
import { builderLinks, type SiteLink, siteLinks } from './links.ts'
import { SearchForm } from './search-form.tsx'
import type { SignedInFace } from './shop-face.ts'
import { SignOutForm } from './sign-out-form.tsx'

/** Opens without JavaScript too, where the browser knows commands of buttons. */
const opens = { command: 'show-modal', commandfor: 'mobile-menu' }

/** The same links on small screens, in the browser's own modal dialog. */
export function MobileMenu({ user }: { user: SignedInFace | null }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className={`${iconButtonStyle} nav:hidden`}
        onClick={() => {
          if (!dialog.current?.open) dialog.current?.showModal()
        }}
        {...opens}
      >
        <Menu className="size-6" aria-hidden />
      </button>
      <dialog
        key={key}
        ref={dialog}
        id="mobile-menu"
        aria-label="Menu"
        className="shell-drawer fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-[min(22rem,88vw)] max-w-none overflow-y-auto bg-raised text-ink shadow-lg"
        closedby="any"
      >
        <div className="flex min-h-full flex-col px-5 pb-6">
          <div className="flex h-(--header-height) shrink-0 items-center justify-between">
            <span className="font-display text-lg font-extrabold">Menu</span>
            <button
              type="button"
              aria-label="Close menu"
              className={`${iconButtonStyle} -mr-2`}
              onClick={() => dialog.current?.close()}
            >
              <X className="size-5.5" aria-hidden />
            </button>
          </div>
          <SearchForm className="mb-3 flex" />
          <nav aria-label="Main" className="flex-1">
            <LinkList links={siteLinks} />
            <h2 className="mt-6 mb-1 px-3 text-xs font-semibold tracking-normal text-ink-faint">
              Product Builders
            </h2>
            <LinkList links={builderLinks} />
          </nav>
          <AccountPart user={user} />
        </div>
      </dialog>
    </>
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
