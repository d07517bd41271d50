import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Link, type To, useNavigate } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { isolate } from './isolate.ts'
import { useOpenPanel } from './open-panels.ts'

export type PageDialogProps = {
  /** Id of the heading inside that labels it. */
  labelledBy: string
  /** Where closing leads: the page behind. */
  closeTo: To
  children: ReactNode
  className?: string
}

/**
 * A dialog that is a page: it has a URL, is part of the server's HTML, and closes by a link. Once scripts run, it traps
 * the focus and restores it. Not the browser's modal layer, since toasts would be covered by it.
 */
export function PageDialog({ labelledBy, closeTo, children, className }: PageDialogProps) {
  useOpenPanel(true)
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const close = useEffectEvent((): void => void navigate(closeTo, { preventScrollReset: true }))

  useEffect(() => {
    const { current } = dialog
    if (!current) return
    const before = document.activeElement
    const undo = isolate(current)
    current.focus({ preventScroll: true })
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    const onClick = (event: MouseEvent): void => {
      if (event.target === current) close()
    }
    document.addEventListener('keydown', onKeyDown)
    current.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      current.removeEventListener('click', onClick)
      undo()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      open
      tabIndex={-1}
      aria-modal
      aria-labelledby={labelledBy}
      className="page-dialog fixed inset-0 z-40 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto text-ink outline-none sm:p-6"
    >
      <div
        className={classes(
          'relative mx-auto mt-10 min-h-[calc(100dvh-2.5rem)] w-full overflow-clip rounded-t-xl border border-line bg-raised shadow-lg',
          'sm:mt-[max(0px,calc(50dvh-23rem))] sm:min-h-0 sm:rounded-xl',
          className,
        )}
      >
        {children}
        {/* Last, so that focus starts in the dialog's content. */}
        <Link
          to={closeTo}
          preventScrollReset
          aria-label="Close"
          className="absolute top-3 right-3 z-1 inline-flex size-10 pointer-coarse:size-11 items-center justify-center rounded-full bg-raised/90 text-ink-muted shadow-sm hover:bg-raised hover:text-ink"
        >
          <X className="size-5" aria-hidden />
        </Link>
      </div>
    </dialog>
  )
}
