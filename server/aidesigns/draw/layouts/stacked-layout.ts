import { divider, drawBlock, drawSmall, firstMotif, isTall, otherMotif, type Scene } from '../scene.ts'

/** The motif above, lines of text below, all as wide as possible. */
export function stacked(scene: Scene): string {
  const { pen, box, words, small, motifs } = scene
  const x = box.x + box.width / 2
  if (words.length === 0) return withoutWords(scene)
  const share = isTall(box) ? 0.46 : 0.54
  const picture = box.height * share
  const size = Math.min(box.width * 0.86, picture * (motifs.length > 1 ? 0.86 : 0.94))
  const y = box.y + picture / 2
  let drawn = ''
  if (motifs.length > 1 && !isTall(box)) {
    const each = Math.min(box.width * 0.46, size)
    drawn +=
      pen.backdrop(x, y, Math.min(picture / 2, box.width / 2)) +
      pen.motif(firstMotif(scene), x - each * 0.54, y, each) +
      pen.motif(otherMotif(scene), x + each * 0.54, y, each)
  } else
    drawn +=
      pen.backdrop(x, y, Math.min(picture / 2, box.width / 2)) +
      pen.motif(firstMotif(scene), x, y, size * 0.84)
  const smallHeight = small ? 74 : 0
  const top = box.y + picture + 14
  const block = drawBlock(scene, words, {
    x: box.x,
    y: top,
    width: box.width,
    height: box.y + box.height - top - smallHeight - (small ? 14 : 0),
  })
  drawn += block.drawn
  if (small)
    drawn += drawSmall(scene, small, {
      x: box.x,
      y: box.y + box.height - smallHeight,
      width: box.width,
      height: smallHeight,
    })
  return drawn
}

function withoutWords(scene: Scene): string {
  const { pen, box } = scene
  const x = box.x + box.width / 2
  const size = Math.min(box.width * 0.8, box.height * 0.7)
  const y = box.y + box.height * 0.42
  const row = Math.min(box.width * 0.17, box.height * 0.16)
  const foot = box.y + box.height - row * 0.62
  return (
    pen.backdrop(x, y, Math.min(size * 0.6, box.width / 2)) +
    pen.motif(firstMotif(scene), x, y, size * 0.84) +
    [-2, -1, 0, 1, 2]
      .map((at) => pen.motif(otherMotif(scene, Math.abs(at) + 1), x + at * row * 1.12, foot, row * 0.92))
      .join('') +
    (isTall(box) ? divider(scene, x, foot - row * 0.9, box.width * 0.7) : '')
  )
}
