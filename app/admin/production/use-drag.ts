import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { type Place, placeSchema } from '#domain/orders/production.ts'
import type { BoardCard } from '#server/production/index.ts'

export type Drag = { card: BoardCard; x: number; y: number; over: Place | null }

/** A press becomes a drag when it has gone this far; until then it is a click. */
const slackPx = 6

/**
 * Cards are pulled by pointer onto columns, which carry `data-place`. Touch drags by the grip (`data-grip`) only, since
 * it scrolls everywhere else. Escape lets go.
 */
export function useDrag(onDrop: (card: BoardCard, place: Place) => void) {
  const [pressed, setPressed] = useState<{ card: BoardCard; x: number; y: number } | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  const stop = (): void => {
    setPressed(null)
    setDrag(null)
  }
  const follow = useEffectEvent((event: PointerEvent) => {
    if (!pressed) return
    const { clientX: x, clientY: y } = event
    if (!drag && Math.hypot(x - pressed.x, y - pressed.y) < slackPx) return
    const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')
    setDrag({ card: pressed.card, x, y, over: placeSchema.safeParse(column?.dataset.place).data ?? null })
  })
  const release = useEffectEvent(() => {
    if (drag) {
      // The click that ends a drag opens nothing.
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
      if (drag.over) onDrop(drag.card, drag.over)
    }
    stop()
  })
  const cancel = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') stop()
  })
  const giveUp = useEffectEvent(stop)
  const isPressed = pressed !== null
  useEffect(() => {
    if (!isPressed) return
    const ends = new AbortController()
    const { signal } = ends
    window.addEventListener('pointermove', (event) => follow(event), { signal })
    window.addEventListener('pointerup', () => release(), { signal })
    window.addEventListener('pointercancel', () => giveUp(), { signal })
    window.addEventListener('keydown', (event) => cancel(event), { signal })
    return () => ends.abort()
  }, [isPressed])

  return {
    drag,
    press(event: ReactPointerEvent<HTMLElement>, card: BoardCard): void {
      const target = event.target instanceof Element ? event.target : null
      if (event.button !== 0 || target?.closest('a, button, input, label')) return
      if (event.pointerType === 'touch' && !target?.closest('[data-grip]')) return
      setPressed({ card, x: event.clientX, y: event.clientY })
    },
  }
}

function swallow(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
