import type { Point } from '#domain/studio/turned-boxes.ts'
import type { Store } from '../store.ts'
import { pan, pinch } from './pan.ts'
import { cursorOver, type Press, press } from './press.ts'
import { type Hand, idle, type Tool, type ToolDeps, type ToolView } from './tool.ts'

export type ToolState = { tool: Tool }

export type Tools = {
  down: (pointer: number, how: Omit<Press, 'isPanning'> & { isMiddle: boolean }) => void
  /** The pointer has moved; returns false if it isn't pressed. */
  move: (pointer: number, hand: Omit<Hand, 'pointers'>) => boolean
  up: (pointer: number) => void
  cancel: (pointer: number) => void
  /** While Space is held, dragging pans the film instead of moving what is on it. */
  holdSpace: (isHeld: boolean) => void
  /** The CSS cursor for a mouse that isn't pressed. */
  cursorAt: (at: Point, reach: number) => string
}

/** One pointer, or two fingers: the active tool, from press to release. */
export function createTools(store: Store<ToolState & ToolView>, deps: Omit<ToolDeps, 'read'>): Tools {
  const { read } = store
  const toolDeps: ToolDeps = { read, ...deps }
  const pointers = new Map<number, Point>()
  let isSpaceHeld = false
  const take = (tool: Tool): void => store.set({ tool })
  return {
    down(pointer, { isMiddle, ...how }) {
      pointers.set(pointer, how.at)
      take(
        pointers.size > 1
          ? pinch(toolDeps, pointers)
          : press(toolDeps, { ...how, isPanning: isMiddle || isSpaceHeld }),
      )
    },
    move(pointer, hand) {
      if (!pointers.has(pointer)) return false
      pointers.set(pointer, hand.at)
      take(read().tool.follow({ ...hand, pointers }))
      return true
    },
    up(pointer) {
      pointers.delete(pointer)
      const { tool } = read()
      const [other] = pointers.values()
      take(other ? pan(toolDeps, other) : idle)
      tool.drop?.()
    },
    cancel(pointer) {
      pointers.delete(pointer)
      take(idle)
    },
    holdSpace(isHeld) {
      isSpaceHeld = isHeld
    },
    cursorAt: (at, reach) => (isSpaceHeld ? 'grab' : cursorOver(read(), at, reach)),
  }
}
