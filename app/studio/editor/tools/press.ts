import { withGroups } from '#domain/studio/placement-groups.ts'
import { type Point, placementAt } from '#domain/studio/turned-boxes.ts'
import { toSheet } from '../view.ts'
import { frame } from './frame.ts'
import { dragGuide, guideUnder } from './guide.ts'
import { move } from './move.ts'
import { pan } from './pan.ts'
import { resize } from './resize.ts'
import { cornerAt, handleSizes } from './resize-handles.ts'
import { placementsOf, type Tool, type ToolDeps, type ToolView } from './tool.ts'
import { isOnTurningHandle, turn } from './turn.ts'

/** How a mouse, pen or finger is pressed down. */
export type Press = {
  at: Point
  /** The middle button or Space is held: it pans the film. */
  isPanning: boolean
  isTouch: boolean
  /** Shift or Ctrl is held: adds to the selection. */
  isAdding: boolean
  /** Px of the screen from a copy to its rotation handle. */
  reach: number
}

/** Px of movement that still count as a tap. */
const tremble = 4
const turningGrip = { pointed: 16, touched: 24 }
/** Px within which a guide is grabbed; touch prefers artworks. */
const guideReach = { pointed: 5, touched: 18 }

type Pressed = {
  at: Point
  id: string | null
  /** The handle under the pointer: it acts once the pointer moves. */
  grip: Tool | null
  mayMove: boolean
  isAdding: boolean
  mayFrame: boolean
}

/**
 * Tap selects, drag moves the pressed copy (by touch only selected ones, so that a finger can pan a full sheet), the
 * handle rotates, corners resize. From empty film a mouse draws a selection frame, and a finger pans (or draws a frame
 * when selecting several).
 */
export function press(deps: ToolDeps, { at, isPanning, isTouch, isAdding: isHeld, reach }: Press): Tool {
  if (isPanning) return pan(deps, at)
  const state = deps.read()
  const { document, selection, view } = state
  const point = toSheet(view, at)
  const hit = placementAt(document.placements, point, (isTouch ? 6 : 0) / view.scale)
  const grip = gripAt(deps, point, isTouch ? 'touched' : 'pointed', reach)
  const isFree = isTouch && !hit && !grip
  const guide = guideUnder(state, point, guideReach[isFree ? 'touched' : 'pointed'])
  if (guide) return dragGuide(deps, guide)
  const mayMove = hit !== null && (!isTouch || selection.includes(hit.id))
  const isAdding = isHeld || state.isSelectingSeveral
  if (hit && !grip && !isTouch && !isAdding && !selection.includes(hit.id)) deps.sheet.select([hit.id])
  const mayFrame = !isTouch || state.isSelectingSeveral
  return pressed(deps, { at, id: hit?.id ?? null, grip, mayMove, isAdding, mayFrame })
}

function pressed(deps: ToolDeps, on: Pressed): Tool {
  const tool: Tool = {
    kind: 'press',
    follow: (hand) =>
      Math.hypot(hand.at.x - on.at.x, hand.at.y - on.at.y) > tremble ? dragFrom(deps, on).follow(hand) : tool,
    drop: () => tap(deps, on),
  }
  return tool
}

function dragFrom(deps: ToolDeps, { at, id, grip, mayMove, isAdding, mayFrame }: Pressed): Tool {
  const { view, document, selection } = deps.read()
  const from = toSheet(view, at)
  if (grip) return grip
  if (mayMove && id !== null)
    return move(deps, selection.includes(id) ? selection : withGroups(document.placements, [id]), from)
  return mayFrame ? frame(deps, from, isAdding ? selection : []) : pan(deps, at)
}

function tap({ read, sheet: { select } }: ToolDeps, { id, isAdding, grip }: Pressed): void {
  const { selection } = read()
  // A tap next to a handle may have meant what lies there; the handle itself does nothing when tapped.
  if (grip && (id === null || (!isAdding && selection.includes(id)))) return
  if (id === null) {
    if (!isAdding) select([])
  } else if (isAdding)
    select(selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id])
  else select([id])
}

function gripAt(deps: ToolDeps, point: Point, by: keyof typeof handleSizes, reach: number): Tool | null {
  const state = deps.read()
  const { selection, view } = state
  const selected = placementsOf(state, selection)
  const single = selected.length === 1 ? selected[0] : undefined
  if (single && isOnTurningHandle(single, point, view, { reach, grip: turningGrip[by] }))
    return turn(deps, single, point)
  const handle = cornerAt(selected, point, view.scale, handleSizes[by].grip)
  return handle && resize(deps, selection, handle, point)
}

/** The CSS cursor for what a mouse at a point of the canvas would grab. */
export function cursorOver(state: ToolView, at: Point, reach: number): string {
  const { view, document, selection } = state
  const point = toSheet(view, at)
  const guide = guideUnder(state, point, guideReach.pointed)
  if (guide) return guide.direction === 'vertical' ? 'col-resize' : 'row-resize'
  const selected = placementsOf(state, selection)
  const [single, ...others] = selected
  const grips = { reach, grip: turningGrip.pointed }
  if (single && others.length === 0 && isOnTurningHandle(single, point, view, grips)) return 'grab'
  const corner = cornerAt(selected, point, view.scale, handleSizes.pointed.grip)
  if (corner) {
    const isFalling = (corner.at.x - corner.anchor.x) * (corner.at.y - corner.anchor.y) > 0
    return isFalling ? 'nwse-resize' : 'nesw-resize'
  }
  return placementAt(document.placements, point) ? 'move' : 'default'
}
