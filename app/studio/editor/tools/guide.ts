import { addGuide, guidesOf, moveGuide, removeGuide } from '#domain/studio/guides.ts'
import type { Guides, StudioDocument } from '#domain/studio/studio-document.ts'
import type { Point } from '#domain/studio/turned-boxes.ts'
import { mm } from '#domain/units.ts'
import { rulerSize, toSheet } from '../view.ts'
import type { HeldGuide } from './moving.ts'
import type { Tool, ToolDeps, ToolView } from './tool.ts'

/** Guides are dragged out of the rulers, moved, and removed by dropping them on a ruler or off the sheet. */
export function dragGuide(deps: ToolDeps, guide: HeldGuide): Tool {
  const { direction, index, at } = guide
  return {
    kind: 'guide',
    guide,
    follow(hand) {
      const { x, y } = toSheet(deps.read().view, hand.at)
      return dragGuide(deps, { direction, index, at: direction === 'vertical' ? x : y })
    },
    drop() {
      const { change } = deps.sheet
      if (!isOff(deps.read(), guide))
        change((old) =>
          index === null ? addGuide(old, direction, at) : moveGuide(old, direction, index, at),
        )
      else if (index !== null) change((old) => removeGuide(old, direction, index))
    },
  }
}

function isOff({ document: { sheet }, view }: ToolView, { direction, at }: HeldGuide): boolean {
  const length = direction === 'vertical' ? sheet.width : sheet.height
  const start = direction === 'vertical' ? view.x : view.y
  return at < 0 || at > length || start + at * view.scale < rulerSize
}

/** What a press at a point grabs, guides within `reach` px; null if it is neither ruler nor guide. */
export function guideUnder({ document, view }: ToolView, point: Point, reach: number): HeldGuide | null {
  const [x, y] = [view.x + point.x * view.scale, view.y + point.y * view.scale]
  if (y < rulerSize && x > rulerSize) return { direction: 'horizontal', index: null, at: point.y }
  if (x < rulerSize && y > rulerSize) return { direction: 'vertical', index: null, at: point.x }
  const guides = guidesOf(document)
  const near = (places: readonly number[], at: number): number =>
    places.findIndex((place) => Math.abs(place - at) * view.scale <= reach)
  const vertical = near(guides.vertical, point.x)
  if (vertical !== -1) return { direction: 'vertical', index: vertical, at: point.x }
  const horizontal = near(guides.horizontal, point.y)
  return horizontal === -1 ? null : { direction: 'horizontal', index: horizontal, at: point.y }
}

/** The sheet's guides, with the one being dragged at its current position. */
export function shownGuides(document: StudioDocument, held: HeldGuide | undefined): Guides {
  const guides = guidesOf(document)
  if (!held) return guides
  const others = guides[held.direction].filter((_, index) => index !== held.index)
  return { ...guides, [held.direction]: [...others, mm(held.at)] }
}
