import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type ExternalToast, Toaster as Sonner, toast } from 'sonner'
import { openPanels } from '#app/ui/dialogs/open-panels.ts'
import { freerSide, type Side } from './freer-side.ts'
import { createToastTimes } from './toast-times.ts'

export type Stage = {
  show: (kind: 'success' | 'error' | 'info', title: string, options: ExternalToast) => void
  withdraw: (id: string) => void
}

const times = createToastTimes()

/** An error stays longer, since there is something to do, and longest if that means pressing its button. */
const stayOf = (kind: Parameters<Stage['show']>[0], { action }: ExternalToast): number =>
  kind !== 'error' ? 6_000 : action ? 30_000 : 10_000

const narrow = window.matchMedia('(max-width: 40rem), (max-height: 32rem)')

function watchWidth(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

/**
 * Where toasts appear; screen readers announce them politely. `onReady` passes out the functions that show and withdraw
 * one.
 */
export function ToastStage({ onReady }: { onReady: (stage: Stage) => void }) {
  const [side, setSide] = useState<Side>('right')
  useEffect(() => times.followPointer(), [])
  useEffect(
    () =>
      onReady({
        show: (kind, title, { duration, ...options }) => {
          setSide(freerSide())
          times.leaveIn(toast[kind](title, options), duration ?? stayOf(kind, options))
        },
        withdraw: (id) => toast.dismiss(id),
      }),
    [onReady],
  )
  const isNarrow = useSyncExternalStore(watchWidth, () => narrow.matches)
  const isOverDialog = useSyncExternalStore(openPanels.subscribe, openPanels.isAny)
  // On phones: below the page's header, whose menu is likely to be used next, and below the button that closes a
  // dialog.
  const below = isNarrow ? `calc(var(--header-height) + ${isOverDialog ? '2.5rem' : '0.5rem'})` : '20px'
  const top = `var(--toast-top, ${below})`
  return (
    <Sonner
      // The bottom of a dialog, and of a phone's screen, is where the main buttons are; a dialog's close button is in
      // its corner.
      position={isNarrow || isOverDialog ? 'top-center' : `bottom-${side}`}
      style={{ fontFamily: 'inherit' }}
      closeButton
      gap={10}
      offset={{ top, right: 20, bottom: 'var(--toast-bottom, 20px)', left: 20 }}
      mobileOffset={{ top, bottom: 16, left: 16, right: 16 }}
      // toast-times.ts dismisses them.
      duration={Number.POSITIVE_INFINITY}
      icons={{
        success: <CircleCheck className="size-5 text-green-ink" aria-hidden />,
        error: <CircleAlert className="size-5 text-on-red" aria-hidden />,
        info: <Info className="size-5 text-cyan-ink" aria-hidden />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-md border border-line bg-raised p-4 text-ink shadow-lg sm:w-(--width) [&>[data-icon]]:mt-0.5 [&>[data-icon]]:shrink-0',
          error: 'border-red! bg-red! text-on-red! [&_[data-description]]:text-on-red!',
          content: 'min-w-0 flex-1',
          closeButton:
            'order-last -mt-1 -mr-1 inline-flex size-7 shrink-0 items-center justify-center rounded-xs pointer-coarse:-m-3 pointer-coarse:size-11 opacity-70 hover:bg-current/10 hover:opacity-100',
          title: 'font-semibold leading-snug',
          description: 'mt-0.5 text-sm text-ink-muted',
          actionButton:
            'shrink-0 self-center rounded-sm border border-current px-2.5 py-1 text-sm font-semibold pointer-coarse:min-h-11',
        },
      }}
    />
  )
}
