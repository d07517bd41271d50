import { leastFactor, resizePlacements } from '#domain/studio/resize-placements.ts'
import type { Point } from '#domain/studio/turned-boxes.ts'
import { toSheet } from '../view.ts'
import type { Moving } from './moving.ts'
import { pulledFactor, type ResizeHandle } from './resize-handles.ts'
import { noGuides, placementsOf, type Tool, type ToolDeps } from './tool.ts'

/** Drags a corner, grabbed at a point on the sheet near it. */
export function resize(deps: ToolDeps, ids: readonly string[], handle: ResizeHandle, from: Point): Tool {
  return resizing(deps, ids, handle, { x: from.x - handle.at.x, y: from.y - handle.at.y })
}

function resizing(
  deps: ToolDeps,
  ids: readonly string[],
  handle: ResizeHandle,
  off: Point,
  moving?: Moving,
): Tool {
  return {
    kind: 'resize',
    moving,
    follow({ at }) {
      const pulled = toSheet(deps.read().view, at)
      const corner = { x: pulled.x - off.x, y: pulled.y - off.y }
      const factor = leastFactor(placementsOf(deps.read(), ids), pulledFactor(handle, corner))
      const now = { factor, anchor: handle.anchor }
      return resizing(deps, ids, handle, off, {
        ...{ ids, x: 0, y: 0, rotation: null, resize: now, guides: noGuides, hand: at },
      })
    },
    drop() {
      const { factor, anchor } = moving?.resize ?? {}
      if (factor !== undefined && anchor)
        deps.sheet.change((old) => resizePlacements(old, ids, factor, anchor))
    },
  }
}
