import { type KeyboardEvent as KeyboardEventOfReact, type RefObject, useEffect } from 'react'
import { keysOf, runCommand, whyNot } from '../editor/commands/command.ts'
import { commandFor, isEverywhere, isWhileTyping } from '../editor/commands/commands.ts'
import type { Editor } from '../editor/editor.ts'
import { useActions } from './use-editor.ts'

/** Marks the elements whose keys act on the selection: the canvas and the layers list. */
export const sheetKeys = { 'data-sheet-keys': true }

/** Marks the parts of the studio that F6 cycles through. */
export const studioPart = { 'data-studio-part': true }

/**
 * Keyboard shortcuts of the studio. Text fields keep their keys, and dialogs we opened keep all of them. While nothing
 * has the focus (the studio has just opened, or the focused element is gone), the sheet receives the keys.
 */
export function useShortcuts(frame: RefObject<HTMLElement | null>): (event: KeyboardEventOfReact) => void {
  const editor = useActions()
  useEffect(() => {
    const takeFromNowhere = (event: KeyboardEvent): void => {
      const { current: within } = frame
      const isNowhere = within && event.target instanceof Node && event.target.contains(within)
      if (!isNowhere || within.closest('[inert], [aria-hidden="true"]')) return
      editor.settle()
      take(event, editor, within, () => true)
    }
    // Before the overlay around the studio handles Escape.
    window.addEventListener('keydown', takeFromNowhere, true)
    return () => window.removeEventListener('keydown', takeFromNowhere, true)
  }, [editor, frame])
  return (event) => {
    const { target, currentTarget: within } = event
    if (!(target instanceof Element) || event.defaultPrevented) return
    // React passes us the events of dialogs and menus that we opened, wherever they are in the document.
    if (within.contains(target)) take(event, editor, within, (keys) => isFor(keys, target))
    // A closing one keeps the focus a moment longer: keys pressed then are meant for the sheet.
    else if (target.closest('[data-closed]')) take(event, editor, within, () => true)
  }
}

function take(event: KeyEvent, editor: Editor, within: Element, isOurs: (keys: string) => boolean): void {
  const keys = keysOf(event)
  const { listed } = editor.read()
  if (keys === 'Ctrl+K') editor.show({ listed: listed ?? '' })
  else if (listed !== null) {
    // The list is open but its field is not rendered yet: keys pressed now are meant for it.
    if (!isLetter(event)) return
    editor.show({ listed: `${listed}${event.key}` })
  } else if (keys === 'F6' || keys === 'Shift+F6') goToPart(within, keys === 'F6' ? 1 : -1)
  else {
    const command = isOurs(keys) ? commandFor(keys) : null
    if (!command) return
    const hindrance = whyNot(command, editor.read())
    if (hindrance !== null) {
      if (keys !== 'Escape') editor.say(hindrance)
      return
    }
    runCommand(command, editor)
    // The row that had the focus may be gone; the sheet keeps receiving the keys.
    if (command.id === 'remove') within.querySelector<HTMLElement>('[role=application]')?.focus()
  }
  event.preventDefault()
}

type KeyEvent = Parameters<typeof keysOf>[0] & { preventDefault(): void }

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey

export const focusable =
  'button:enabled, a[href], input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/** Moves to the first field or button of the next part, wrapping around. */
function goToPart(frame: Element, by: 1 | -1): void {
  const parts = [...frame.querySelectorAll('[data-studio-part]')]
  const at = parts.findIndex((part) => part.contains(document.activeElement))
  const start = at === -1 && by === -1 ? 0 : at
  const part = parts[(start + by + parts.length) % parts.length]
  part?.querySelector<HTMLElement>(`[role=tab][tabindex="0"], ${focusable}`)?.focus()
}

const isFor = (keys: string, target: Element): boolean =>
  isTyping(target) ? isWhileTyping(keys) : isEverywhere(keys) || keys === 'Escape' || takesSheetKeys(target)

const takesSheetKeys = (target: Element): boolean => target.closest('[data-sheet-keys]') !== null

const isTyping = (target: Element): boolean =>
  target.closest('input, textarea, select, [contenteditable]') !== null
