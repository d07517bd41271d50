import type { NestItem } from '#nesting/index.ts'
import { createLayout } from '#nesting/layout.ts'
import { createProblem } from '#nesting/problem.ts'
import { createRandom } from '#nesting/random.ts'
import { createSkylinePacker } from '#nesting/skyline.ts'
import { type Frame, inks, polyline, rectangle } from './svg.ts'

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Three moments of one layout: the boxes placed so far, their skyline, its lowest gap and the box that goes there. */
export const drawSkyline = (): Frame[] => {
  const width = 22
  const random = createRandom(11)
  const items = Array.from(
    { length: 10 },
    (_, index): NestItem => ({
      id: `design-${index}`,
      width: 2 + random.below(11) / 2,
      height: 1.5 + random.below(9) / 2,
      copies: 2 + random.below(2),
      turns: 'quarter',
    }),
  )
  const problem = createProblem(items, { width, spacing: 0, margin: 0 })
  const packer = createSkylinePacker(problem)
  const sequence = Int32Array.from(
    problem.kinds
      .flatMap((kind, index) => Array.from({ length: kind.copies }, () => ({ kind, index })))
      .sort((a, b) => b.kind.height - a.kind.height || b.kind.width - a.kind.width)
      .map(({ index }) => index * 2),
  )
  const layout = createLayout(packer.boxes)
  packer.pack(sequence, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, layout)
  const step = width / problem.width
  const boxes = Array.from({ length: layout.count }, (_, slot): Box => {
    const kind = problem.kinds[layout.kind[slot] ?? 0]
    const sides = [(kind?.width ?? 0) * step, (kind?.height ?? 0) * step] as const
    const [w, h] = layout.turned[slot] ? [sides[1], sides[0]] : sides
    return { x: (layout.x[slot] ?? 0) * step, y: (layout.y[slot] ?? 0) * step, width: w, height: h }
  })
  const height = layout.height * step
  return [6, 10, 14].map((count) => ({
    width,
    height,
    drawn: drawMoment(boxes, Math.min(count, boxes.length - 1), width, height),
  }))
}

const drawMoment = (boxes: readonly Box[], count: number, width: number, height: number): string => {
  const laid = boxes.slice(0, count)
  const next = boxes[count]
  const levels = skylineOf(laid, width)
  const line = levels.flatMap(({ from, to, level }) => [[from, level] as const, [to, level] as const])
  return [
    ...laid.map((box) =>
      rectangle(box.x, box.y, box.width, box.height, { fill: inks.piece, stroke: '#fff', line: 0.12 }),
    ),
    next &&
      rectangle(next.x, next.y, next.width, next.height, {
        fill: inks.other,
        stroke: inks.line,
        line: 0.1,
        dash: '0.4 0.3',
      }),
    polyline(line, { stroke: inks.clash, line: 0.28 }),
    rectangle(0, 0, width, height, { stroke: inks.faint, line: 0.1 }),
  ].join('\n')
}

type Level = { readonly from: number; readonly to: number; readonly level: number }

/** How far the boxes extend at every position across the film. */
const skylineOf = (boxes: readonly Box[], width: number): Level[] => {
  const edges = [...new Set([0, width, ...boxes.flatMap((box) => [box.x, box.x + box.width])])].sort(
    (a, b) => a - b,
  )
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? width
    const middle = (from + to) / 2
    const above = boxes.filter((box) => box.x < middle && box.x + box.width > middle)
    return { from, to, level: Math.max(0, ...above.map((box) => box.y + box.height)) }
  })
}
