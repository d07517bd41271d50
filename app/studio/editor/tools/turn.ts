import { setRotation, wholeTurn } from '#domain/studio/change-placements.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { type Point, toLocal } from '#domain/studio/turned-boxes.ts'
import { rulerSize, toSheet, type View } from '../view.ts'
import type { Moving } from './moving.ts'
import { noGuides, placementsOf, type Tool, type ToolDeps } from './tool.ts'

/**
 * The position of the rotation handle, from the placement's center before rotation: above it, or below if that is out
 * of sight. `reach` is its distance from the edge, in px of the screen.
 */
export function turningHandle({ y, height, rotation }: StudioPlacement, view: View, reach: number): number {
  const above = -height / 2 - reach / view.scale
  const onScreen = view.y + (y + above * Math.cos((rotation * Math.PI) / 180)) * view.scale
  return onScreen < rulerSize + 10 ? -above : above
}

/** Whether a point on the sheet is within a number of px of the rotation handle. */
export function isOnTurningHandle(
  placement: StudioPlacement,
  point: Point,
  view: View,
  { reach, grip }: { reach: number; grip: number },
): boolean {
  const local = toLocal(placement, point)
  const distance = Math.hypot(local.x, local.y - turningHandle(placement, view, reach))
  return distance * view.scale <= grip
}

/** Rotates a placement that was grabbed at a point on the sheet. */
export const turn = (deps: ToolDeps, placement: StudioPlacement, from: Point): Tool =>
  turning(deps, placement.id, placement.rotation - angleTo(placement, from))

function turning(deps: ToolDeps, id: string, offset: number, moving?: Moving): Tool {
  const tool: Tool = {
    kind: 'turn',
    moving,
    follow({ at, isStepped }) {
      const [placement] = placementsOf(deps.read(), [id])
      if (!placement) return tool
      const rotation = restingTurn(offset + angleTo(placement, toSheet(deps.read().view, at)), isStepped)
      const now = { ids: [id], x: 0, y: 0, rotation, resize: null, guides: noGuides, hand: at }
      return turning(deps, id, offset, now)
    },
    drop() {
      if (moving) deps.sheet.change((old) => setRotation(old, [id], moving.rotation ?? 0))
    },
  }
  return tool
}

const angleTo = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI

/** Snaps to eighths of a turn when near, to steps of 15° with Shift. */
function restingTurn(degrees: number, isStepped: boolean): number {
  if (isStepped) return wholeTurn(Math.round(degrees / 15) * 15)
  const eighth = Math.round(degrees / 45) * 45
  return wholeTurn(Math.abs(degrees - eighth) < 4 ? eighth : Math.round(degrees * 10) / 10)
}
