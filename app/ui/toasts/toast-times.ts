import { toast } from 'sonner'

type ToastId = string | number

const stageSelector = '[data-sonner-toaster]'
/** How soon a toast that was held is looked at again. */
const heldMs = 1_000

/**
 * Lets toasts leave after their time, but not while somebody reads or uses them: with the pointer moved onto them, the
 * focus within, or the page out of sight. The library's own clock also stops for a toast that opens under a pointer that
 * rests, over the very button that was pressed; there it would stay for ever.
 */
export function createToastTimes() {
  const timers = new Map<ToastId, number>()
  let last = { x: Number.NaN, y: Number.NaN }
  let isPointed = false
  const follow = ({ screenX: x, screenY: y, target }: MouseEvent): void => {
    // Browsers report a move, too, when something new comes to lie under a pointer that rests.
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
