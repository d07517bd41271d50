import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Size, View } from '../../editor/view.ts'
import { useEditor } from '../use-editor.ts'

/** Draws in mm of the sheet. */
export type Draw = (context: CanvasRenderingContext2D, hair: number) => void

type DrawnLayerProps = {
  name: string
  /** `hair` is one px of the screen, in mm. */
  draw: Draw
  /** Subscribes to changes that bypass React, and returns a function that unsubscribes. */
  follow?: (redraw: () => void) => () => void
}

/** One of the stacked canvases. Redrawn in the next frame, once, however often it is requested until then. */
export function DrawnLayer({ name, draw, follow }: DrawnLayerProps) {
  const view = useEditor((state) => state.view)
  const size = useEditor(({ canvas }) => canvas)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [frame] = useState(createFrame)
  const paint = useEffectEvent(() => {
    if (canvas.current) paintOn(canvas.current, { view, size, draw })
  })
  useLayoutEffect(() => frame.ask(paint))
  useEffect(() => follow?.(() => frame.ask(paint)), [follow, frame])
  useEffect(() => frame.end, [frame])
  return <canvas ref={canvas} data-layer={name} className="absolute top-0 left-0" />
}

function createFrame() {
  let due: number | null = null
  return {
    ask(act: () => void): void {
      due ??= requestAnimationFrame(() => {
        due = null
        act()
      })
    },
    end(): void {
      if (due !== null) cancelAnimationFrame(due)
      due = null
    },
  }
}

function paintOn(
  canvas: HTMLCanvasElement,
  { view, size, draw }: { view: View; size: Size; draw: Draw },
): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const density = window.devicePixelRatio
  resize(canvas, size, density)
  context.resetTransform()
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.save()
  const scale = view.scale * density
  context.setTransform(scale, 0, 0, scale, view.x * density, view.y * density)
  draw(context, 1 / view.scale)
  context.restore()
}

/** Done only here, not with the surrounding page: a resized canvas is empty until it is drawn. */
function resize(canvas: HTMLCanvasElement, { width, height }: Size, density: number): void {
  const [across, down] = [Math.floor(width * density), Math.floor(height * density)]
  if (canvas.width !== across) canvas.width = across
  if (canvas.height !== down) canvas.height = down
  canvas.style.width = `${width}px`
  canvas.style.height = `${height}px`
}
