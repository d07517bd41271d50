type Draw = (context: CanvasRenderingContext2D) => void

/**
 * Describes strokes and fills in words: the approximate position, color, thickness and opacity. Lengths as drawn, in
 * tenths.
 */
export function recordDrawing(draw: Draw): string[] {
  const said: string[] = []
  let places: string[] = []
  const kept: string[][] = []
  let path: string[] = []
  const state = { strokeStyle: '', fillStyle: '', lineWidth: 0, globalAlpha: 1, shadowColor: '' }
  let dash: readonly number[] = []
  const say = (...words: (string | number)[]): void => void said.push([...places, ...words].join(' '))
  const tell = (act: string, at: readonly number[]): string => [act, ...at.map(tenths)].join(' ')
  const stroked = (): string =>
    `${state.strokeStyle} ${tenths(state.lineWidth)}${dash.length > 0 ? ' dashed' : ''}${seeThrough(state.globalAlpha)}`
  const filled = (): string => `${state.fillStyle}${seeThrough(state.globalAlpha)}`
  const context = Object.assign(state, {
    save: () => void kept.push(places),
    restore: () => {
      places = kept.pop() ?? []
    },
    translate: (...at: number[]) => {
      places = [...places, tell('about', at)]
    },
    rotate: (angle: number) => {
      if (angle !== 0) places = [...places, `turned ${tenths((angle * 180) / Math.PI)}`]
    },
    beginPath: () => {
      path = []
    },
    moveTo: (...at: number[]) => void path.push(tell('from', at)),
    lineTo: (...at: number[]) => void path.push(tell('to', at)),
    arc: (x: number, y: number, radius: number) => void path.push(tell('circle', [x, y, radius])),
    setLineDash: (pattern: readonly number[]) => {
      dash = pattern
    },
    stroke: () => say(...path, stroked()),
    fill: () => say(...path, filled()),
    strokeRect: (...box: number[]) => say(tell('box', box), stroked()),
    fillRect: (...box: number[]) => say(tell('filled', box), filled()),
    getTransform: () => ({ a: 1 }),
    createPattern: () => ({ setTransform() {}, toString: () => 'pattern' }),
  })
  draw(context as unknown as CanvasRenderingContext2D)
  return said
}

const tenths = (length: number): number => Math.round(length * 10) / 10 + 0

const seeThrough = (opacity: number): string => (opacity === 1 ? '' : ` at ${opacity}`)
