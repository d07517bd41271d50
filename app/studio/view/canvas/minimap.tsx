import { type PointerEvent, useEffect, useRef } from 'react'
import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import { shownPlacements } from '../../editor/selectors.ts'
import { rulerSize } from '../../editor/view.ts'
import { useActions, useEditor } from '../use-editor.ts'
import { useColors } from './use-colors.ts'

/** Px of the screen available for the minimap. */
const room = { width: 88, height: 190 }
/** Narrower canvases have no space to spare. */
const leastCanvas = 520

/**
 * The whole sheet in miniature, with the visible part framed; a press centers that place. Only while part of the sheet
 * is out of view. Keyboards have Page Up, Page Down, Home and End.
 */
export function Minimap() {
  const { setView } = useActions().viewing
  const placements = useEditor(shownPlacements)
  const sheet = useEditor(({ document }) => document.sheet)
  const view = useEditor((state) => state.view)
  const canvas = useEditor((state) => state.canvas)
  const colors = useColors()
  const ref = useRef<HTMLCanvasElement>(null)
  const scale = Math.min(room.width / sheet.width, room.height / sheet.height)
  const isWhole =
    view.x >= rulerSize &&
    view.y >= rulerSize &&
    view.x + sheet.width * view.scale <= canvas.width &&
    view.y + sheet.height * view.scale <= canvas.height
  const isShown = !isWhole && canvas.width >= leastCanvas
  useEffect(() => {
    const element = ref.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const density = window.devicePixelRatio
    element.width = sheet.width * scale * density
    element.height = sheet.height * scale * density
    context.scale(density * scale, density * scale)
    context.fillStyle = colors.film
    context.fillRect(0, 0, sheet.width, sheet.height)
    context.fillStyle = colors.ink
    context.globalAlpha = 0.45
    for (const placement of placements) {
      const { left, top, right, bottom } = placementBounds(placement)
      context.fillRect(left, top, right - left, bottom - top)
    }
    context.globalAlpha = 1
    context.strokeStyle = colors.magenta
    context.lineWidth = 2 / scale
    const [left, right] = seen(view.x, sheet.width, canvas.width, view.scale)
    const [top, bottom] = seen(view.y, sheet.height, canvas.height, view.scale)
    const half = context.lineWidth / 2
    context.strokeRect(left + half, top + half, right - left - 2 * half, bottom - top - 2 * half)
  })
  if (!isShown) return null

  const goTo = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const corner = event.currentTarget.getBoundingClientRect()
    const at = { x: (event.clientX - corner.left) / scale, y: (event.clientY - corner.top) / scale }
    setView((now) => ({
      ...now,
      x: (canvas.width + rulerSize) / 2 - at.x * now.scale,
      y: (canvas.height + rulerSize) / 2 - at.y * now.scale,
    }))
  }
  return (
    <canvas
      ref={ref}
      aria-hidden
      data-minimap
      title="The whole sheet"
      className="absolute top-9 right-3 cursor-crosshair touch-none rounded-xs border border-line-strong shadow-md"
      style={{ width: sheet.width * scale, height: sheet.height * scale }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        goTo(event)
      }}
      onPointerMove={goTo}
    />
  )
}

/** The range of a side of the sheet that is in view; mm. */
function seen(start: number, length: number, room: number, scale: number): [from: number, to: number] {
  return [Math.max(0, (rulerSize - start) / scale), Math.min(length, (room - start) / scale)]
}
