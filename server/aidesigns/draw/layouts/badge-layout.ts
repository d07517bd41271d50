import { circle, polar, star } from '#server/kernel/draw/outlines.ts'
import { textArc } from '#server/kernel/draw/text-paths.ts'
import {
  arcType,
  divider,
  drawBlock,
  drawSmall,
  firstMotif,
  isTall,
  otherMotif,
  type Scene,
} from '../scene.ts'

/** A round badge: text around the rim, the motif in the middle. */
export function badge(scene: Scene): string {
  const { pen, box, words, small } = scene
  const tall = isTall(box)
  const radius = Math.min(box.width, tall ? box.height * 0.52 : box.height) / 2 - 12
  const x = box.x + box.width / 2
  const y = tall ? box.y + radius + 12 : box.y + box.height / 2
  const band = radius * 0.25
  const middle = radius - band
  const whole = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
  const [top, bottom] = rimTexts(words, small, tall)
  const font = pen.smallFont === 'grotesqueQuiet' ? 'grotesque' : pen.smallFont
  let lettering = ''
  if (top) {
    const set = arcType(top, pen, middle, bottom ? 0.36 : 0.5, band * 0.86)
    lettering += textArc(set.text, { font, ...set, x, y, radius: middle + band * 0.5 - set.size * 0.35 })
  }
  if (bottom) {
    const set = arcType(bottom, pen, middle, 0.34, band * 0.62)
    lettering += textArc(set.text, {
      font,
      ...set,
      x,
      y,
      under: true,
      radius: middle + band * 0.5 + set.size * 0.35,
    })
  }
  const stars = top
    ? bottom
      ? [90, 270]
      : [128, 154, 180, 206, 232]
    : Array.from({ length: 24 }, (_, at) => at * 15)
  for (const turn of stars) {
    const [sx, sy] = polar(x, y, middle + band * 0.5, turn)
    lettering += top ? star(sx, sy, band * 0.24, band * 0.1, 5) : circle(sx, sy, band * 0.13)
  }
  const ring = circle(x, y, radius) + circle(x, y, middle)
  const motifSize = middle * 1.42
  let drawn =
    pen.panel(ring, lettering, 'main', whole) +
    pen.backdrop(x, y, middle * 0.94) +
    pen.motif(firstMotif(scene), x, y, motifSize)
  if (tall) {
    const rest = {
      x: box.x,
      y: y + radius + 60,
      width: box.width,
      height: box.y + box.height - (y + radius + 60),
    }
    drawn += drawFoot(scene, rest)
  }
  return drawn
}

function rimTexts(
  words: readonly string[],
  small: string | null,
  tall: boolean,
): [string | null, string | null] {
  if (words.length === 0) return [small, null]
  if (tall) return [small, null]
  if (small) return [words.join(' '), small]
  if (words.length < 3) return [words.join(' '), null]
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}

function drawFoot(scene: Scene, rest: { x: number; y: number; width: number; height: number }): string {
  const x = rest.x + rest.width / 2
  if (scene.words.length > 0) {
    const block = drawBlock(scene, scene.words, { ...rest, height: rest.height - 90 })
    return block.drawn + divider(scene, x, rest.y + rest.height - 34, rest.width * 0.8)
  }
  const size = Math.min(rest.width / 3.4, rest.height * 0.8)
  return (
    [-1, 0, 1]
      .map((at) =>
        scene.pen.motif(otherMotif(scene, at + 2), x + at * size * 1.14, rest.y + rest.height / 2, size),
      )
      .join('') +
    (scene.small ? drawSmall(scene, scene.small, { ...rest, y: rest.y + rest.height - 60, height: 60 }) : '')
  )
}
