import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Place, placeAfter, placeBefore } from '#domain/orders/production.ts'
import type { BoardCard } from '#server/production/index.ts'
import { cardElementId } from './board-card.tsx'
import type { LongColumn } from './use-long-columns.ts'

export const boardKeysHelp =
  'Arrow keys go from card to card. Shift with the right or left arrow moves the card to its next or previous process. Enter opens it, Space chooses it, Control and Z undoes the last move. A assigns it to you, or unassigns it.'

type Doings = {
  placeOf(card: BoardCard): Place
  move(card: BoardCard, to: Place): void
  undo(): void
  open(card: BoardCard): void
  toggle(card: BoardCard): void
  /** Assigns the card to whoever presses the key; pressed again, to no one. */
  take(card: BoardCard): unknown
  /** Renders a card further down than those rendered so far. */
  draw(itemId: string): void
}

/** The board is one stop of the Tab key; arrows move on from there, and the focus follows a card that is moved. */
export function useBoardKeys(columns: readonly LongColumn[], doings: Doings) {
  const [activeId, setActiveId] = useState<string | null>(null)
  const cards = columns.flatMap((column) => column.shown)
  const active = cards.find(({ itemId }) => itemId === activeId) ?? cards[0] ?? null
  const moved = useRef<string | null>(null)
  const focus = useFocus(doings.draw)

  useEffect(() => {
    if (moved.current === null) return
    const element = document.getElementById(cardElementId(moved.current))
    // The old element is gone and took the focus with it; if the focus has moved elsewhere by now, it stays there.
    if (element && document.activeElement === document.body) element.focus()
  })

  const actOn = (event: KeyboardEvent, card: BoardCard): (() => void) | null => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') return doings.undo
    if (event.shiftKey && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      const step = event.key === 'ArrowRight' ? placeAfter : placeBefore
      const to = step(card.route, doings.placeOf(card))
      return () => {
        moved.current = card.itemId
        if (to) doings.move(card, to)
      }
    }
    if (event.key === 'Enter') return () => doings.open(card)
    if (event.key === ' ') return () => doings.toggle(card)
    if (event.key === 'a') return () => doings.take(card)
    const next = neighbor(columns, card, event.key)
    return next === null ? null : () => focus(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, card: BoardCard): void => {
    if (event.target !== event.currentTarget) return
    const act = actOn(event, card)
    if (!act) return
    event.preventDefault()
    moved.current = null
    act()
  }
  return {
    activeId: active?.itemId ?? null,
    onFocus(card: BoardCard): void {
      if (moved.current !== card.itemId) moved.current = null
      setActiveId(card.itemId)
    },
    onKeyDown,
  }
}

/** Focuses a card, as soon as it is rendered. */
function useFocus(draw: (itemId: string) => void): (card: BoardCard | undefined) => void {
  const sought = useRef<string | null>(null)
  useEffect(() => {
    const element = sought.current && document.getElementById(cardElementId(sought.current))
    if (!element) return
    sought.current = null
    element.focus()
  })
  return (card) => {
    if (!card) return
    const element = document.getElementById(cardElementId(card.itemId))
    element?.focus()
    if (element) return
    sought.current = card.itemId
    draw(card.itemId)
  }
}

/** The card an arrow key moves to; undefined at an end, null for any other key. */
function neighbor(
  columns: readonly LongColumn[],
  card: BoardCard,
  key: string,
): BoardCard | undefined | null {
  const at = columns.findIndex(({ cards }) => cards.includes(card))
  const own = columns[at]?.cards ?? []
  const row = own.indexOf(card)
  if (key === 'ArrowDown') return own[row + 1]
  if (key === 'ArrowUp') return own[row - 1]
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null
  const others = key === 'ArrowRight' ? columns.slice(at + 1) : columns.slice(0, Math.max(0, at)).reverse()
  const column = others.find(({ cards }) => cards.length > 0)
  return column?.cards[Math.min(row, column.cards.length - 1)]
}
