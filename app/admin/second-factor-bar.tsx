import { ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'

/**
 * Asks staff whose password alone opens the back office to set up a second factor or a passkey. On wide screens its height
 * is part of the frame's `--bar`: sections that fill the window leave it out.
 */
export function SecondFactorBar() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-line border-b bg-yellow-wash px-4 py-2 text-sm xl:h-[2.375rem] text-yellow-ink lg:px-6">
      <ShieldAlert className="size-4.5 shrink-0" aria-hidden />
      <span>Only your password guards this account.</span>
      <Link to="/profile#second-factor" className="font-semibold underline underline-offset-2">
        Set up a second step
      </Link>
    </p>
  )
}
