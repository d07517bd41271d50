/** A ring of the cup: where it begins and ends, its radii in inches, and its material. */
export type Ring = {
  top: number
  bottom: number
  /** Radii at even steps from the top down. */
  radii: readonly number[]
  made: 'coat' | 'steel' | 'lid' | 'clear'
}

/** A tube in front of or behind the cup, as a polyline. */
export type Tube = {
  line: readonly (readonly [x: number, y: number])[]
  radius: number
  made: 'coat' | 'straw'
}

/** All in inches; the rim of the body is at y = 0, the center of the cup at x = 0. */
export type CupShape = {
  rings: readonly Ring[]
  /** As seen from the front; from behind they are mirrored. */
  tubes: readonly Tube[]
  /** Distance from the rim down to the center of the engraving: for one on a side, and for one that wraps around. */
  level: { side: number; around: number }
  /** The frame of the picture. */
  frame: { left: number; top: number; side: number }
  foot: number
}

type Line = Tube['line']

/** Cuts corners off repeatedly until they are round (Chaikin, "An algorithm for high speed curve generation", 1974). */
function smoothed(line: Line, rounds = 3): Line {
  if (rounds === 0) return line
  const cut = line.slice(1).flatMap(([toX, toY], at): Line => {
    const [fromX, fromY] = line[at] ?? [toX, toY]
    const between = (part: number) => [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part] as const
    return [between(0.25), between(0.75)]
  })
  return smoothed([...line.slice(0, 1), ...cut, ...line.slice(-1)], rounds - 1)
}

const slim: CupShape = {
  rings: [
    { top: -0.86, bottom: -0.66, radii: [0.5, 0.52], made: 'lid' },
    { top: -0.68, bottom: -0.2, radii: [1.3, 1.42, 1.46], made: 'clear' },
    { top: -0.2, bottom: -0.02, radii: [1.56, 1.58, 1.56], made: 'clear' },
    { top: -0.04, bottom: 0.14, radii: [1.53, 1.57, 1.53], made: 'steel' },
    { top: 0.12, bottom: 7.64, radii: [1.51, 1.3, 1.12], made: 'coat' },
    { top: 7.62, bottom: 8.02, radii: [1.11, 1.1, 1.02], made: 'steel' },
  ],
  tubes: [],
  level: { side: 3.56, around: 3.94 },
  frame: { left: -5.2, top: -1.5, side: 10.4 },
  foot: 8.02,
}

const handled: CupShape = {
  rings: [
    { top: -0.86, bottom: -0.4, radii: [1.58, 1.74, 1.76], made: 'lid' },
    { top: -0.48, bottom: -0.06, radii: [1.9, 1.96, 1.96], made: 'lid' },
    { top: -0.1, bottom: 0.12, radii: [2.06, 2.1, 2.06], made: 'steel' },
    {
      top: 0.1,
      bottom: 6.98,
      radii: [2.03, 2.02, 2, 1.99, 1.97, 1.9, 1.62, 1.54, 1.48, 1.42, 1.36],
      made: 'coat',
    },
    { top: 6.96, bottom: 7.34, radii: [1.35, 1.34, 1.26], made: 'steel' },
  ],
  tubes: [
    {
      line: [
        [0.55, -0.6],
        [0.94, -2.5],
      ],
      radius: 0.13,
      made: 'straw',
    },
    {
      line: smoothed([
        [1.9, 0.75],
        [2.7, 0.72],
        [3.12, 0.78],
        [3.14, 1.35],
        [3.02, 3.1],
        [3, 3.6],
        [2.5, 3.76],
        [1.8, 4.02],
      ]),
      radius: 0.24,
      made: 'coat',
    },
  ],
  level: { side: 2.11, around: 2.11 },
  frame: { left: -4.9, top: -2.75, side: 11 },
  foot: 7.34,
}

export const cupShapeOf = (sizeId: string): CupShape => (sizeId === '40oz' ? handled : slim)
