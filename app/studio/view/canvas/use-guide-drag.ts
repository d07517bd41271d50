import { useRef, useState } from 'react'
import { addGuide, type GuideDirection, guidesOf, moveGuide, removeGuide } from '#domain/studio/guides.ts'
import type { Guides, StudioDocument } from '#domain/studio/studio-document.ts'
import type { Point } from '#domain/studio/turned-boxes.ts'
import { mm } from '#domain/units.ts'
import { rulerSize, type View } from '../../editor/view.ts'
import type { StudioValue } from '../studio-context.ts'

/** A guide in somebody's hand; `index` is null for one that comes out of a ruler. `at` in mm on the sheet. */
export type HeldGuide = { direction: GuideDirection; index: number | null; at: number }

export const guideAt = (guide: HeldGuide, point: Point): HeldGuide => ({
  ...guide,
  at: guide.direction === 'vertical' ? point.x : point.y,
})

/** Guides come out of the rulers, are dragged, and go when they are dropped on a ruler or off the sheet. */
export function useGuideDrag(document: StudioDocument, change: StudioValue['change']) {
  const [shown, setShown] = useState<HeldGuide | null>(null)
  const held = useRef<HeldGuide | null>(null)
  const guides = guidesOf(document)
  const hold = (guide: HeldGuide | null): void => {
    held.current = guide
    setShown(guide)
  }
  return {
    guides: showHeld(guides, shown),
    hold,
    /** What a press here takes hold of, guides from `reach` px away; null when it is neither ruler nor guide. */
    at(point: Point, view: View, reach: number): HeldGuide | null {
      const [x, y] = [view.x + point.x * view.scale, view.y + point.y * view.scale]
      if (y < rulerSize && x > rulerSize) return { direction: 'horizontal', index: null, at: point.y }
      if (x < rulerSize && y > rulerSize) return { direction: 'vertical', index: null, at: point.x }
      const near = (places: readonly number[], at: number): number =>
        places.findIndex((place) => Math.abs(place - at) * view.scale <= reach)
      const vertical = near(guides.vertical, point.x)
      if (vertical !== -1) return { direction: 'vertical', index: vertical, at: point.x }
      const horizontal = near(guides.horizontal, point.y)
      return horizontal === -1 ? null : { direction: 'horizontal', index: horizontal, at: point.y }
    },
    drop(view: View): void {
      const guide = held.current
      hold(null)
      if (!guide) return
      const { direction, index, at } = guide
      const { sheet } = document
      const length = direction === 'vertical' ? sheet.width : sheet.height
      const start = direction === 'vertical' ? view.x : view.y
      const isOff = at < 0 || at > length || start + at * view.scale < rulerSize
      if (isOff) {
        if (index !== null) change((old) => removeGuide(old, direction, index))
        return
      }
      change((old) => (index === null ? addGuide(old, direction, at) : moveGuide(old, direction, index, at)))
    },
  }
}

function showHeld(guides: Guides, held: HeldGuide | null): Guides {
  if (!held) return guides
  const others = guides[held.direction].filter((_, index) => index !== held.index)
  return { ...guides, [held.direction]: [...others, mm(held.at)] }
}
