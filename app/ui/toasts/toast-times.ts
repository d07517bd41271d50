import { toast } from 'sonner'

type ToastId = string | number

const stageSelector = '[data-sonner-toaster]'
/** How soon a held toast is checked again. */
const heldMs = 1_000

/**
 * Dismisses toasts after their time, but not while someone is reading or using them: with the pointer moved onto them,
 * the focus within, or the page hidden. The library's own timer also stops for a toast that opens under a resting
 * pointer, right over the button that was just pressed; there it would stay forever.
 */
export function createToastTimes() {
  const timers = new Map<ToastId, number>()
  let last = { x: Number.NaN, y: Number.NaN }
  let isPointed = false
  const follow = ({ screenX: x, screenY: y, target }: MouseEvent): void => {
    // Browsers also report a move when something new appears under a resting pointer.
    if (x === last.x && y === last.y) return
    last = { x, y }
    isPointed = target instanceof Element && target.closest(stageSelector) !== null
  }
  const isHeld = (): boolean =>
    document.hidden || isPointed || document.querySelector(`${stageSelector}:focus-within`) !== null
  const leaveIn = (id: ToastId, delayMs: number): void => {
    window.clearTimeout(timers.get(id))
    timers.set(
      id,
      window.setTimeout(() => {
        if (isHeld()) return leaveIn(id, heldMs)
        timers.delete(id)
        toast.dismiss(id)
      }, delayMs),
    )
  }
  return {
    leaveIn,
    followPointer(): () => void {
      window.addEventListener('mousemove', follow, { capture: true })
      return () => window.removeEventListener('mousemove', follow, { capture: true })
    },
  }
}
