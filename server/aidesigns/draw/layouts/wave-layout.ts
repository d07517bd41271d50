import { drawSmall, firstMotif, inset, isTall, otherMotif, type Scene } from '../scene.ts'
import { bent, setBlock } from '../set-type.ts'

/** Text that waves like a flag over stripes, the motif above. */
export function wave(scene: Scene): string {
  const { pen, box, words, small } = scene
  const x = box.x + box.width / 2
  const swing = Math.min(58, box.width * 0.045)
  const roll = (px: number): number => Math.sin(((px - box.x) / box.width) * Math.PI * 2) * swing
  const stripes = 3
  const thick = isTall(box) ? 34 : 22
  const smallRoom = small ? 80 : 0
  const foot = stripes * (thick + 14) + swing + smallRoom
  const picture = box.height * (words.length === 0 ? 0.72 : isTall(box) ? 0.42 : 0.43)
  const size = Math.min(box.width * 0.84, picture)
  let drawn =
    pen.backdrop(x, box.y + picture / 2, size / 2) +
    pen.motif(firstMotif(scene), x, box.y + picture / 2, size * 0.86)
  const side = (box.width - size) / 2
  if (side > 150) {
    const each = Math.min(side * 0.86, 260)
    drawn +=
      pen.motif(otherMotif(scene), box.x + each * 0.55, box.y + picture - each * 0.7, each, -8) +
      pen.motif(otherMotif(scene), box.x + box.width - each * 0.55, box.y + picture - each * 0.7, each, 8)
  }
  const room = {
    x: box.x,
    y: box.y + picture + swing * 0.6,
    width: box.width,
    height: box.height - picture - foot - swing * 1.6,
  }
  if (words.length > 0 && room.height > 60) {
    const block = setBlock(words, pen.fonts, inset(room, pen.bleed), pen.bleed > 20 ? 0.24 : 0.12)
    drawn += block.lines
      .map((line, at) =>
        pen.headline(
          bent(line, (px, py) => [px, py + roll(px)]),
          { ...line.box, y: line.box.y - swing, height: line.box.height + swing * 2 },
          at,
        ),
      )
      .join('')
  }
  const tones = ['main', 'accent', 'second'] as const
  const start = box.y + box.height - smallRoom - swing - stripes * (thick + 14)
  for (const [at, tone] of tones.entries()) {
    const y = start + at * (thick + 14) + 8
    drawn += pen.line(rolling(box.x + 20, box.x + box.width - 20, y + thick / 2, roll), tone, thick)
  }
  if (small)
    drawn += drawSmall(scene, small, { x: box.x, y: box.y + box.height - 68, width: box.width, height: 66 })
  return drawn
}

function rolling(from: number, to: number, y: number, roll: (x: number) => number): string {
  const steps = 40
  return Array.from({ length: steps + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / steps
    return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(y + roll(x)).toFixed(1)}`
  }).join('')
}
