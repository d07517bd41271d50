import { Eye } from 'lucide-react'

/** Explains a page with a form that this role may read but not send; app.css shows it where there is one. */
export function ViewOnlyBar() {
  return (
    <p
      data-view-only-bar
      className="hidden items-center gap-2 border-line border-b bg-sunken px-4 py-2 text-ink-muted text-sm lg:px-6"
    >
      <Eye className="size-4.5 shrink-0" aria-hidden />
      <span>
        You can view this page, but your role can’t change everything on it. An owner can give you access
        under Staff.
      </span>
    </p>
  )
}
