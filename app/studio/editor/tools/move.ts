import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import { movePlacements } from '#domain/studio/change-placements.ts'
import { guidesOf } from '#domain/studio/guides.ts'
import { boxAround } from '#domain/studio/placement-groups.ts'
import { snapBox } from '#domain/studio/snap.ts'
import type { Point } from '#domain/studio/turned-boxes.ts'
import { mm } from '#domain/units.ts'
import { toSheet } from '../view.ts'
import type { Moving } from './moving.ts'
import { type Hand, placementsOf, type Tool, type ToolDeps, type ToolView } from './tool.ts'

/** Px within which a moved copy snaps. */
const snapReach = 7

/** Moves placements from a point on the sheet. */
export function move(deps: ToolDeps, ids: readonly string[], from: Point, moving?: Moving): Tool {
  return {
    kind: 'move',
    moving,
    follow: (hand) => move(deps, ids, from, movedTo(deps.read(), ids, from, hand)),
    drop() {
      if (moving) deps.sheet.change((old) => movePlacements(old, ids, moving.x, moving.y))
    },
  }
}

function movedTo(state: ToolView, ids: readonly string[], from: Point, { at, isFree }: Hand): Moving {
  const { document, view } = state
  const to = toSheet(view, at)
  const [x, y] = [to.x - from.x, to.y - from.y]
  const box = boxAround(placementsOf(state, ids).map(placementBounds))
  const around = {
    left: mm(box.left + x),
    top: mm(box.top + y),
    right: mm(box.right + x),
    bottom: mm(box.bottom + y),
  }
  const others = document.placements.filter(({ id }) => !ids.includes(id)).map(placementBounds)
  const reach = isFree ? 0 : snapReach / view.scale
  const snap = snapBox(around, others, document.sheet, reach, guidesOf(document))
  return { ids, x: x + snap.x, y: y + snap.y, rotation: null, resize: null, guides: snap.guides, hand: at }
}
