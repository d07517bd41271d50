import { rounded, star } from '#server/kernel/draw/outlines.ts'
import { drawBlock, firstMotif, inset, isTall, otherMotif, type Scene } from '../scene.ts'
import { fitLine, toPath } from '../set-type.ts'

/** A framed print: double line, the motif inside, the text on a plate at the bottom. */
export function frame(scene: Scene): string {
  const { pen, box, words, small } = scene
  const outer = inset(box, 10)
  const inner = inset(box, 34)
  const round = pen.random.next() < 0.5 ? 10 : 90
  const x = box.x + box.width / 2
  const plateText = words.length > 1 && isTall(box) ? words.slice(-1).join(' ') : words.join(' ')
  const plate = words.length > 0 ? Math.min(box.height * 0.2, 230) : 0
  let drawn =
    pen.line(rounded(outer.x, outer.y, outer.width, outer.height, round), 'main', 15) +
    pen.line(rounded(inner.x, inner.y, inner.width, inner.height, Math.max(4, round - 22)), 'second', 6)
  let top = inner.y + 26
  const foot = inner.y + inner.height - 26 - plate
  if (plateText !== words.join(' ')) {
    const head = drawBlock(scene, words.slice(0, -1), {
      x: inner.x + 40,
      y: top,
      width: inner.width - 80,
      height: box.height * 0.26,
    })
    drawn += head.drawn
    top = head.box.y + head.box.height + 20
  } else if (small) {
    const line = fitLine(
      small,
      pen.smallFont,
      { x: inner.x + 60, y: top, width: inner.width - 120, height: 56 },
      1.05,
      90,
    )
    drawn += pen.small(toPath(line))
    top += 66
  }
  const room = foot - top
  const size = Math.min(inner.width - 60, room - 10)
  const spare = room - size
  const row = spare > 200 ? Math.min(260, spare * 0.7) : 0
  const y = top + (room - row) / 2
  if (row > 0)
    drawn += [-1, 0, 1]
      .map((at) => pen.motif(otherMotif(scene, at + 2), x + at * row * 1.3, foot - row * 0.6, row))
      .join('')
  drawn += pen.backdrop(x, y, size / 2) + pen.motif(firstMotif(scene), x, y, size * 0.84)
  const side = (inner.width - size) / 2
  if (side > 110) {
    const each = Math.min(side * 0.9, 230)
    drawn +=
      pen.motif(otherMotif(scene), inner.x + each * 0.6, foot - each * 0.6, each) +
      pen.motif(otherMotif(scene), inner.x + inner.width - each * 0.6, foot - each * 0.6, each)
  }
  if (plate > 0) {
    const area = { x: inner.x + 18, y: foot, width: inner.width - 36, height: plate }
    const line = fitLine(
      plateText,
      pen.fonts[0] ?? 'slab',
      { x: area.x + 64, y: area.y + plate * 0.17, width: area.width - 128, height: plate * 0.66 },
      1.3,
    )
    const stars =
      star(area.x + 34, area.y + plate / 2, 20, 8, 5) +
      star(area.x + area.width - 34, area.y + plate / 2, 20, 8, 5)
    drawn += pen.panel(
      rounded(area.x, area.y, area.width, area.height, 16),
      toPath(line) + stars,
      'main',
      area,
    )
  }
  return drawn
}
