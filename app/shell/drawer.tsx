import { Menu, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { iconButtonStyle } from './icon-button-style.ts'

/**
 * The menu on small screens, with the button that opens it: the browser's own modal dialog, which also opens without
 * JavaScript if the browser supports button commands. Navigating to another page closes it.
 */
export function Drawer({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const opens = { command: 'show-modal', commandfor: id }
  return (
    <>
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className={classes(iconButtonStyle, className)}
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
        id={id}
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
              className={classes(iconButtonStyle, '-mr-2')}
              onClick={() => dialog.current?.close()}
            >
              <X className="size-5.5" aria-hidden />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
