import { polygon, star } from '#server/kernel/draw/outlines.ts'
import { drawBlock, drawSmall, firstMotif, isTall, otherMotif, type Scene } from '../scene.ts'
import { type Box, fitLine, toPath } from '../set-type.ts'

/** A shield with a ribbon across it. */
export function emblem(scene: Scene): string {
  const { pen, box, words, small } = scene
  const tall = isTall(box)
  const x = box.x + box.width / 2
  const first = words.length > 2 ? words.slice(0, 2) : words
  const rest = words.slice(first.length)
  const hasFoot = tall
  const height = Math.min(hasFoot ? box.height * 0.68 : box.height, box.width * 1.42)
  const width = Math.min(box.width * 0.8, height * 0.86)
  const top = hasFoot ? box.y : box.y + (box.height - height) / 2
  const shield = shieldPath(x, top + 8, width, height - 16)
  const line = shieldPath(x, top + 40, width - 62, height - 80)
  const area = { x: x - width / 2, y: top, width, height }
  const ribbonY = top + height * (words.length > 0 ? 0.6 : 2)
  const ribbon = Math.min(210, height * 0.17)
  const motifRoom = words.length > 0 ? ribbonY - ribbon / 2 - top - 70 : height * 0.8
  const size = Math.min(width * 0.74, motifRoom)
  const motifY = top + 60 + motifRoom / 2
  let drawn =
    pen.shape(shield, 'second', area) +
    pen.line(line, 'light', 7) +
    pen.backdrop(x, motifY, size * 0.54) +
    pen.motif(firstMotif(scene), x, motifY, size * 0.88)
  if (words.length > 0) {
    drawn += drawRibbon(scene, first.join(' '), x, ribbonY, box.width - 16, ribbon)
    const below = ribbonY + ribbon / 2 + 26
    const each = Math.min(width * 0.2, (top + height - below) * 0.42)
    if (rest.length > 0 && !hasFoot)
      drawn += drawPoint(scene, rest.join(' '), {
        x: x - width * 0.36,
        y: below,
        width: width * 0.72,
        height: height * 0.14,
      })
    else
      drawn += [-1, 0, 1]
        .map((at) =>
          pen.shape(
            star(
              x + at * each * 1.25,
              below + each * 0.62 + (at === 0 ? each * 0.3 : 0),
              each * 0.5,
              each * 0.2,
              5,
            ),
            'accent',
            area,
          ),
        )
        .join('')
  }
  if (hasFoot) {
    const y = top + height + 30
    const room = { x: box.x, y, width: box.width, height: box.y + box.height - y - (small ? 80 : 0) }
    if (rest.length > 0) drawn += drawBlock(scene, rest, room).drawn
    else {
      const each = Math.min(room.width / 3.3, room.height * 0.9)
      drawn += [-1, 0, 1]
        .map((at) => pen.motif(otherMotif(scene, at + 2), x + at * each * 1.12, y + room.height / 2, each))
        .join('')
    }
    if (small)
      drawn += drawSmall(scene, small, { x: box.x, y: box.y + box.height - 66, width: box.width, height: 66 })
  }
  return drawn
}

/** Text in the point of the shield. */
function drawPoint({ pen }: Scene, text: string, box: Box): string {
  const line = fitLine(text, pen.smallFont, box, 1.2, 40)
  return pen.shape(toPath(line), 'light', line.box)
}

function drawRibbon(
  { pen }: Scene,
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const half = width / 2
  const [top, foot] = [y - height / 2, y + height / 2]
  const drop = height * 0.26
  const tail = (side: number) =>
    polygon([
      [x + side * (half - height * 0.62), top + drop],
      [x + side * half, top + drop],
      [x + side * (half - height * 0.28), (top + foot) / 2 + drop],
      [x + side * half, foot + drop],
      [x + side * (half - height * 0.62), foot + drop],
    ])
  const area = { x: x - half, y: top, width, height: height + drop }
  const edge = half - height * 0.42
  const plate = polygon([
    [x - edge, top],
    [x + edge, top],
    [x + edge, foot],
    [x - edge, foot],
  ])
  const line = fitLine(
    text,
    pen.fonts[0] ?? 'slab',
    { x: x - edge + 34, y: top + height * 0.17, width: edge * 2 - 68, height: height * 0.66 },
    1.3,
  )
  return (
    pen.shape(tail(1), 'ink', area) +
    pen.shape(tail(-1), 'ink', area) +
    pen.panel(plate, toPath(line), 'main', area)
  )
}

function shieldPath(x: number, y: number, width: number, height: number): string {
  const half = width / 2
  return `M${x} ${y}C${x + half * 0.34} ${y + height * 0.07} ${x + half * 0.7} ${y + height * 0.07} ${x + half} ${y + height * 0.03}V${y + height * 0.52}C${x + half} ${y + height * 0.78} ${x + half * 0.5} ${y + height * 0.92} ${x} ${y + height}C${x - half * 0.5} ${y + height * 0.92} ${x - half} ${y + height * 0.78} ${x - half} ${y + height * 0.52}V${y + height * 0.03}C${x - half * 0.7} ${y + height * 0.07} ${x - half * 0.34} ${y + height * 0.07} ${x} ${y}Z`
}
