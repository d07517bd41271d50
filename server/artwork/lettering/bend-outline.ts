import type { LinePath } from '#domain/lettering/lay-lines.ts'
import { type Command, moved } from '#server/kernel/draw/text-paths.ts'
import type { SetLetter } from './set-lines.ts'

/** The letter unchanged, standing on the path with the middle of its foot: its curves stay exactly the font's. */
export function standOn(path: LinePath, { outline, along, advance }: SetLetter): Command[] {
  const { x, y, lean } = path(along + advance / 2)
  const [cosine, sine] = [Math.cos(lean), Math.sin(lean)]
  return outline.map((command) =>
    moved(command, (px, py) => {
      const across = px - advance / 2
      return [x + across * cosine - py * sine, y + across * sine + py * cosine]
    }),
  )
}

/** The letter bent along the path: every point keeps its distance from it. Letters that touch still touch. */
export function bendAlong(path: LinePath, { outline, along }: SetLetter): Command[] {
  return halved(halved(outline)).map((command) =>
    moved(command, (px, py) => {
      const { x, y, lean } = path(along + px)
      return [x - py * Math.sin(lean), y + py * Math.cos(lean)]
    }),
  )
}

type Point = readonly [x: number, y: number]

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
const lineTo = ([x, y]: Point): Command => ({ type: 'L', x, y })
const quadraticTo = ([x1, y1]: Point, [x, y]: Point): Command => ({ type: 'Q', x1, y1, x, y })
const cubicTo = ([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): Command => ({
  type: 'C',
  x1,
  y1,
  x2,
  y2,
  x,
  y,
})

/** The same outline with every line and curve split in two (de Casteljau), so that bending its points bends it. */
function halved(outline: readonly Command[]): Command[] {
  let from: Point = [0, 0]
  let start: Point = [0, 0]
  return outline.flatMap((command) => {
    const begin = from
    if (command.type === 'Z') {
      from = start
      return [lineTo(between(begin, start)), command]
    }
    const end: Point = [command.x, command.y]
    from = end
    if (command.type === 'M') {
      start = end
      return [command]
    }
    if (command.type === 'L') return [lineTo(between(begin, end)), command]
    const one: Point = [command.x1, command.y1]
    if (command.type === 'Q') {
      const [left, right] = [between(begin, one), between(one, end)]
      return [quadraticTo(left, between(left, right)), quadraticTo(right, end)]
    }
    const two: Point = [command.x2, command.y2]
    const [left, top, right] = [between(begin, one), between(one, two), between(two, end)]
    const [near, far] = [between(left, top), between(top, right)]
    return [cubicTo(left, near, between(near, far)), cubicTo(far, right, end)]
  })
}
