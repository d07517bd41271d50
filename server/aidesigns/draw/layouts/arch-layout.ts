import { divider, drawBlock, drawSmall, firstMotif, inset, isTall, otherMotif, type Scene } from '../scene.ts'
import { bent, fitLine } from '../set-type.ts'

/** The first words arched over the motif like a gateway, the others straight below. */
export function arch(scene: Scene): string {
  const { pen, box, words, small } = scene
  if (words.length === 0) return gateway(scene)
  const x = box.x + box.width / 2
  const half = Math.ceil(words.length / 2)
  const over = words.length > 2 ? words.slice(0, half).join(' ') : (words[0] ?? '')
  const below = words.length > 2 ? words.slice(half) : words.slice(1)
  const top = archHeight(scene, over)
  const foot = footHeight(scene, below)
  const rise = Math.min(box.width * 0.17, top * 0.62)
  const lintel = inset({ x: box.x, y: box.y, width: box.width, height: top - rise }, pen.bleed)
  const line = fitLine(over, pen.fonts[0] ?? 'slab', lintel, 1.25)
  const middle = line.box.x + line.box.width / 2
  const bend = (px: number, py: number): [number, number] => {
    const off = (px - middle) / (box.width / 2)
    return [px, py - (line.box.y - lintel.y) + rise * off * off]
  }
  let drawn = pen.headline(bent(line, bend), { ...line.box, y: box.y, height: line.box.height + rise }, 0)
  const from = box.y + line.box.height + pen.bleed * 2 + 6
  const to = box.y + box.height - foot
  const room = to - from
  const size = Math.min(box.width * 0.8, room * 0.94)
  const spare = room - size
  const row = spare > 200 ? Math.min(300, spare * 0.8) : 0
  const y = from + (room - row) / 2
  if (row > 0)
    drawn += [-1, 0, 1]
      .map((at) => pen.motif(otherMotif(scene, at + 2), x + at * row * 1.25, to - row * 0.56, row))
      .join('')
  drawn += pen.backdrop(x, y, size / 2) + pen.motif(firstMotif(scene), x, y, size * 0.84)
  const side = (box.width - size) / 2
  if (side > 150 && scene.motifs.length > 1) {
    const each = Math.min(side * 0.92, 260)
    drawn +=
      pen.motif(otherMotif(scene), box.x + each * 0.52, y + size * 0.2, each) +
      pen.motif(otherMotif(scene), box.x + box.width - each * 0.52, y + size * 0.2, each)
  }
  if (below.length > 0) {
    const lower = { x: box.x, y: to + 12, width: box.width, height: foot - 12 - (small ? 70 : 0) }
    drawn += drawBlock(scene, below, lower).drawn
  } else if (!small) drawn += divider(scene, x, box.y + box.height - 40, box.width * 0.7)
  if (small)
    drawn += drawSmall(scene, small, { x: box.x, y: box.y + box.height - 66, width: box.width, height: 66 })
  return drawn
}

/** Without any text, small motifs are the stones of the gateway, and a large one is inside it. */
function gateway(scene: Scene): string {
  const { pen, box } = scene
  const x = box.x + box.width / 2
  const stone = Math.min(box.width * 0.16, box.height * 0.16)
  const radius = Math.min(box.width / 2, box.height * 0.62) - stone * 0.62
  const spring = box.y + stone * 0.62 + radius
  const bow = [-3, -2, -1, 0, 1, 2, 3].map((at) => {
    const turn = at * 30
    const angle = (turn * Math.PI) / 180
    return { x: x + radius * Math.sin(angle), y: spring - radius * Math.cos(angle), turn: turn * 0.5 }
  })
  const courses = Math.floor((box.y + box.height - spring - stone * 0.5) / (stone * 1.3))
  const legs = Array.from({ length: courses }, (_, at) => spring + (at + 1) * stone * 1.3).flatMap((y) => [
    { x: x - radius, y, turn: 0 },
    { x: x + radius, y, turn: 0 },
  ])
  const opening = (radius - stone * 0.62) * 2
  const foot = Math.max(spring + stone * 0.5, box.y + box.height)
  const size = Math.min(opening * 0.92, foot - box.y - stone * 1.3)
  const y = Math.min(spring + (foot - spring) * 0.36, foot - size / 2)
  return (
    pen.backdrop(x, y, size / 2) +
    pen.motif(firstMotif(scene), x, y, size * 0.84) +
    [...bow, ...legs]
      .map((place, at) => pen.motif(otherMotif(scene, at + 1), place.x, place.y, stone * 0.9, place.turn))
      .join('')
  )
}

function archHeight({ pen, box }: Scene, over: string): number {
  const line = fitLine(
    over,
    pen.fonts[0] ?? 'slab',
    { x: 0, y: 0, width: box.width, height: box.height * 0.3 },
    1.25,
  )
  return Math.min(
    box.height * 0.46,
    line.box.height + pen.bleed * 2 + Math.min(box.width * 0.17, line.box.height * 1.4),
  )
}

function footHeight({ box, small }: Scene, below: readonly string[]): number {
  if (below.length === 0) return small ? 84 : 90
  return box.height * (isTall(box) ? 0.34 : 0.26) + (small ? 70 : 0)
}
