import { type PointerEvent, type RefObject, useEffect, useLayoutEffect } from 'react'
import type { Point } from '#domain/studio/turned-boxes.ts'
import type { Editor } from '../../editor/editor.ts'
import { zoomAt } from '../../editor/view.ts'
import { useActions } from '../use-editor.ts'

/**
 * Tells the editor what mouse, pen and fingers do on the canvas, and its size. The wheel pans, and zooms with Ctrl or a
 * trackpad pinch. `reach` is the distance of the rotation handle from its copy, px.
 */
export function useHands(box: RefObject<HTMLElement | null>, reach: number) {
  const editor = useActions()
  // Before the first frame, so that the sheet is already drawn with it.
  useLayoutEffect(() => followSize(box.current, editor), [box, editor])
  useEffect(() => followWheel(box.current, editor), [box, editor])
  useEffect(() => followSpace(box.current, editor), [box, editor])
  return handlersOf(editor, reach)
}

function handlersOf({ tools }: Editor, reach: number) {
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      tools.down(event.pointerId, {
        at: pointIn(event.currentTarget, event),
        isMiddle: event.button === 1,
        isTouch: event.pointerType === 'touch',
        isAdding: event.shiftKey || event.ctrlKey || event.metaKey,
        reach,
      })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = pointIn(event.currentTarget, event)
      const isHeld = tools.move(event.pointerId, { at, isFree: event.altKey, isStepped: event.shiftKey })
      if (!isHeld) event.currentTarget.style.cursor = tools.cursorAt(at, reach)
    },
    onPointerUp: ({ pointerId }: PointerEvent) => tools.up(pointerId),
    onPointerCancel: ({ pointerId }: PointerEvent) => tools.cancel(pointerId),
  }
}

function pointIn(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

type End = (() => void) | undefined

function followSize(element: HTMLElement | null, { viewing }: Editor): End {
  if (!element) return
  const measure = (): void => viewing.resize({ width: element.clientWidth, height: element.clientHeight })
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  return () => observer.disconnect()
}

function followWheel(element: HTMLElement | null, { viewing: { setView } }: Editor): End {
  if (!element) return
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault()
    const at = pointIn(element, event)
    const { deltaX, deltaY } = event
    const [x, y] = event.shiftKey ? [deltaY, deltaX] : [deltaX, deltaY]
    if (event.ctrlKey || event.metaKey) setView((now) => zoomAt(now, at, Math.exp(-deltaY / 180)))
    else setView((now) => ({ ...now, x: now.x - x, y: now.y - y }))
  }
  element.addEventListener('wheel', onWheel, { passive: false })
  return () => element.removeEventListener('wheel', onWheel)
}

function followSpace(element: HTMLElement | null, { tools }: Editor): End {
  const down = (event: KeyboardEvent): void => {
    if (event.key !== ' ' || event.target !== element) return
    event.preventDefault()
    tools.holdSpace(true)
  }
  const up = (event: KeyboardEvent): void => {
    if (event.key === ' ') tools.holdSpace(false)
  }
  window.addEventListener('keydown', down)
  window.addEventListener('keyup', up)
  return () => {
    window.removeEventListener('keydown', down)
    window.removeEventListener('keyup', up)
  }
}
