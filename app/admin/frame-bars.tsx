import { ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'

/**
 * Asks staff who sign in with only a password to set up a second factor or a passkey. On wide screens its height is
 * part of the frame's `--bar`: sections that fill the window subtract it.
 */
export function SecondFactorBar() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-yellow-wash px-4 py-2 text-sm xl:h-[2.375rem] text-yellow-ink lg:px-6">
      <ShieldAlert className="size-4.5 shrink-0" aria-hidden />
      <span>Only your password protects this account.</span>
      <Link to="/profile#second-factor" className="font-semibold underline underline-offset-2">
        Set up a second step
      </Link>
    </p>
  )
}

/** Explains a page with a form that this role may read but not send; app.css shows it where there is one. */
export const ViewOnlyBar = () => (
  <p
    data-view-only-bar
    className="hidden border-line border-b bg-sunken px-4 py-2 text-ink-muted text-sm lg:px-6"
  >
    Your role can’t change everything on this page. An owner can give you access under Staff.
  </p>
)
