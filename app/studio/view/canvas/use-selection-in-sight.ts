import { useEffect, useEffectEvent, useRef } from 'react'
import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import { boxAround } from '#domain/studio/groups.ts'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { bringInSight, isOutOfSight, type View } from '../../editor/view.ts'
import type { Viewing } from './use-view.ts'

/**
 * What is selected stays in sight: when it was chosen elsewhere (in the layers, by a command or key), and when a panel
 * takes room from the canvas. Once the panel is gone the view is as before, unless it was moved meanwhile.
 */
export function useSelectionInSight(
  { view, canvas, setView }: Viewing,
  placements: readonly StudioPlacement[],
  selection: readonly string[],
): void {
  const size = useRef(canvas)
  /** The view before a panel came, and the one that it came to. */
  const given = useRef<{ from: View; to: View } | null>(null)

  const boxOf = () => {
    const boxes = placements.filter(({ id }) => selection.includes(id)).map(placementBounds)
    return boxes.length === 0 ? null : boxAround(boxes)
  }
  const onResize = useEffectEvent(() => {
    const old = size.current
    size.current = canvas
    const isLarger = canvas.width > old.width || canvas.height > old.height
    if (isLarger) {
      const { from, to } = given.current ?? {}
      given.current = null
      if (from && to && isSameView(view, to)) setView(() => from)
      return
    }
    const box = boxOf()
    if (!box || old.width === 0) return
    const to = bringInSight(view, box, canvas)
    if (isSameView(view, to)) return
    given.current = { from: view, to }
    setView(() => to)
  })
  const onSelect = useEffectEvent(() => {
    const box = boxOf()
    // What was tapped on the canvas is in sight already, and must not move away under the hand.
    if (box && isOutOfSight(view, box, canvas)) setView((now) => bringInSight(now, box, canvas))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when the canvas has another size
  useEffect(() => onResize(), [canvas])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks when something else is selected
  useEffect(() => onSelect(), [selection])
}

const isSameView = (one: View, other: View): boolean =>
  one.scale === other.scale && one.x === other.x && one.y === other.y
