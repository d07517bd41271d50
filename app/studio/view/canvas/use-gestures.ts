import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Box, placementBounds } from '#domain/artwork/gang-sheet.ts'
import { movePlacements, setRotation, wholeTurn } from '#domain/studio/change-placements.ts'
import { boxAround, withGroups } from '#domain/studio/groups.ts'
import { guidesOf } from '#domain/studio/guides.ts'
import { leastFactor, resizePlacements } from '#domain/studio/resize-placements.ts'
import { snapBox } from '#domain/studio/snap.ts'
import { type Point, placementAt, toLocal } from '#domain/studio/turned-boxes.ts'
import { mm } from '#domain/units.ts'
import type { Moving } from '../../editor/tools/moving.ts'
import {
  cornerAt,
  type HandleSizes,
  handleSizes,
  pulledFactor,
  type ResizeHandle,
} from '../../editor/tools/resize-handles.ts'
import { panBy, toSheet, zoomAt } from '../../editor/view.ts'
import { useStudio } from '../studio-context.ts'
import { turningHandle } from './marks-layer.tsx'
import { guideAt, type HeldGuide, useGuideDrag } from './use-guide-drag.ts'
import { useSpaceHeld } from './use-space-held.ts'
import type { Viewing } from './use-view.ts'

/** What a handle does from where it was pressed: `off` is how far from the corner that was, in mm. */
type Grip =
  | { kind: 'turn'; id: string; offset: number }
  | { kind: 'resize'; handle: ResizeHandle; off: Point; ids: readonly string[] }
type Gesture =
  | {
      kind: 'press'
      at: Point
      id: string | null
      /** The handle under it: it acts once the hand moves. */
      grip: Grip | null
      mayMove: boolean
      isAdding: boolean
      mayFrame: boolean
    }
  | { kind: 'pan'; last: Point }
  | { kind: 'move'; from: Point; ids: readonly string[] }
  | Grip
  | { kind: 'frame'; from: Point; kept: readonly string[] }
  | { kind: 'guide'; guide: HeldGuide }
  | { kind: 'pinch'; centre: Point; distance: number }

/** Px that a hand trembles. */
const tremble = 4
const snapReach = 7
const turningGrip = { pointed: 16, touched: 24 }
/** Px within which a guide is taken hold of; a finger takes artworks first. */
const guideReach = { pointed: 5, touched: 18 }
const noGuides = { vertical: [], horizontal: [] }

/**
 * Mouse, pen and touch on the canvas: tap selects, drag moves what is pressed (by touch only what is selected, so
 * that a finger can pan a full sheet), the handle turns, corners resize. From empty film a mouse draws a frame around
 * what it selects, a finger pans (and draws a frame while several are selected). Two fingers pan and zoom, the wheel
 * pans, and zooms with Ctrl or by pinching a trackpad; with Space or the middle button a mouse pans.
 */
export function useGestures(
  box: RefObject<HTMLElement | null>,
  { view, setView, canvas }: Viewing,
  { reach }: HandleSizes,
) {
  const { document, selection, select, isSelectingSeveral, change } = useStudio()
  const isSpaceHeld = useSpaceHeld(box)
  const [frame, setFrame] = useState<Box | null>(null)
  const [moving, setShown] = useState<Moving | null>(null)
  /** What is shown may be a frame older than the hand. */
  const held = useRef<Moving | null>(null)
  const setMoving = (next: Moving | null): void => {
    held.current = next
    setShown(next)
  }
  const dragged = useGuideDrag(document, change)
  const gesture = useRef<Gesture | null>(null)
  const pointers = useRef(new Map<number, Point>())
  const { sheet, placements } = document

  useEffect(() => {
    const element = box.current
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault()
      const at = pointIn(element, event)
      if (event.ctrlKey || event.metaKey) setView((now) => zoomAt(now, at, Math.exp(-event.deltaY / 180)))
      else {
        const [x, y] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY]
        setView((now) => panBy(now, -x, -y, sheet, canvas))
      }
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [box, setView, sheet, canvas])

  const single = selection.length === 1 ? placements.find(({ id }) => id === selection[0]) : undefined

  const isOnHandle = (onSheet: Point, radius: number): boolean => {
    if (!single) return false
    const local = toLocal(single, onSheet)
    const distance = Math.hypot(local.x, local.y - turningHandle(single, view, reach))
    return distance * view.scale <= radius
  }
  const selected = placements.filter(({ id }) => selection.includes(id))
  const cursorAt = (onSheet: Point): string => {
    if (isSpaceHeld.current) return 'grab'
    const guide = dragged.at(onSheet, view, guideReach.pointed)
    if (guide) return guide.direction === 'vertical' ? 'col-resize' : 'row-resize'
    if (isOnHandle(onSheet, turningGrip.pointed)) return 'grab'
    const corner = cornerAt(selected, onSheet, view.scale, handleSizes.pointed.grip)
    if (corner) {
      const isFalling = (corner.at.x - corner.anchor.x) * (corner.at.y - corner.anchor.y) > 0
      return isFalling ? 'nwse-resize' : 'nesw-resize'
    }
    return placementAt(placements, onSheet) ? 'move' : 'default'
  }

  const gripAt = (onSheet: Point, by: keyof typeof handleSizes): Grip | null => {
    if (single && isOnHandle(onSheet, turningGrip[by]))
      return { kind: 'turn', id: single.id, offset: single.rotation - angleTo(single, onSheet) }
    const handle = cornerAt(selected, onSheet, view.scale, handleSizes[by].grip)
    if (!handle) return null
    const off = { x: onSheet.x - handle.at.x, y: onSheet.y - handle.at.y }
    return { kind: 'resize', handle, off, ids: selection }
  }

  const begin = (event: ReactPointerEvent): Gesture => {
    const at = pointIn(box.current, event)
    const onSheet = toSheet(view, at)
    if (event.button === 1 || isSpaceHeld.current) return { kind: 'pan', last: at }
    const isTouch = event.pointerType === 'touch'
    const by = isTouch ? 'touched' : 'pointed'
    const hit = placementAt(placements, onSheet, (isTouch ? 6 : 0) / view.scale)
    const grip = gripAt(onSheet, by)
    const guide = dragged.at(onSheet, view, guideReach[isTouch && !hit && !grip ? 'touched' : 'pointed'])
    if (guide) {
      dragged.hold(guide)
      return { kind: 'guide', guide }
    }
    const mayMove = hit !== null && (!isTouch || selection.includes(hit.id))
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey || isSelectingSeveral
    if (hit && !grip && !isTouch && !isAdding && !selection.includes(hit.id)) select([hit.id])
    return {
      kind: 'press',
      at,
      id: hit?.id ?? null,
      grip,
      mayMove,
      isAdding,
      mayFrame: !isTouch || isSelectingSeveral,
    }
  }

  const onPointerDown = (event: ReactPointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, pointIn(box.current, event))
    if (pointers.current.size > 1) {
      setMoving(null)
      setFrame(null)
      dragged.hold(null)
      gesture.current = { kind: 'pinch', ...spanOf(pointers.current) }
    } else gesture.current = begin(event)
  }

  const onPointerMove = (event: ReactPointerEvent<HTMLElement>): void => {
    const at = pointIn(box.current, event)
    if (!pointers.current.has(event.pointerId)) {
      event.currentTarget.style.cursor = cursorAt(toSheet(view, at))
      return
    }
    pointers.current.set(event.pointerId, at)
    const now = gesture.current
    if (now?.kind === 'press' && Math.hypot(at.x - now.at.x, at.y - now.at.y) > tremble) {
      gesture.current = dragFrom(now)
    }
    follow(at, event.altKey, event.shiftKey)
  }

  const dragFrom = (press: Extract<Gesture, { kind: 'press' }>): Gesture => {
    const from = toSheet(view, press.at)
    if (press.grip) return press.grip
    if (press.mayMove && press.id !== null) {
      const ids = selection.includes(press.id) ? selection : withGroups(placements, [press.id])
      return { kind: 'move', from, ids }
    }
    if (press.mayFrame) return { kind: 'frame', from, kept: press.isAdding ? selection : [] }
    return { kind: 'pan', last: press.at }
  }

  const follow = (at: Point, isFree: boolean, isStepped: boolean): void => {
    const now = gesture.current
    if (now?.kind === 'pan') {
      setView((old) => panBy(old, at.x - now.last.x, at.y - now.last.y, sheet, canvas))
      gesture.current = { kind: 'pan', last: at }
    } else if (now?.kind === 'pinch') {
      const span = spanOf(pointers.current)
      setView((old) => {
        const moved = panBy(old, span.centre.x - now.centre.x, span.centre.y - now.centre.y, sheet, canvas)
        return zoomAt(moved, span.centre, span.distance / Math.max(1, now.distance))
      })
      gesture.current = { kind: 'pinch', ...span }
    } else if (now?.kind === 'turn' && single) {
      const turned = now.offset + angleTo(single, toSheet(view, at))
      const rotation = restingTurn(turned, isStepped)
      setMoving({ ids: [now.id], x: 0, y: 0, rotation, resize: null, guides: noGuides, hand: at })
    } else if (now?.kind === 'resize') {
      const pulled = toSheet(view, at)
      const corner = { x: pulled.x - now.off.x, y: pulled.y - now.off.y }
      const factor = leastFactor(selected, pulledFactor(now.handle, corner))
      const resize = { factor, anchor: now.handle.anchor }
      setMoving({ ids: now.ids, x: 0, y: 0, rotation: null, resize, guides: noGuides, hand: at })
    } else if (now?.kind === 'guide') {
      dragged.hold(guideAt(now.guide, toSheet(view, at)))
    } else if (now?.kind === 'frame') {
      const drawn = boxBetween(now.from, toSheet(view, at))
      setFrame(drawn)
      const inside = placements.filter((one) => doTouch(placementBounds(one), drawn)).map(({ id }) => id)
      select([...new Set([...now.kept, ...inside])])
    } else if (now?.kind === 'move')
      setMoving({ ...moveOf(now.ids, now.from, toSheet(view, at), isFree), hand: at })
  }

  const moveOf = (ids: readonly string[], from: Point, to: Point, isFree: boolean) => {
    const [x, y] = [to.x - from.x, to.y - from.y]
    const boxes = placements.filter(({ id }) => ids.includes(id)).map(placementBounds)
    const box = boxAround(boxes)
    const around = {
      left: mm(box.left + x),
      top: mm(box.top + y),
      right: mm(box.right + x),
      bottom: mm(box.bottom + y),
    }
    const others = placements.filter(({ id }) => !ids.includes(id)).map(placementBounds)
    const snap = snapBox(around, others, sheet, isFree ? 0 : snapReach / view.scale, guidesOf(document))
    return { ids, x: x + snap.x, y: y + snap.y, rotation: null, resize: null, guides: snap.guides }
  }

  const onPointerUp = (event: ReactPointerEvent): void => {
    pointers.current.delete(event.pointerId)
    const now = gesture.current
    gesture.current =
      pointers.current.size > 0
        ? { kind: 'pan', last: [...pointers.current.values()][0] ?? { x: 0, y: 0 } }
        : null
    if (now?.kind === 'press') tap(now)
    if (now?.kind === 'guide') dragged.drop(view)
    const last = held.current
    if (last && now?.kind === 'move') change((old) => movePlacements(old, last.ids, last.x, last.y))
    if (last?.resize && now?.kind === 'resize') {
      const { factor, anchor } = last.resize
      change((old) => resizePlacements(old, last.ids, factor, anchor))
    }
    if (last && now?.kind === 'turn') change((old) => setRotation(old, last.ids, last.rotation ?? 0))
    setMoving(null)
    setFrame(null)
  }

  const tap = ({ id, isAdding, grip }: Extract<Gesture, { kind: 'press' }>): void => {
    // Beside a handle lies what may have been meant; the handle itself does nothing when it is only tapped.
    if (grip && (id === null || (!isAdding && selection.includes(id)))) return
    if (id === null) {
      if (!isAdding) select([])
    } else if (isAdding)
      select(selection.includes(id) ? selection.filter((one) => one !== id) : [...selection, id])
    else select([id])
  }

  const onPointerCancel = (event: ReactPointerEvent): void => {
    pointers.current.delete(event.pointerId)
    gesture.current = null
    dragged.hold(null)
    setMoving(null)
    setFrame(null)
  }

  return {
    moving,
    frame,
    guides: dragged.guides,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}

const boxBetween = (one: Point, other: Point): Box => ({
  left: mm(Math.min(one.x, other.x)),
  top: mm(Math.min(one.y, other.y)),
  right: mm(Math.max(one.x, other.x)),
  bottom: mm(Math.max(one.y, other.y)),
})

const doTouch = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

function pointIn(
  element: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left, top } = element?.getBoundingClientRect() ?? { left: 0, top: 0 }
  return { x: clientX - left, y: clientY - top }
}

function spanOf(pointers: ReadonlyMap<number, Point>): { centre: Point; distance: number } {
  const [one = { x: 0, y: 0 }, other = one] = pointers.values()
  return {
    centre: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    distance: Math.hypot(one.x - other.x, one.y - other.y),
  }
}

const angleTo = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI

/** Rests on eighths of a turn when near, on steps of 15° with Shift. */
function restingTurn(degrees: number, isStepped: boolean): number {
  if (isStepped) return wholeTurn(Math.round(degrees / 15) * 15)
  const eighth = Math.round(degrees / 45) * 45
  return wholeTurn(Math.abs(degrees - eighth) < 4 ? eighth : Math.round(degrees * 10) / 10)
}
