import type { Point } from '#domain/studio/turned-boxes.ts'

/** Lengths in mm of the sheet. */
export type Pen = { color: string; thickness: number; opacity?: number; dash?: readonly number[] }

export type Place = { x: number; y: number; width: number; height: number }

export function drawLine(context: CanvasRenderingContext2D, from: Point, to: Point, pen: Pen): void {
  take(context, pen)
  context.beginPath()
  context.moveTo(from.x, from.y)
  context.lineTo(to.x, to.y)
  context.stroke()
}

/** Lines across a sheet, top to bottom and left to right. */
export function drawLines(
  context: CanvasRenderingContext2D,
  { vertical, horizontal }: { vertical: readonly number[]; horizontal: readonly number[] },
  { width, height }: { width: number; height: number },
  pen: Pen,
): void {
  for (const x of vertical) drawLine(context, { x, y: 0 }, { x, y: height }, pen)
  for (const y of horizontal) drawLine(context, { x: 0, y }, { x: width, y }, pen)
}

export function drawBox(context: CanvasRenderingContext2D, { x, y, width, height }: Place, pen: Pen): void {
  take(context, pen)
  context.strokeRect(x, y, width, height)
}

export function fillBox(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Place,
  fill: string | CanvasPattern,
  opacity = 1,
): void {
  context.globalAlpha = opacity
  context.fillStyle = fill
  context.fillRect(x, y, width, height)
}

/** Draws around a rotated place: its middle is at 0, 0. */
export function around(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  degrees: number,
  draw: () => void,
): void {
  context.save()
  context.translate(x, y)
  context.rotate((degrees * Math.PI) / 180)
  draw()
  context.restore()
}

/** A box of this size, centered. */
export const inMiddle = ({ width, height }: { width: number; height: number }): Place => ({
  ...{ x: -width / 2, y: -height / 2 },
  ...{ width, height },
})

export function take(
  context: CanvasRenderingContext2D,
  { color, thickness, opacity = 1, dash = [] }: Pen,
): void {
  context.globalAlpha = opacity
  context.strokeStyle = color
  context.lineWidth = thickness
  context.setLineDash([...dash])
}
