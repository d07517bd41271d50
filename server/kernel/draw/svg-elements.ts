/** SVG elements as strings. Lengths are canvas units: one hundredth of a printed inch. */

type Attributes = Record<string, string | number | undefined>

export function number(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A filled outline. */
export function fill(d: string, colour: string, more: Attributes = {}): string {
  return `<path d="${d}" fill="${colour}"${written(more)}/>`
}

/** A drawn line of even weight with round ends. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${number(width)}"${written({
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })}/>`
}

/** A filled outline with a border of `width` outside its edge, as a die-cut sticker or a letter has. */
export function bordered(d: string, colour: string, border: string, width: number): string {
  return stroke(d, border, width * 2, { 'stroke-linejoin': 'round' }) + fill(d, colour)
}

export function disc(x: number, y: number, radius: number, colour: string, more: Attributes = {}): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${colour}"${written(more)}/>`
}

export function circleLine(
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number,
  more: Attributes = {},
): string {
  return disc(x, y, radius, 'none', { stroke: colour, 'stroke-width': number(width), ...more })
}

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  more: Attributes = {},
): string {
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${colour}"${written(more)}/>`
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  more: Attributes = {},
): string {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${colour}"${written(more)}/>`
}

export function group(children: string, more: Attributes = {}): string {
  return `<g${written(more)}>${children}</g>`
}

export function place(x: number, y: number, children: string, turn = 0, scale: number | string = 1): string {
  const turned = turn === 0 ? '' : ` rotate(${number(turn)})`
  const scaled = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${number(x)} ${number(y)})${turned}${scaled}">${children}</g>`
}

/** The drawing and its mirror image about the upright line at `x`. */
export function mirrored(x: number, children: string): string {
  return children + group(children, { transform: `translate(${number(x * 2)} 0) scale(-1 1)` })
}

/** Shows `children` only inside the outline `d`. `id` must be unique within the picture. */
export function clipped(id: string, d: string, children: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${children}</g>`
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}
