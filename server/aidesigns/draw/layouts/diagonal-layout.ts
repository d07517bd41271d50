import { smooth } from '#server/kernel/draw/outlines.ts'
import { number } from '#server/kernel/draw/svg-elements.ts'
import { drawBlock, drawSmall, firstMotif, otherMotif, type Scene } from '../scene.ts'

const lean = -9

/** Everything rises to the right: the text across the middle, a motif above and one below. */
export function diagonal(scene: Scene): string {
  const { pen, box, words, small } = scene
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const angle = (Math.abs(lean) * Math.PI) / 180
  if (words.length === 0) return withoutWords(scene)
  const height = Math.min(box.height * 0.4, box.width * 0.62)
  const width = (box.width - height * Math.sin(angle)) / Math.cos(angle) - 8
  const inner = { x: -width / 2, y: -height / 2, width, height }
  const block = drawBlock(scene, words, inner)
  const tail = block.box.y + block.box.height + pen.bleed + 18
  const swash = smooth(
    [
      [-width / 2 + 14, tail + 30],
      [-width * 0.1, tail + 8],
      [width / 2 - 60, tail + 2],
      [width / 2 - 14, tail - 2],
      [width / 2 - 60, tail + 16],
      [0, tail + 34],
      [-width * 0.3, tail + 44],
    ],
    true,
  )
  const under = small
    ? drawSmall(scene, small, { x: -width / 2, y: tail + 50, width: width * 0.92, height: 62 })
    : ''
  const above = (box.height - height) / 2
  const size = Math.min(box.width * 0.74, above * 1.2)
  const lower = Math.min(box.width * 0.5, above * 0.82)
  const left = box.x + Math.max(size * 0.54, box.width * 0.36)
  const high = box.y + size / 2
  const low = box.y + box.height - lower / 2
  return (
    pen.backdrop(left, high, size / 2) +
    pen.motif(firstMotif(scene), left, high, size * 0.86, lean) +
    pen.motif(otherMotif(scene), box.x + box.width - lower * 0.58, low, lower * 0.9, lean) +
    `<g transform="translate(${number(x)} ${number(y + box.height * 0.03)}) rotate(${lean})">${pen.shape(swash, 'accent', { x: -width / 2, y: tail, width, height: 50 })}${block.drawn}${under}</g>`
  )
}

function withoutWords(scene: Scene): string {
  const { pen, box } = scene
  const size = Math.min(box.width * 0.62, box.height * 0.5)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const small = size * 0.56
  return (
    pen.backdrop(x, y, size * 0.62) +
    pen.motif(firstMotif(scene), x, y, size, lean) +
    pen.motif(otherMotif(scene), box.x + small * 0.62, box.y + box.height - small * 0.62, small, lean * 2) +
    pen.motif(otherMotif(scene, 2), box.x + box.width - small * 0.62, box.y + small * 0.62, small, -lean)
  )
}
