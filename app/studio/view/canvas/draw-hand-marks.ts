import type { Box } from '#domain/artwork/gang-sheet.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { type HandleSizes, resizeHandles } from '../../editor/tools/resize-handles.ts'
import { turningHandle } from '../../editor/tools/turn.ts'
import type { Size, View } from '../../editor/view.ts'
import { around, drawBox, drawLine, drawLines, fillBox, inMiddle, type Pen, take } from './pens.ts'
import type { Colors } from './use-colors.ts'

export type Marks = {
  /** They overlap or leave the sheet. */
  misplaced: readonly StudioPlacement[]
  selected: readonly StudioPlacement[]
  handles: HandleSizes
  view: View
  sheet: Size
  /** Drawn while something is dragged: a frame, and the lines it snaps to. */
  frame: Box | null | undefined
  guides: { vertical: readonly number[]; horizontal: readonly number[] } | undefined
  colors: Pick<Colors, 'red' | 'magenta' | 'cyan'>
}

/** `hair` is one px of the screen, in mm. */
export function drawMarks(context: CanvasRenderingContext2D, hair: number, marks: Marks): void {
  const { misplaced, selected, sheet, frame, guides, colors } = marks
  for (const placement of misplaced)
    around(context, placement, placement.rotation, () => {
      fillBox(context, inMiddle(placement), colors.red, 0.16)
      drawBox(context, inMiddle(placement), { color: colors.red, thickness: 2.5 * hair })
    })
  const outline = { color: colors.magenta, thickness: 2 * hair }
  for (const placement of selected)
    around(context, placement, placement.rotation, () => drawBox(context, inMiddle(placement), outline))
  drawCorners(context, hair, marks)
  const [single, ...others] = selected
  if (single && others.length === 0) drawTurningHandle(context, hair, single, marks)
  if (frame) drawFrame(context, hair, frame, colors.cyan)
  if (guides) drawLines(context, guides, sheet, { color: colors.cyan, thickness: hair })
}

/** Draws the corner handles. */
function drawCorners(
  context: CanvasRenderingContext2D,
  hair: number,
  { selected, handles, colors }: Marks,
): void {
  const side = cornerSize(selected, handles.corner, hair)
  const box = inMiddle({ width: side, height: side })
  const turn = selected.length === 1 ? (selected[0]?.rotation ?? 0) : 0
  for (const { at } of resizeHandles(selected))
    around(context, at, turn, () => {
      fillBox(context, box, '#fff')
      drawBox(context, box, { color: colors.magenta, thickness: 1.5 * hair })
    })
}

/** In mm; small enough that some of the artwork stays visible. */
function cornerSize(selected: readonly StudioPlacement[], most: number, hair: number): number {
  const sides = selected.flatMap(({ width, height }) => [width, height])
  return Math.max(8 * hair, Math.min(most * hair, 0.4 * Math.min(...sides)))
}

function drawTurningHandle(
  context: CanvasRenderingContext2D,
  hair: number,
  placement: StudioPlacement,
  { handles, view, colors }: Marks,
): void {
  const at = turningHandle(placement, view, handles.reach)
  const pen: Pen = { color: colors.magenta, thickness: 1.5 * hair }
  around(context, placement, placement.rotation, () => {
    drawLine(context, { x: 0, y: (Math.sign(at) * placement.height) / 2 }, { x: 0, y: at }, pen)
    context.beginPath()
    context.arc(0, at, handles.circle * hair, 0, 2 * Math.PI)
    context.fillStyle = '#fff'
    context.fill()
    take(context, { ...pen, thickness: 2 * hair })
    context.stroke()
  })
}

function drawFrame(context: CanvasRenderingContext2D, hair: number, frame: Box, color: string): void {
  const place = {
    ...{ x: frame.left, y: frame.top },
    ...{ width: frame.right - frame.left, height: frame.bottom - frame.top },
  }
  fillBox(context, place, color, 0.12)
  drawBox(context, place, { color, thickness: 1.5 * hair, dash: [5 * hair, 3 * hair] })
}
