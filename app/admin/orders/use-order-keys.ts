import { type RefObject, useEffect, useEffectEvent } from 'react'

export type OrderKeyActions = { onToggle: (orderId: string) => void; onHelp: () => void }

/** Keyboard shortcuts of the list; shown with "?". */
export const orderKeys = [
  { keys: ['j', '↓'], does: 'Next order' },
  { keys: ['k', '↑'], does: 'Previous order' },
  { keys: ['Enter'], does: 'Open the order' },
  { keys: ['x'], does: 'Choose the order, or clear the choice' },
  { keys: ['/'], does: 'Search' },
  { keys: ['?'], does: 'Show these shortcuts' },
] as const

/** Keys of the order list; ignored while someone types or a dialog is open. The arrows only work inside the list. */
export function useOrderKeys(list: RefObject<HTMLElement | null>, actions: OrderKeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
    const isInList = list.current?.contains(document.activeElement) ?? false
    if (event.key === 'j' || (event.key === 'ArrowDown' && isInList)) step(list.current, 1)
    else if (event.key === 'k' || (event.key === 'ArrowUp' && isInList)) step(list.current, -1)
    else if (event.key === 'x' && isInList) {
      const row = document.activeElement?.closest<HTMLElement>('[data-row]')
      if (row?.dataset.row) actions.onToggle(row.dataset.row)
    } else if (event.key === '/') document.querySelector<HTMLInputElement>('input[name="number"]')?.focus()
    else if (event.key === '?') actions.onHelp()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"]):not([type="radio"])'))

function step(list: HTMLElement | null, by: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>('[data-row] a') ?? [])]
  const row = document.activeElement?.closest('[data-row]')
  const at = links.findIndex((link) => link.closest('[data-row]') === row)
  const open = links.findIndex((link) => link.getAttribute('aria-current') === 'true')
  const next = at >= 0 ? at + by : Math.max(0, open)
  links[Math.min(links.length - 1, Math.max(0, next))]?.focus()
}
