import { useEffect, useRef } from 'react'
import { millimetersPerInch } from '#domain/units.ts'
import type { RulerUnit } from '../../editor/studio-look.ts'
import { rulerSize } from '../../editor/view.ts'
import { useEditor } from '../use-editor.ts'
import { type Colors, useColors } from './use-colors.ts'

const labelRoom = 40

/** `length`: mm per tick; `labelOf`: the label of a whole tick; `parts`: smaller ticks if px per tick allow. */
const scales = {
  in: {
    length: millimetersPerInch,
    labelOf: (ticks: number) => String(ticks),
    steps: [1, 2, 3, 6, 12, 24],
    parts: (tick: number) => (tick >= 64 ? 4 : tick >= 28 ? 2 : 1),
  },
  mm: {
    length: 10,
    labelOf: (ticks: number) => String(ticks * 10),
    steps: [1, 2, 5, 10, 20, 50],
    parts: (tick: number) => (tick >= 60 ? 10 : tick >= 16 ? 2 : 1),
  },
}

/** Inches or millimeters along the top and left edges; what is off the sheet is dimmed. */
export function Rulers() {
  const unit = useEditor(({ look }) => look.unit)
  return (
    <>
      <Ruler unit={unit} isVertical={false} />
      <Ruler unit={unit} isVertical />
      <span
        aria-hidden
        className="slug pointer-events-none absolute top-0 left-0 flex items-center justify-center border-r border-b border-line bg-surface text-ink-faint"
        style={{ width: rulerSize, height: rulerSize, fontSize: '0.625rem' }}
      >
        {unit}
      </span>
    </>
  )
}

function Ruler({ unit, isVertical }: { unit: RulerUnit; isVertical: boolean }) {
  const view = useEditor((state) => state.view)
  const canvas = useEditor((state) => state.canvas)
  const sheet = useEditor(({ document }) => document.sheet)
  const colors = useColors()
  const ref = useRef<HTMLCanvasElement>(null)
  const length = isVertical ? canvas.height : canvas.width
  useEffect(() => {
    const element = ref.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const density = window.devicePixelRatio
    element.width = (isVertical ? rulerSize : length) * density
    element.height = (isVertical ? length : rulerSize) * density
    context.scale(density, density)
    const start = isVertical ? view.y : view.x
    const whole = (isVertical ? sheet.height : sheet.width) / scales[unit].length
    drawRuler(context, {
      start,
      length,
      tick: view.scale * scales[unit].length,
      whole,
      unit,
      isVertical,
      colors,
    })
  }, [view, length, colors, sheet, unit, isVertical])
  return (
    <canvas
      ref={ref}
      aria-hidden
      className={
        isVertical
          ? 'absolute top-0 left-0 border-r border-line'
          : 'absolute top-0 left-0 border-b border-line'
      }
      style={{ width: isVertical ? rulerSize : length, height: isVertical ? length : rulerSize }}
    />
  )
}

type Drawing = {
  start: number
  length: number
  /** Px of the screen per whole tick: an inch, or 10 mm. */
  tick: number
  /** Length of the sheet's side in whole ticks. */
  whole: number
  unit: RulerUnit
  isVertical: boolean
  colors: Colors
}

function drawRuler(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { start, length, tick, whole, unit, isVertical, colors } = drawing
  const rect = (along: number, across: number, size: number, thickness: number): void =>
    isVertical
      ? context.fillRect(across, along, thickness, size)
      : context.fillRect(along, across, size, thickness)
  context.fillStyle = colors.sunken
  rect(0, 0, length, rulerSize)
  context.fillStyle = colors.surface
  rect(Math.max(0, start), 0, Math.min(length, start + whole * tick) - Math.max(0, start), rulerSize)
  context.font = '10px ui-monospace, monospace'
  context.textBaseline = 'middle'
  const { steps, labelOf, parts: partsOf } = scales[unit]
  const step = steps.find((ticks) => ticks * tick >= labelRoom) ?? 60
  const parts = partsOf(tick)
  const first = Math.max(0, Math.floor(-start / tick))
  const last = Math.min(whole, Math.ceil((length - start) / tick))
  for (let part = first * parts; part <= last * parts; part++) {
    const ticks = part / parts
    const at = start + ticks * tick
    const isLabeled = ticks % step === 0
    const size = isLabeled ? 9 : Number.isInteger(ticks) ? 6 : 3
    context.fillStyle = isLabeled ? colors.ink : colors.faint
    rect(Math.round(at), rulerSize - size, 1, size)
    if (isLabeled) label(context, labelOf(ticks), at, isVertical)
  }
}

function label(context: CanvasRenderingContext2D, text: string, at: number, isVertical: boolean): void {
  context.save()
  if (isVertical) {
    context.translate(8, at + 4)
    context.rotate(-Math.PI / 2)
    context.textAlign = 'right'
    context.fillText(text, -2, 0)
  } else {
    context.textAlign = 'left'
    context.fillText(text, at + 4, 8)
  }
  context.restore()
}
