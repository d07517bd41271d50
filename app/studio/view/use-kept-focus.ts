import { type RefObject, useEffect } from 'react'
import { focusable } from './use-shortcuts.ts'

type Place = { element: HTMLElement; part: Element | null; at: number }

/**
 * Never loses the focus: when the focused element goes away or is disabled, its neighbor takes over, else the sheet.
 * The dialog around the studio also passes the focus to the sheet, so that keys work.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: within } = frame
    if (!within) return
    let last: Place | null = null
    /** The element that was given the focus here, until it moves on. */
    let heir: HTMLElement | null = null

    const keep = (isBack: boolean): void => {
      if (!last || !isNowhere(within) || isCovered(within)) return
      if (isUsable(last.element)) {
        if (isBack) last.element.focus({ preventScroll: true })
        return
      }
      heir = nearestTo(last, within)
      heir?.focus()
    }
    const follow = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || target === within) return
      if (within.contains(target)) {
        if (target !== heir) heir = null
        last = placeOf(target)
      } else if (target.matches('[role=dialog]') && target.contains(within) && !isCovered(within)) {
        // The dialog around the studio also takes the focus when the focused element is gone.
        if (last && !isUsable(last.element)) heir = nearestTo(last, within)
        const next = heir ?? sheetOf(within)
        next?.focus({ preventScroll: next !== heir })
      }
    }
    const watch = new MutationObserver(() => keep(false))
    watch.observe(within, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    // A closing dialog returns the focus to the element that opened it, which may be gone.
    const around = new MutationObserver(() => keep(true))
    around.observe(document.body, { childList: true })
    document.addEventListener('focusin', follow)
    return () => {
      watch.disconnect()
      around.disconnect()
      document.removeEventListener('focusin', follow)
    }
  }, [frame])
}

function placeOf(element: HTMLElement): Place {
  const part = element.closest('[data-studio-part]')
  return { element, part, at: part ? reachable(part).indexOf(element) : 0 }
}

/** The element now in that position. */
function nearestTo({ part, at }: Place, within: Element): HTMLElement | null {
  const near = part?.isConnected ? reachable(part) : []
  return near[Math.min(at, near.length - 1)] ?? sheetOf(within)
}

const reachable = (part: Element): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.tabIndex >= 0 && one.checkVisibility(),
  )

const isUsable = (element: Element): boolean => element.isConnected && !element.matches(':disabled')

/** The focus is neither in the studio nor in anything above it. */
function isNowhere(within: Element): boolean {
  const { activeElement } = document
  return (
    activeElement === null ||
    activeElement.contains(within) ||
    !activeElement.isConnected ||
    !isUsable(activeElement)
  )
}

/** A dialog is open over the studio. */
const isCovered = (within: Element): boolean => within.closest('[inert], [aria-hidden="true"]') !== null

const sheetOf = (within: Element): HTMLElement | null =>
  within.querySelector<HTMLElement>('[role=application]')
