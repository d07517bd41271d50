/** The colors of the method's figures. */
export const inks = {
  piece: '#8ecae6',
  other: '#ffd166',
  clash: '#ef476f',
  line: '#1b1b1f',
  faint: '#c9c9d1',
  inside: '#f4a3b5',
  rim: '#fbe3a4',
} as const

export type Frame = { readonly width: number; readonly height: number; readonly drawn: string }

/** Frames side by side, each in its own unit, all at `scale` px a unit, with `gap` units between them. */
export const filmstrip = (frames: readonly Frame[], scale: number, gap: number): string => {
  const width = frames.reduce((sum, frame) => sum + frame.width, 0) + gap * (frames.length + 1)
  const height = Math.max(...frames.map((frame) => frame.height)) + 2 * gap
  let x = gap
  const placed = frames.map((frame) => {
    const group = `<g transform="translate(${round(x)} ${round(gap)})">\n${frame.drawn}\n</g>`
    x += frame.width + gap
    return group
  })
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${round(width)} ${round(height)}">\n` +
    `<rect width="100%" height="100%" fill="#fff"/>\n${placed.join('\n')}\n</svg>\n`
  )
}

export type Look = {
  readonly fill?: string
  readonly stroke?: string
  /** In the frame's unit. */
  readonly line?: number
  readonly dash?: string
}

export const rectangle = (x: number, y: number, width: number, height: number, look: Look): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${paint(look)}/>`

/** Closed rings of points, filled by the even-odd rule. */
export const rings = (all: readonly (readonly (readonly [number, number])[])[], look: Look): string => {
  const path = all.map((ring) => `M${ring.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`).join('')
  return `<path fill-rule="evenodd" d="${path}"${paint(look)}/>`
}

export const polyline = (points: readonly (readonly [number, number])[], look: Look): string =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}"${paint({ fill: 'none', ...look })}/>`

const paint = ({ fill = 'none', stroke, line = 0.05, dash }: Look) =>
  ` fill="${fill}"` +
  (stroke ? ` stroke="${stroke}" stroke-width="${line}" stroke-linejoin="round"` : '') +
  (dash ? ` stroke-dasharray="${dash}"` : '')

const round = (value: number) => Number(value.toFixed(3))
