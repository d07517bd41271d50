import { type PointerEvent as ReactPointerEvent, useEffect, useEffectEvent, useState } from 'react'

export type Drag<Item, Target> = { item: Item; x: number; y: number; over: Target | null }

/** A press becomes a drag after moving this far; until then it is a click. */
const slackPx = 6

/**
 * Drags items by pointer onto targets: `targetAt` returns the target an element is or is inside of. Touch drags only by
 * the grip (`data-grip`), because it scrolls everywhere else. Escape cancels.
 */
export function useDrag<Item, Target>(
  targetAt: (element: Element) => Target | null,
  onDrop: (item: Item, target: Target) => void,
) {
  const [pressed, setPressed] = useState<{ item: Item; x: number; y: number } | null>(null)
  const [drag, setDrag] = useState<Drag<Item, Target> | null>(null)
  const stop = (): void => {
    setPressed(null)
    setDrag(null)
  }
  const follow = (event: PointerEvent): Drag<Item, Target> | null => {
    if (!pressed) return null
    const { clientX: x, clientY: y } = event
    if (!drag && Math.hypot(x - pressed.x, y - pressed.y) < slackPx) return null
    const below = document.elementFromPoint(x, y)
    return { item: pressed.item, x, y, over: below && targetAt(below) }
  }
  const pull = useEffectEvent((event: PointerEvent) => {
    const pulled = follow(event)
    if (pulled) setDrag(pulled)
  })
  const release = useEffectEvent((event: PointerEvent) => {
    // The release point decides where it lands: a quick drag ends before its last step is rendered.
    const dropped = follow(event)
    if (dropped) {
      // The click that ends a drag must not open anything.
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
      if (dropped.over) onDrop(dropped.item, dropped.over)
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
    window.addEventListener('pointermove', (event) => pull(event), { signal })
    window.addEventListener('pointerup', (event) => release(event), { signal })
    window.addEventListener('pointercancel', () => giveUp(), { signal })
    window.addEventListener('keydown', (event) => cancel(event), { signal })
    return () => ends.abort()
  }, [isPressed])

  return {
    drag,
    press(event: ReactPointerEvent<HTMLElement>, item: Item): void {
      const target = event.target instanceof Element ? event.target : null
      if (event.button !== 0 || target?.closest('a, button, input, label')) return
      if (event.pointerType === 'touch' && !target?.closest('[data-grip]')) return
      setPressed({ item, x: event.clientX, y: event.clientY })
    },
  }
}

function swallow(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
