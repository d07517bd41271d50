import type { Locator, Page } from 'playwright-core'

export type Point = { x: number; y: number }

/** A page used with fingers, as a phone sends them: no mouse, no script that moves or scrolls. */
export type Fingers = {
  tap(at: Point): Promise<void>
  /** `meanwhile` runs at the end of the path, before the finger is lifted. */
  drag(from: Point, to: Point, meanwhile?: () => Promise<void>): Promise<void>
  /** Two fingers on both sides of a point, from one distance to another; the point may move in the meantime. */
  pinch(around: Point, distances: [from: number, to: number], to?: Point): Promise<void>
  /** Pushes what is under the finger up by this many px. */
  swipeUp(target: Locator, by: number): Promise<void>
}

const steps = 6

export async function fingersOf(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
  const between = (from: number, to: number, step: number): number => from + ((to - from) * step) / steps
  const glide = async (
    fingersAt: (step: number) => Point[],
    meanwhile?: () => Promise<void>,
  ): Promise<void> => {
    await touch('touchStart', fingersAt(0))
    for (let step = 1; step <= steps; step++) await touch('touchMove', fingersAt(step))
    await meanwhile?.()
    await touch('touchEnd', [])
  }
  const drag: Fingers['drag'] = (from, to, meanwhile) =>
    glide((step) => [{ x: between(from.x, to.x, step), y: between(from.y, to.y, step) }], meanwhile)
  return {
    drag,
    async tap(at) {
      await touch('touchStart', [at])
      await touch('touchEnd', [])
    },
    pinch: (around, [from, to], end = around) =>
      glide((step) => {
        const [x, y] = [between(around.x, end.x, step), between(around.y, end.y, step)]
        const half = between(from, to, step) / 2
        return [
          { x: x - half, y },
          { x: x + half, y },
        ]
      }),
    async swipeUp(target, by) {
      const box = await target.boundingBox()
      if (!box) throw new Error('There is nothing to swipe')
      const x = box.x + box.width / 2
      const y = Math.min(box.y + box.height - 12, (page.viewportSize()?.height ?? 0) - 12)
      await drag({ x, y }, { x, y: y - by })
    },
  }
}
