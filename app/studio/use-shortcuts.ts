import type { KeyboardEvent } from 'react'
import { keysOf } from './commands/command.ts'
import { commandFor, isEverywhere } from './commands/commands.ts'
import { useStudio } from './studio-context.ts'

/** Marks what takes the keys that act on the selection: the canvas and the layers list. */
export const sheetKeys = { 'data-sheet-keys': true }

/** Keys of the studio; fields that are typed in keep theirs. */
export function useShortcuts(onCommandList: () => void): (event: KeyboardEvent) => void {
  const studio = useStudio()
  return (event) => {
    if (event.defaultPrevented || isElsewhere(event)) return
    const keys = keysOf(event)
    if (keys === 'Ctrl+K') {
      event.preventDefault()
      return onCommandList()
    }
    if (isTyping(event.target)) return
    if (!isEverywhere(keys) && keys !== 'Escape' && !takesSheetKeys(event.target)) return
    const command = commandFor(event, studio)
    if (!command) return
    event.preventDefault()
    command.run(studio)
    // The row that had the focus may be gone; the keys stay with the sheet.
    if (command.id === 'remove') event.currentTarget.querySelector<HTMLElement>('[role=application]')?.focus()
  }
}

const takesSheetKeys = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-sheet-keys]') !== null

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** React hands us the events of dialogs and menus that we opened, wherever they stand in the page. */
const isElsewhere = ({ target, currentTarget }: KeyboardEvent): boolean =>
  !(target instanceof Node && currentTarget.contains(target))
