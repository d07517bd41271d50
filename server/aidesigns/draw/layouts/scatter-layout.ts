import { drawBlock, drawSmall, otherMotif, type Scene } from '../scene.ts'
import type { Box } from '../set-type.ts'

/** The text in the middle of a crowd of motifs, large and small, rotated this way and that. */
export function scatter(scene: Scene): string {
  const { pen, box, words, small } = scene
  const room = words.length > 0 ? Math.min(box.height * 0.36, box.width * 0.5) : 0
  const middle = box.y + box.height / 2
  const block = drawBlock(scene, words, { x: box.x, y: middle - room / 2, width: box.width, height: room })
  const taken: Box[] = words.length > 0 ? [grown(block.box, pen.bleed + 8)] : []
  let drawn = block.drawn
  if (small) {
    const line = { x: box.x + box.width * 0.1, y: middle + room / 2 + 14, width: box.width * 0.8, height: 60 }
    drawn += drawSmall(scene, small, line)
    taken.push(line)
  }
  const spots = findSpots(scene, taken)
  return (
    spots
      .map(({ x, y, radius }, at) =>
        pen.motif(otherMotif(scene, at), x, y, radius * 1.86, pen.random.between(-24, 24)),
      )
      .join('') + drawn
  )
}

type Spot = { x: number; y: number; radius: number }

/** Places circles at random, large ones first, and keeps those that touch nothing. */
function findSpots({ pen, box }: Scene, taken: readonly Box[]): Spot[] {
  const spots: Spot[] = []
  const scale = Math.sqrt((box.width * box.height) / (1_228 * 1_128))
  for (const radius of [190, 150, 116, 88, 66, 50].map((one) => one * Math.min(1.25, scale))) {
    for (let attempt = 0; attempt < 160; attempt += 1) {
      // A rotated motif extends into its corners.
      const reach = radius * 1.24
      const x = pen.random.between(box.x + reach, box.x + box.width - reach)
      const y = pen.random.between(box.y + reach, box.y + box.height - reach)
      const isFree =
        spots.every((other) => Math.hypot(other.x - x, other.y - y) > (other.radius + radius) * 1.06) &&
        taken.every(
          (one) =>
            x + radius < one.x ||
            x - radius > one.x + one.width ||
            y + radius < one.y ||
            y - radius > one.y + one.height,
        )
      if (isFree) spots.push({ x, y, radius })
    }
  }
  return spots
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
})
