/** SVG elements as strings. Lengths are canvas units: one hundredth of a printed inch. */

type Attributes = Record<string, string | number | undefined>

export function number(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A filled outline. */
export function fill(d: string, color: string, more: Attributes = {}): string {
  return `<path d="${d}" fill="${color}"${written(more)}/>`
}

/** A drawn line of even weight with round ends. */
export function stroke(d: string, color: string, width: number, more: Attributes = {}): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${number(width)}"${written({
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })}/>`
}

/** A filled outline with a border of `width` outside its edge, like a die-cut sticker or letter. */
export function bordered(d: string, color: string, border: string, width: number): string {
  return stroke(d, border, width * 2, { 'stroke-linejoin': 'round' }) + fill(d, color)
}

export function disc(x: number, y: number, radius: number, color: string, more: Attributes = {}): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${color}"${written(more)}/>`
}

export function circleLine(
  x: number,
  y: number,
  radius: number,
  color: string,
  width: number,
  more: Attributes = {},
): string {
  return disc(x, y, radius, 'none', { stroke: color, 'stroke-width': number(width), ...more })
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
