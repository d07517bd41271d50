import { circle, ellipse } from '#server/kernel/draw/outlines.ts'
import {
  accent,
  curve,
  even,
  evenPoly,
  ink,
  light,
  line,
  type Motif,
  main,
  pair,
  poly,
  second,
  solid,
} from '../motif.ts'

const eyes = (x: number, y: number, size: number) => [
  ...pair(ink(ellipse(x, y, size, size * 1.25))),
  ...pair(light(circle(x - size * 0.3, y - size * 0.5, size * 0.32))),
]

const smile = (y: number, width: number) =>
  line('ink', 5, curve(-width, y, -width / 2, y + width * 0.42, 0, y, width / 2, y + width * 0.42, width, y))

/** Animals seen from the front. */
export const faces = {
  cat: [
    ...pair(main(poly(22, -58, 76, -96, 84, -16))),
    ...pair(accent(poly(42, -56, 68, -76, 73, -34))),
    ...main(even(0, -64, 52, -58, 86, -8, 76, 46, 38, 78, 0, 84)),
    ...light(even(0, 18, 30, 22, 40, 46, 22, 64, 0, 66)),
    ...eyes(38, 0, 11),
    ...accent(even(0, 34, 11, 24, 6, 20)),
    ...smile(42, 18),
    ...pair(line('ink', 4, curve(52, 32, 76, 26, 98, 28), curve(52, 42, 76, 44, 96, 54))),
    ...second(poly(-7, -62, 7, -62, 0, -30)),
    ...pair(second(poly(14, -60, 28, -57, 20, -36))),
  ],
  dog: [
    ...main(even(0, -76, 46, -70, 72, -30, 66, 30, 40, 74, 0, 86)),
    ...pair(second(`M48 -74C86 -86 104 -40 96 18C92 44 70 46 66 22C64 -10 56 -30 48 -74Z`)),
    ...light(even(0, -4, 22, 8, 42, 42, 28, 74, 0, 82)),
    ...eyes(30, -14, 10),
    ...ink(even(0, 14, 20, 18, 14, 34, 0, 40)),
    ...line('ink', 5, 'M0 38V54'),
    ...smile(54, 24),
    ...accent('M-11 64H11V80C11 96 -11 96 -11 80Z'),
  ],
  bear: [
    ...pair(main(circle(60, -60, 30))),
    ...pair(accent(circle(60, -60, 15))),
    ...main(even(0, -80, 56, -70, 88, -10, 78, 48, 40, 80, 0, 86)),
    ...light(even(0, -2, 34, 8, 44, 40, 28, 66, 0, 72)),
    ...eyes(38, -20, 9),
    ...ink(even(0, 6, 20, 10, 14, 26, 0, 32)),
    ...line('ink', 5, 'M0 30V42'),
    ...smile(42, 18),
  ],
  fox: [
    ...pair(main(poly(14, -46, 74, -98, 92, -10))),
    ...pair(ink(poly(50, -62, 72, -82, 78, -46))),
    ...main(evenPoly(0, -56, 40, -52, 96, -2, 48, 52, 0, 92)),
    ...pair(light(poly(96, -2, 48, 52, 0, 92, 14, 40, 44, 22))),
    ...pair(ink('M24 4C34 -8 48 -6 54 4C44 12 32 12 24 4Z')),
    ...ink(even(0, 70, 15, 72, 9, 88, 0, 93)),
  ],
  wolf: [
    ...pair(second(poly(16, -44, 62, -98, 78, -30))),
    ...pair(accent(poly(38, -48, 60, -76, 66, -40))),
    ...main(evenPoly(0, -52, 50, -46, 76, -20, 98, 26, 74, 28, 80, 56, 54, 50, 36, 72, 0, 94)),
    ...pair(light(poly(0, -10, 26, 14, 62, 26, 54, 50, 36, 72, 20, 60, 12, 30))),
    ...pair(ink('M22 -2L54 -14L46 8L28 10Z')),
    ...second(poly(-12, -50, 12, -50, 0, 0)),
    ...ink(evenPoly(0, 46, 17, 50, 11, 66, 0, 74)),
    ...line('ink', 5, 'M0 72V84'),
  ],
  lion: [
    ...second(
      Array.from({ length: 18 }, (_, tip) => tip)
        .reduce<number[][]>((all, tip) => {
          const angle = (tip * 20 * Math.PI) / 180
          const next = angle + Math.PI / 18
          return [
            ...all,
            [Math.sin(angle) * 98, -Math.cos(angle) * 98],
            [Math.sin(next) * 76, -Math.cos(next) * 76],
          ]
        }, [])
        .map(([x = 0, y = 0], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('')
        .concat('Z'),
    ),
    ...pair(main(circle(46, -50, 17))),
    ...main(even(0, -62, 40, -54, 60, -8, 52, 40, 28, 64, 0, 70)),
    ...light(even(0, 8, 24, 18, 34, 42, 18, 60, 0, 64)),
    ...eyes(26, -12, 9),
    ...ink(even(0, 12, 18, 12, 12, 26, 0, 34)),
    ...line('ink', 5, 'M0 32V42'),
    ...smile(42, 16),
  ],
  tiger: [
    ...pair(main(circle(60, -58, 26))),
    ...pair(light(circle(60, -58, 13))),
    ...main(even(0, -78, 54, -70, 88, -6, 78, 48, 40, 80, 0, 86)),
    ...pair(light(even(44, 26, 74, 34, 60, 62))),
    ...light(even(0, 12, 26, 16, 42, 44, 26, 72, 0, 78)),
    ...ink(poly(-9, -80, 9, -80, 0, -40)),
    ...pair(ink(poly(18, -76, 36, -72, 22, -44), poly(88, -18, 88, 2, 58, -4), poly(84, 22, 80, 42, 58, 22))),
    ...eyes(34, -10, 11),
    ...accent(even(0, 20, 18, 16, 12, 30, 0, 36)),
    ...smile(42, 18),
  ],
  panda: [
    ...pair(solid(circle(62, -60, 28))),
    ...light(even(0, -80, 58, -70, 90, -8, 78, 48, 40, 80, 0, 86)),
    ...pair(ink('M20 -22C34 -42 66 -26 60 4C56 24 30 26 22 6C18 -4 16 -14 20 -22Z')),
    ...pair(light(circle(40, -6, 12))),
    ...pair(ink(circle(38, -5, 6))),
    ...ink(even(0, 22, 17, 24, 10, 36, 0, 40)),
    ...smile(46, 18),
    ...pair(accent(ellipse(58, 38, 13, 8))),
  ],
  rabbit: [
    ...pair(main('M16 -30C2 -60 14 -104 36 -98C58 -92 56 -50 44 -26Z')),
    ...pair(accent('M24 -34C16 -58 24 -84 34 -82C44 -80 42 -54 36 -32Z')),
    ...main(even(0, -40, 44, -34, 70, 14, 58, 66, 0, 86)),
    ...eyes(30, 10, 10),
    ...light(even(0, 34, 24, 38, 30, 56, 16, 70, 0, 70)),
    ...accent(even(0, 44, 10, 34, 6, 30)),
    ...smile(50, 14),
    ...light('M-9 60H9V78H-9Z'),
  ],
  frog: [
    ...pair(main(circle(50, -48, 32))),
    ...main(even(0, -40, 62, -34, 96, 20, 76, 64, 0, 76)),
    ...pair(light(circle(50, -48, 21))),
    ...pair(ink(circle(48, -47, 12))),
    ...light(even(0, 34, 50, 34, 72, 46, 44, 68, 0, 72)),
    ...line('ink', 6, curve(-70, 22, -36, 38, 0, 42, 36, 38, 70, 22)),
    ...pair(accent(ellipse(70, 6, 11, 7))),
    ...pair(ink(circle(8, 4, 4))),
  ],
  owl: [
    ...pair(second(poly(24, -64, 82, -98, 72, -36))),
    ...main(even(0, -72, 52, -68, 78, -20, 76, 50, 44, 90, 0, 96)),
    ...pair(second('M62 -8C96 16 92 66 62 86C64 54 64 24 62 -8Z')),
    ...light(even(0, 14, 34, 18, 46, 52, 30, 82, 0, 88)),
    ...pair(light(circle(32, -26, 31))),
    ...pair(accent(circle(32, -26, 21))),
    ...pair(ink(circle(32, -26, 12))),
    ...ink(evenPoly(0, -18, 12, -10, 0, 14)),
    ...line('second', 6, 'M-22 40Q-11 52 0 40Q11 52 22 40', 'M-22 60Q-11 72 0 60Q11 72 22 60'),
  ],
  elephant: [
    ...pair(second('M38 -60C86 -92 110 -30 92 14C80 44 56 44 44 24Z')),
    ...pair(accent('M52 -48C80 -66 92 -24 82 2C74 22 60 22 54 12Z')),
    ...main(
      'M-48 -60C-20 -84 20 -84 48 -60C62 -28 54 16 30 32C28 62 32 74 48 74C58 74 60 64 56 58L72 52C84 76 66 96 44 94C14 92 4 74 4 40H-26C-54 18 -62 -28 -48 -60Z',
    ),
    ...eyes(28, -18, 8),
    ...light('M-28 34C-36 52 -46 60 -56 62C-46 66 -28 58 -18 40Z'),
    ...line('ink', 4, 'M8 46H28', 'M10 58H28', 'M14 70H30'),
  ],
  penguin: [
    ...main(even(0, -94, 34, -84, 46, -48, 66, 10, 58, 66, 28, 88, 0, 90)),
    ...pair(second('M56 -16C84 4 92 36 84 54C70 48 60 30 54 8Z')),
    ...light(even(0, -40, 34, -14, 46, 30, 36, 70, 0, 82)),
    ...pair(light(ellipse(17, -58, 16, 20))),
    ...pair(ink(circle(15, -58, 7))),
    ...accent(evenPoly(0, -52, 15, -42, 0, -26)),
    ...pair(accent(ellipse(26, 90, 22, 9))),
  ],
  pig: [
    ...pair(second('M30 -62C48 -92 84 -88 88 -70C88 -44 66 -36 54 -36Z')),
    ...main(even(0, -72, 56, -62, 88, -4, 76, 50, 38, 76, 0, 80)),
    ...eyes(38, -18, 9),
    ...accent(ellipse(0, 24, 38, 27)),
    ...pair(ink(ellipse(14, 24, 7, 11))),
    ...smile(60, 14),
  ],
  cow: [
    ...pair(accent('M34 -66C58 -70 66 -84 62 -100C86 -84 80 -54 50 -48Z')),
    ...pair(second('M52 -42C76 -58 102 -44 100 -30C90 -14 66 -16 54 -24Z')),
    ...light(even(0, -72, 44, -62, 56, -18, 46, 40, 0, 52)),
    ...second('M6 -72C44 -70 56 -40 54 -6C40 8 16 4 10 -16Z'),
    ...eyes(28, -14, 9),
    ...accent(even(0, 18, 42, 26, 52, 54, 34, 84, 0, 90)),
    ...pair(ink(ellipse(20, 48, 7, 11))),
    ...smile(68, 16),
  ],
  skull: [
    ...light(even(0, -92, 56, -80, 82, -30, 74, 20, 50, 40, 46, 84, 0, 90)),
    ...pair(ink('M14 -12C18 -36 54 -40 60 -14C62 10 38 26 22 18C14 12 12 0 14 -12Z')),
    ...ink(evenPoly(0, 16, 12, 38, 0, 34)),
    ...line('ink', 6, 'M-40 58H40', 'M-22 46V82', 'M0 46V86', 'M22 46V82'),
    ...line('ink', 5, curve(20, -88, 28, -70, 20, -58, 30, -46)),
  ],
} satisfies Record<string, Motif>
