import type { DesignStyle } from '#domain/artwork/ai-design.ts'
import { arc, circle, polar, polygon, rays, rounded, star } from '#server/kernel/draw/outlines.ts'
import type { SeededRandom } from '#server/kernel/draw/seeded-random.ts'
import { bordered, circleLine, disc, fill, stroke } from '#server/kernel/draw/svg-elements.ts'
import { type Colours, mix } from './colours.ts'
import { brushStroke } from './distress.ts'
import { puddle, wash } from './wash.ts'

export type Spot = {
  x: number
  y: number
  radius: number
  colours: Colours
  random: SeededRandom
  id: () => string
}

/** What a style puts behind a motif; never wider than the radius. */
export function backdropOf(style: DesignStyle, variant: number, spot: Spot): string {
  const { x, y, radius, colours, random, id } = spot
  switch (style) {
    case 'Minimalist':
      return variant % 2 === 0
        ? disc(x + radius * 0.16, y - radius * 0.12, radius * 0.62, colours.accent)
        : circleLine(x, y, radius * 0.95, colours.accent, 8)
    case 'Vintage':
      return variant % 2 === 0
        ? fill(rays(x, y, radius * 0.3, radius, 28, 0.46), colours.accent)
        : disc(x, y, radius * 0.97, colours.accent) + circleLine(x, y, radius * 0.9, colours.light, 5)
    case 'Modern':
      return (
        [
          () => disc(x, y, radius * 0.94, colours.accent),
          () =>
            fill(
              rounded(x - radius * 0.86, y - radius * 0.86, radius * 1.72, radius * 1.72, radius * 0.4),
              colours.accent,
            ),
          () =>
            fill(
              `M${x - radius * 0.95} ${y + radius * 0.5}A${radius * 0.95} ${radius * 0.95} 0 0 1 ${x + radius * 0.95} ${y + radius * 0.5}Z`,
              colours.accent,
            ),
          () => disc(x, y, radius * 0.95, colours.second) + disc(x, y, radius * 0.8, colours.accent),
        ][variant % 4]?.() ?? ''
      )
    case 'Retro':
      return variant % 2 === 0 ? sunsetBars(x, y, radius, colours, id()) : rings(x, y, radius, colours)
    case 'Illustration':
      return (
        bordered(circle(x, y, radius * 0.86), mix(colours.second, '#ffffff', 0.45), colours.ink, 8) +
        confetti(spot)
      )
    case 'Abstract':
      return (
        disc(x - radius * 0.3, y - radius * 0.22, radius * 0.58, colours.accent) +
        fill(
          polygon([
            polar(x + radius * 0.24, y + radius * 0.1, radius * 0.72, 20 + variant * 30),
            polar(x + radius * 0.24, y + radius * 0.1, radius * 0.72, 140 + variant * 30),
            polar(x + radius * 0.24, y + radius * 0.1, radius * 0.72, 260 + variant * 30),
          ]),
          colours.second,
        ) +
        stroke(arc(x, y, radius * 0.9, 200, 330), colours.ink, 12)
      )
    case 'Grunge':
      return variant % 2 === 0
        ? fill(brushStroke(random, x - radius, y - radius * 0.42, radius * 2, radius * 0.84), colours.second)
        : fill(star(x, y, radius * 0.98, radius * 0.72, 22), colours.second)
    case 'Watercolor': {
      const cloud = puddle(random, x, y, radius * 0.74, 0.22)
      const drops = Array.from({ length: 12 }, () => {
        const [dx, dy] = polar(x, y, radius * random.between(0.82, 0.96), random.between(0, 360))
        return disc(
          dx,
          dy,
          random.between(3, 12),
          mix(random.next() < 0.5 ? colours.accent : colours.second, '#ffffff', 0.3),
        )
      }).join('')
      const box = { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }
      return (
        wash(cloud, mix(variant % 2 === 0 ? colours.accent : colours.second, '#ffffff', 0.42), {
          random,
          id: id(),
          box,
        }) + drops
      )
    }
    case 'Line Art':
      return variant % 2 === 0
        ? stroke(raysAsLines(x, y, radius * 0.86, radius, 40), colours.accent, 4)
        : circleLine(x, y, radius * 0.94, colours.accent, 5) +
            circleLine(x, y, radius * 0.88, colours.accent, 3)
    case 'Typography':
      return ''
  }
}

function sunsetBars(x: number, y: number, radius: number, colours: Colours, id: string): string {
  let bars = `M${x - radius} ${y - radius}H${x + radius}V${y + radius * 0.08}H${x - radius}Z`
  let top = y + radius * 0.12
  for (let bar = 0; bar < 6; bar += 1) {
    const thick = radius * (0.115 - bar * 0.013)
    bars += `M${x - radius} ${top}H${x + radius}V${top + thick}H${x - radius}Z`
    top += thick + radius * (0.03 + bar * 0.009)
  }
  const tones = [colours.accent, mix(colours.accent, colours.main, 0.4), colours.main]
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

const rings = (x: number, y: number, radius: number, colours: Colours): string =>
  [colours.second, colours.main, colours.accent, colours.light]
    .map((tone, at) => disc(x, y, radius * (0.98 - at * 0.13), tone))
    .join('')

function confetti({ x, y, radius, colours, random }: Spot): string {
  return Array.from({ length: 16 }, (_, at) => {
    const [dx, dy] = polar(x, y, radius * random.between(0.93, 0.98), at * 22.5 + random.between(-7, 7))
    const tone = [colours.accent, colours.main, colours.light][at % 3] ?? colours.accent
    return at % 2 === 0
      ? bordered(star(dx, dy, 17, 7, 4), tone, colours.ink, 4)
      : bordered(circle(dx, dy, 8), tone, colours.ink, 4)
  }).join('')
}

function raysAsLines(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const turn = (360 / count) * at
    const near = at % 2 === 0 ? from : from + (to - from) * 0.45
    return polygon([polar(x, y, near, turn), polar(x, y, to, turn)], false)
  }).join('')
}
