import { X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { WelcomeDrawing } from '#app/assets/welcome-drawing.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

/**
 * Tells visitors about the new platform and its accounts (docs/spec-map.md S1), and what works without one. Uses the
 * browser's own dialog: it is all that a first visit needs, and the UI kit's weighs 24 KB.
 */
export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => box.current?.showModal(), [])
  return (
    <dialog
      ref={box}
      aria-labelledby="welcome-title"
      aria-describedby="welcome-words"
      onClose={onClose}
      onKeyDown={(event) => keepFocus(event, box)}
      className="m-auto backdrop:bg-ink/45 w-[calc(100vw-2rem)] max-w-md overflow-y-auto rounded-xl border border-line bg-raised p-0 text-ink shadow-lg"
    >
      <div className="grid gap-4 p-5 sm:p-6">
        <div className="pr-10">
          <h2 id="welcome-title" className="text-lg font-bold">
            Welcome to our new shop
          </h2>
          <div id="welcome-words" className="mt-1 grid gap-2 text-ink-muted">
            <p>We moved to a new platform, and accounts from our old site don’t carry over.</p>
            <p>To order with an account, please create a new account; you can also order without one.</p>
          </div>
        </div>
        <WelcomeDrawing className="w-full" />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="quiet" onClick={onClose}>
            Look around first
          </Button>
          <LinkButton to="/auth?mode=sign-up" variant="primary" onClick={onClose}>
            Create your account
          </LinkButton>
        </div>
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-3.5 right-3.5 inline-flex size-10 pointer-coarse:size-11 items-center justify-center rounded-md text-ink-muted hover:bg-ink/7 hover:text-ink"
      >
        <X className="size-5" aria-hidden />
      </button>
    </dialog>
  )
}

/** Browsers let Tab move out into their own toolbars; here it wraps around. */
function keepFocus(event: KeyboardEvent, box: RefObject<HTMLDialogElement | null>): void {
  if (event.key !== 'Tab') return
  const stops = [...(box.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
  const end = event.shiftKey ? stops[0] : stops.at(-1)
  if (document.activeElement !== end) return
  event.preventDefault()
  const start = event.shiftKey ? stops.at(-1) : stops[0]
  start?.focus()
}
