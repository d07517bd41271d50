import type { DesignStyle } from '#domain/artwork/ai-design.ts'
import { arc, circle, polar, polygon, rays, rounded, star } from '#server/kernel/draw/outlines.ts'
import type { SeededRandom } from '#server/kernel/draw/seeded-random.ts'
import { bordered, circleLine, disc, fill, stroke } from '#server/kernel/draw/svg-elements.ts'
import { brushStroke } from './distress.ts'
import { type Colors, mix } from './paints.ts'
import { puddle, wash } from './wash.ts'

export type Spot = {
  x: number
  y: number
  radius: number
  colors: Colors
  random: SeededRandom
  id: () => string
}

/** What a style draws behind a motif; never wider than the radius. */
export function backdropOf(style: DesignStyle, variant: number, spot: Spot): string {
  const { x, y, radius, colors, random, id } = spot
  switch (style) {
    case 'Minimalist':
      return variant % 2 === 0
        ? disc(x + radius * 0.16, y - radius * 0.12, radius * 0.62, colors.accent)
        : circleLine(x, y, radius * 0.95, colors.accent, 8)
    case 'Vintage':
      return variant % 2 === 0
        ? fill(rays(x, y, radius * 0.3, radius, 28, 0.46), colors.accent)
        : disc(x, y, radius * 0.97, colors.accent) + circleLine(x, y, radius * 0.9, colors.light, 5)
    case 'Modern':
      return (
        [
          () => disc(x, y, radius * 0.94, colors.accent),
          () =>
            fill(
              rounded(x - radius * 0.86, y - radius * 0.86, radius * 1.72, radius * 1.72, radius * 0.4),
              colors.accent,
            ),
          () =>
            fill(
              `M${x - radius * 0.95} ${y + radius * 0.5}A${radius * 0.95} ${radius * 0.95} 0 0 1 ${x + radius * 0.95} ${y + radius * 0.5}Z`,
              colors.accent,
            ),
          () => disc(x, y, radius * 0.95, colors.second) + disc(x, y, radius * 0.8, colors.accent),
        ][variant % 4]?.() ?? ''
      )
    case 'Retro':
      return variant % 2 === 0 ? sunsetBars(x, y, radius, colors, id()) : rings(x, y, radius, colors)
    case 'Illustration':
      return (
        bordered(circle(x, y, radius * 0.86), mix(colors.second, '#ffffff', 0.45), colors.ink, 8) +
        confetti(spot)
      )
    case 'Abstract':
      return (
        disc(x - radius * 0.3, y - radius * 0.22, radius * 0.58, colors.accent) +
        fill(
          polygon([
            polar(x + radius * 0.24, y + radius * 0.1, radius * 0.72, 20 + variant * 30),
            polar(x + radius * 0.24, y + radius * 0.1, radius * 0.72, 140 + variant * 30),
            polar(x + radius * 0.24, y + radius * 0.1, radius * 0.72, 260 + variant * 30),
          ]),
          colors.second,
        ) +
        stroke(arc(x, y, radius * 0.9, 200, 330), colors.ink, 12)
      )
    case 'Grunge':
      return variant % 2 === 0
        ? fill(brushStroke(random, x - radius, y - radius * 0.42, radius * 2, radius * 0.84), colors.second)
        : fill(star(x, y, radius * 0.98, radius * 0.72, 22), colors.second)
    case 'Watercolor': {
      const cloud = puddle(random, x, y, radius * 0.74, 0.22)
      const drops = Array.from({ length: 12 }, () => {
        const [dx, dy] = polar(x, y, radius * random.between(0.82, 0.96), random.between(0, 360))
        return disc(
          dx,
          dy,
          random.between(3, 12),
          mix(random.next() < 0.5 ? colors.accent : colors.second, '#ffffff', 0.3),
        )
      }).join('')
      const box = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
      return (
        wash(cloud, mix(variant % 2 === 0 ? colors.accent : colors.second, '#ffffff', 0.42), {
          random,
          id: id(),
          box,
        }) + drops
      )
    }
    case 'Line Art':
      return variant % 2 === 0
        ? stroke(raysAsLines(x, y, radius * 0.86, radius, 40), colors.accent, 4)
        : circleLine(x, y, radius * 0.94, colors.accent, 5) +
            circleLine(x, y, radius * 0.88, colors.accent, 3)
    case 'Typography':
      return ''
  }
}

function sunsetBars(x: number, y: number, radius: number, colors: Colors, id: string): string {
  let bars = `M${x - radius} ${y - radius}H${x + radius}V${y + radius * 0.08}H${x - radius}Z`
  let top = y + radius * 0.12
  for (let bar = 0; bar < 6; bar += 1) {
    const thick = radius * (0.115 - bar * 0.013)
    bars += `M${x - radius} ${top}H${x + radius}V${top + thick}H${x - radius}Z`
    top += thick + radius * (0.03 + bar * 0.009)
  }
  const tones = [colors.accent, mix(colors.accent, colors.main, 0.4), colors.main]
  const bands = tones
    .map((tone, at) =>
      fill(
        `M${x - radius} ${y - radius + at * radius * 0.62}H${x + radius}V${y + radius}H${x - radius}Z`,
        tone,
      ),
    )
    .join('')
  return `<clipPath id="${id}"><path d="${bars}"/></clipPath><clipPath id="${id}r"><path d="${circle(x, y, radius * 0.97)}"/></clipPath><g clip-path="url(#${id})"><g clip-path="url(#${id}r)">${bands}</g></g>`
}

const rings = (x: number, y: number, radius: number, colors: Colors): string =>
  [colors.second, colors.main, colors.accent, colors.light]
    .map((tone, at) => disc(x, y, radius * (0.98 - at * 0.13), tone))
    .join('')

function confetti({ x, y, radius, colors, random }: Spot): string {
  return Array.from({ length: 16 }, (_, at) => {
    const [dx, dy] = polar(x, y, radius * random.between(0.93, 0.98), at * 22.5 + random.between(-7, 7))
    const tone = [colors.accent, colors.main, colors.light][at % 3] ?? colors.accent
    return at % 2 === 0
      ? bordered(star(dx, dy, 17, 7, 4), tone, colors.ink, 4)
      : bordered(circle(dx, dy, 8), tone, colors.ink, 4)
  }).join('')
}

function raysAsLines(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const turn = (360 / count) * at
    const near = at % 2 === 0 ? from : from + (to - from) * 0.45
    return polygon([polar(x, y, near, turn), polar(x, y, to, turn)], false)
  }).join('')
}
