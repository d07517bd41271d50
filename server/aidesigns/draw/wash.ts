import { smooth } from '#server/kernel/draw/outlines.ts'
import type { SeededRandom } from '#server/kernel/draw/seeded-random.ts'
import { disc, fill, number } from '#server/kernel/draw/svg-elements.ts'
import { mix } from './paints.ts'
import type { Box } from './set-type.ts'

export type WashOptions = {
  random: SeededRandom
  id: string
  box: Box
  isFlipped?: boolean
  /** Dark, for details that must stay legible. */
  isDeep?: boolean
}

/**
 * Watercolor in opaque inks (translucent ones print badly on film): pools of lighter and darker tints inside an
 * outline, and the darker rim that paint leaves as it dries.
 */
export function wash(
  d: string,
  color: string,
  { random, id, box, isFlipped = false, isDeep = false }: WashOptions,
): string {
  const tint = (share: number) => mix(color, '#ffffff', share)
  const size = Math.min(box.width, box.height)
  const base = isDeep ? color : tint(0.34)
  const count = isDeep ? 3 : 9
  let pools = ''
  for (let pool = 0; pool < count; pool += 1) {
    const shade = isDeep
      ? mix(color, '#ffffff', random.between(0.05, 0.28))
      : random.next() < 0.42
        ? mix(color, '#000000', random.between(0, 0.1))
        : tint(random.between(0.16, 0.58))
    pools += fill(
      puddle(
        random,
        random.between(box.x, box.x + box.width),
        random.between(box.y, box.y + box.height),
        size * random.between(0.1, 0.34),
      ),
      shade,
    )
  }
  let grains = ''
  for (let grain = 0; grain < (isDeep ? 0 : 26); grain += 1) {
    grains += disc(
      random.between(box.x, box.x + box.width),
      random.between(box.y, box.y + box.height),
      size * random.between(0.004, 0.013),
      tint(random.next() < 0.6 ? 0.66 : 0.05),
    )
  }
  const rim = size * (isDeep ? 0.012 : 0.03)
  const turned = isFlipped ? ' transform="scale(-1 1)"' : ''
  const edge = isDeep
    ? ''
    : `<path d="${d}" fill="none" stroke="${mix(color, '#000000', 0.16)}" stroke-width="${number(rim)}"${turned}/>`
  return `<clipPath id="${id}"><path d="${d}"${turned} clip-rule="evenodd"/></clipPath><path d="${d}" fill="${base}" fill-rule="evenodd"${turned}/><g clip-path="url(#${id})">${pools}${grains}${edge}</g>`
}

/** A round pool with an uneven edge. */
export function puddle(
  random: SeededRandom,
  x: number,
  y: number,
  radius: number,
  unevenness = 0.28,
): string {
  const count = 11
  return smooth(
    Array.from({ length: count }, (_, at) => {
      const angle = (at / count) * Math.PI * 2
      const reach = radius * (1 - unevenness + random.next() * unevenness * 2)
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
    }),
    true,
  )
}
