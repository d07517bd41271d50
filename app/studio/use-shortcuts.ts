import type { KeyboardEvent } from 'react'
import { duplicate, removePlacements } from '#domain/studio/change-items.ts'
import {
  lockPlacements,
  mirrorPlacements,
  movePlacements,
  turnPlacements,
} from '#domain/studio/change-placements.ts'
import { inches, inchesToMm } from '#domain/units.ts'
import { useStudio } from './studio-context.ts'

/** Marks what takes the keys that act on the selection: the canvas and the layers list. */
export const sheetKeys = { 'data-sheet-keys': true }

const smallStep = inchesToMm(inches(0.05))
const largeStep = inchesToMm(inches(0.5))

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Keys of the studio; fields that are typed in keep theirs. */
export function useShortcuts(): (event: KeyboardEvent) => void {
  const { document, selection, select, change, undo, redo } = useStudio()

  const onSelection = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event
    const arrow = arrows[key]
    const isLocked = document.placements.some(({ id, locked }) => locked && selection.includes(id))
    if (arrow) {
      const step = shiftKey ? largeStep : smallStep
      change(
        (old) => movePlacements(old, selection, arrow[0] * step, arrow[1] * step),
        `nudge ${selection.join()}`,
      )
    } else if (key === 'Delete' || key === 'Backspace') {
      change((old) => removePlacements(old, selection))
      // The row that had the focus is gone; the keys stay with the sheet.
      event.currentTarget.querySelector<HTMLElement>('[role=application]')?.focus()
    } else if (key === 'r' || key === 'R')
      change((old) => turnPlacements(old, selection, shiftKey ? -90 : 90))
    else if (key === 'm' || key === 'M') change((old) => mirrorPlacements(old, selection))
    else if (key === 'l' || key === 'L') change((old) => lockPlacements(old, selection, !isLocked))
    else return false
    return true
  }

  const withControl = ({ key, shiftKey, target }: KeyboardEvent): boolean => {
    const name = key.toLowerCase()
    if (name === 'z' && shiftKey) redo()
    else if (name === 'z') undo()
    else if (name === 'y') redo()
    else if (name === 'd' && selection.length > 0) change((old) => duplicate(old, selection))
    else if (name === 'a' && takesSheetKeys(target)) select(document.placements.map(({ id }) => id))
    else return false
    return true
  }

  return (event) => {
    if (event.defaultPrevented || event.altKey || isTyping(event.target) || isElsewhere(event)) return
    if (event.key === 'Escape') return select([])
    const isTaken =
      event.ctrlKey || event.metaKey
        ? withControl(event)
        : selection.length > 0 && takesSheetKeys(event.target) && onSelection(event)
    if (isTaken) event.preventDefault()
  }
}

const takesSheetKeys = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-sheet-keys]') !== null

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** React hands us the events of dialogs and menus that we opened, wherever they stand in the page. */
const isElsewhere = ({ target, currentTarget }: KeyboardEvent): boolean =>
  !(target instanceof Node && currentTarget.contains(target))
