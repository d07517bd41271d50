import { circle, ellipse, leaf, polar, rounded } from '#server/kernel/draw/outlines.ts'
import {
  accent,
  bar,
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

const petals = (count: number, inner: number, length: number, width: number, turn = 0): string[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = turn + (360 / count) * at
    const [x, y] = polar(0, 0, inner, angle)
    return leaf(x, y, length, width, angle)
  })

export const plants = {
  pine: [
    ...second(rounded(-11, 62, 22, 36, 4)),
    ...main(
      evenPoly(0, -2, 74, 72, 0, 72),
      evenPoly(0, -52, 58, 30, 0, 30),
      evenPoly(0, -98, 40, -18, 0, -18),
    ),
    ...light(poly(0, -98, 14, -70, 2, -76, -8, -66, -14, -70), poly(0, -2, -10, 12, -40, 38, -20, 40, 0, 32)),
  ],
  tree: [
    ...second(
      'M-10 98C-4 70 -6 50 -40 26L-32 18C-18 26 -8 32 -4 40L0 -2H10L8 36C14 28 24 20 36 12L42 20C18 40 12 62 20 98Z',
    ),
    ...main(
      'M-58 40C-92 38 -98 0 -72 -12C-84 -48 -48 -66 -30 -56C-20 -98 40 -98 48 -58C82 -64 100 -30 80 -8C100 14 78 44 52 36C34 48 14 40 8 28C-6 46 -38 52 -58 40Z',
    ),
    ...light(ellipse(-30, -28, 18, 11), ellipse(22, -60, 18, 9), ellipse(46, -14, 14, 8)),
    ...accent(circle(-52, 12, 9), circle(4, -22, 9), circle(62, 14, 9), circle(-2, -66, 8)),
  ],
  palm: [
    ...second('M-4 -34C14 6 20 50 14 98H-12C-2 60 -6 8 -20 -30Z'),
    ...line('light', 5, 'M-8 0L10 -6', 'M-3 26L15 22', 'M-3 52L17 50', 'M-7 76L15 76'),
    ...main(
      'M-10 -40C20 -82 78 -82 96 -36C62 -52 30 -44 -10 -34Z',
      'M-10 -40C24 -52 72 -28 76 22C48 -12 22 -24 -12 -32Z',
      'M-10 -40C-44 -82 -88 -68 -99 -26C-66 -46 -42 -42 -10 -32Z',
      'M-10 -40C-50 -44 -80 -12 -74 30C-52 -4 -34 -22 -8 -30Z',
      'M-14 -36C-20 -72 4 -96 34 -98C18 -74 8 -56 -4 -36Z',
    ),
    ...accent(circle(-20, -22, 10), circle(2, -20, 10), circle(-9, -10, 9)),
  ],
  leaf: [
    ...main('M0 98C-10 70 -86 40 -62 -34C-52 -66 -22 -84 0 -99C22 -84 52 -66 62 -34C86 40 10 70 0 98Z'),
    ...line(
      'light',
      6,
      'M0 92V-66',
      'M0 50L34 20',
      'M0 50L-34 20',
      'M0 14L40 -18',
      'M0 14L-40 -18',
      'M0 -22L30 -46',
      'M0 -22L-30 -46',
    ),
  ],
  maple: [
    ...main(
      evenPoly(
        0,
        -98,
        20,
        -56,
        38,
        -66,
        34,
        -16,
        66,
        -48,
        72,
        -30,
        98,
        -32,
        84,
        -2,
        94,
        10,
        46,
        46,
        50,
        62,
        6,
        56,
        6,
        98,
        0,
        98,
      ),
    ),
    ...line('light', 5, 'M0 54V-52', 'M0 48L56 -8', 'M0 48L-56 -8'),
  ],
  daisy: [
    ...light(...petals(12, 20, 78, 20)),
    ...main(circle(0, 0, 33)),
    ...accent(circle(-10, -8, 5), circle(8, -12, 5), circle(13, 8, 5), circle(-6, 12, 5), circle(0, 0, 5)),
  ],
  sunflower: [
    ...second(...petals(16, 30, 68, 18, 11)),
    ...main(...petals(16, 30, 62, 17)),
    ...solid(circle(0, 0, 44)),
    ...accent(
      ...Array.from({ length: 20 }, (_, at) => {
        const [x, y] = polar(0, 0, 7 + Math.sqrt(at) * 7.4, at * 137.5)
        return circle(x, y, 3.6)
      }),
    ),
  ],
  rose: [
    ...line('second', 8, curve(0, 26, 4, 60, -2, 98)),
    ...second(leaf(2, 78, 60, 28, 58), leaf(0, 62, 54, 26, -62)),
    ...main(even(0, -86, 44, -78, 60, -40, 44, 14, 0, 36)),
    ...accent(
      'M-40 -68C-10 -98 34 -92 40 -60C44 -34 20 -22 0 -30C-14 -36 -12 -54 2 -56L10 -48C2 -44 8 -38 16 -42C28 -50 22 -72 0 -74C-22 -76 -36 -56 -28 -34C-46 -40 -48 -58 -40 -68Z',
    ),
    ...light('M-58 -44C-40 -8 -10 8 34 4C22 26 6 36 0 36C-32 30 -60 -4 -58 -44Z'),
  ],
  tulip: [
    ...line('second', 9, 'M0 20V98'),
    ...second(leaf(0, 96, 92, 30, 24), leaf(0, 96, 80, 30, -26)),
    ...main(
      'M-50 -74C-34 -66 -26 -54 -20 -44C-14 -66 -8 -82 0 -96C8 -82 14 -66 20 -44C26 -54 34 -66 50 -74C60 -20 42 26 0 28C-42 26 -60 -20 -50 -74Z',
    ),
    ...accent('M-20 -44C-14 -66 -8 -82 0 -96C8 -82 14 -66 20 -44C18 -10 12 10 0 28C-12 10 -18 -10 -20 -44Z'),
  ],
  cactus: [
    ...main(
      'M-24 98V-58C-24 -104 24 -104 24 -58V18H40V-18C40 -46 74 -46 74 -18V30C74 46 64 54 52 54H24V98Z',
      'M-22 44H-50C-64 44 -74 36 -74 22V-34C-74 -60 -42 -60 -42 -34V8H-22Z',
    ),
    ...line(
      'light',
      5,
      'M0 -70V-50',
      'M0 -34V-14',
      'M0 4V24',
      'M0 42V62',
      'M-58 -26V-8',
      'M57 -10V8',
      'M-14 -22V-6',
      'M14 -52V-36',
      'M14 40V56',
      'M-14 60V76',
    ),
    ...accent(circle(0, -92, 12), circle(-12, -86, 9), circle(12, -86, 9)),
    ...second(ellipse(0, 96, 72, 7)),
  ],
  mushroom: [
    ...light('M-26 16C-20 44 -30 70 -36 84C-30 98 30 98 36 84C30 70 20 44 26 16Z'),
    ...main('M-92 12C-94 -50 -52 -90 0 -90C52 -90 94 -50 92 12C60 30 -60 30 -92 12Z'),
    ...light(
      circle(-34, -40, 17),
      circle(28, -56, 13),
      circle(50, -10, 12),
      circle(0, -6, 10),
      circle(-66, -4, 9),
    ),
    ...line('second', 5, 'M-12 30V52', 'M8 30V64'),
  ],
  clover: [
    ...line('second', 10, curve(4, 14, 10, 56, 34, 94)),
    ...[0, 90, 180, 270].flatMap((turn) => {
      const [x, y] = polar(0, -6, 46, turn + 45)
      return main(
        circle(
          x - 18 * Math.cos(((turn + 45) * Math.PI) / 180),
          y - 18 * Math.sin(((turn + 45) * Math.PI) / 180),
          25,
        ),
        circle(
          x + 18 * Math.cos(((turn + 45) * Math.PI) / 180),
          y + 18 * Math.sin(((turn + 45) * Math.PI) / 180),
          25,
        ),
      )
    }),
    ...main(
      poly(0, -6, 46, -46, 56, -20),
      poly(0, -6, 46, 34, 20, 46),
      poly(0, -6, -46, 34, -56, 8),
      poly(0, -6, -46, -46, -20, -58),
    ),
    ...main(circle(0, -6, 40)),
    ...line('light', 5, 'M-40 -46L40 34', 'M40 -46L-40 34'),
  ],
} satisfies Record<string, Motif>

/** What grows and is eaten. */
export const fruits = {
  apple: [
    ...main(
      'M0 -34C30 -58 88 -48 86 8C84 56 48 98 22 94C10 90 -10 90 -22 94C-48 98 -84 56 -86 8C-88 -48 -30 -58 0 -34Z',
    ),
    ...light('M-64 -14C-60 -30 -46 -36 -36 -34C-50 -24 -56 -8 -54 14C-62 8 -66 -4 -64 -14Z'),
    ...bar(8, curve(0, -34, -2, -62, 10, -84)),
    ...second(leaf(6, -56, 62, 30, 68)),
  ],
  cherries: [
    ...line('second', 7, curve(-36, 40, -26, -20, 26, -88), curve(44, 34, 40, -20, 26, -88)),
    ...second(leaf(26, -86, 74, 34, 112), leaf(26, -86, 66, 30, -112)),
    ...main(circle(-42, 54, 38), circle(48, 48, 36)),
    ...light(ellipse(-56, 40, 9, 12), ellipse(36, 34, 8, 11)),
  ],
  lemon: [
    ...main('M-88 6C-80 -60 60 -72 82 -18L98 -16L90 4C92 64 -40 86 -70 38L-94 30Z'),
    ...light('M-62 -8C-44 -40 0 -48 30 -42C4 -34 -36 -20 -50 12C-58 8 -64 0 -62 -8Z'),
    ...second(leaf(70, -28, 72, 36, -46)),
    ...accent(circle(10, 26, 4), circle(36, 14, 4), circle(-16, 34, 4), circle(46, -10, 4)),
  ],
  pineapple: [
    ...second(
      leaf(0, -26, 74, 22, 0),
      leaf(0, -24, 70, 22, 28),
      leaf(0, -24, 70, 22, -28),
      leaf(0, -20, 58, 20, 56),
      leaf(0, -20, 58, 20, -56),
    ),
    ...main(even(0, -30, 38, -20, 52, 26, 38, 80, 0, 96)),
    ...line(
      'accent',
      5,
      'M-34 -18L44 60',
      'M-50 16L24 90',
      'M34 -18L-44 60',
      'M50 16L-24 90',
      'M-4 -28L52 28',
      'M4 -28L-52 28',
    ),
    ...light(
      circle(0, 22, 5),
      circle(0, 54, 5),
      circle(-18, 38, 5),
      circle(18, 38, 5),
      circle(-18, 6, 5),
      circle(18, 6, 5),
    ),
  ],
  avocado: [
    ...main(even(0, -94, 32, -76, 44, -26, 70, 24, 52, 78, 0, 94)),
    ...light(even(0, -76, 22, -62, 32, -20, 54, 28, 40, 66, 0, 78)),
    ...second(circle(0, 34, 28)),
    ...accent(ellipse(-9, 25, 8, 6)),
  ],
  strawberry: [
    ...main(even(0, -44, 54, -46, 74, -14, 46, 56, 0, 96)),
    ...second(
      poly(
        0,
        -34,
        -18,
        -14,
        -28,
        -36,
        -66,
        -32,
        -44,
        -56,
        -58,
        -78,
        -18,
        -66,
        0,
        -96,
        18,
        -66,
        58,
        -78,
        44,
        -56,
        66,
        -32,
        28,
        -36,
        18,
        -14,
      ),
    ),
    ...light(
      ellipse(-32, 4, 5, 8),
      ellipse(0, 12, 5, 8),
      ellipse(32, 4, 5, 8),
      ellipse(-16, 38, 5, 8),
      ellipse(16, 38, 5, 8),
      ellipse(0, 66, 5, 8),
    ),
  ],
  chili: [
    ...main('M38 -56C70 -46 72 -6 46 32C14 76 -46 96 -94 84C-50 70 -14 44 4 2C14 -22 14 -60 38 -56Z'),
    ...light('M46 -36C54 -14 36 22 8 48C26 20 32 -8 36 -34Z'),
    ...second('M12 -42C14 -68 40 -74 54 -66C66 -60 70 -46 66 -36C52 -50 28 -50 12 -42Z'),
    ...line('second', 9, curve(42, -64, 46, -84, 64, -96)),
  ],
  carrot: [
    ...second(leaf(-30, -30, 66, 24, -52), leaf(-28, -34, 72, 26, -16), leaf(-24, -36, 58, 22, 18)),
    ...main('M-54 -14C-44 -52 -6 -50 10 -24C34 16 72 66 96 96C54 82 -12 56 -38 30C-52 16 -58 0 -54 -14Z'),
    ...line('ink', 5, 'M-22 -30L-4 -14', 'M-36 16L-16 8', 'M16 14L28 8', 'M8 54L22 46', 'M42 54L52 50'),
  ],
} satisfies Record<string, Motif>
