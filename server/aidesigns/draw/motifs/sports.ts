import { circle, ellipse, polar, polygon, regular, rounded } from '#server/kernel/draw/outlines.ts'
import {
  accent,
  bar,
  curve,
  even,
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

export const sports = {
  soccer: [
    ...light(circle(0, 0, 94)),
    ...ink(regular(0, 0, 32, 5)),
    ...[0, 72, 144, 216, 288].flatMap((turn) => {
      const edge = (radius: number, off: number) => polar(0, 0, radius, turn + off)
      return ink(
        polygon(
          [
            edge(72, 36 - 15),
            edge(62, 36),
            edge(72, 36 + 15),
            edge(93, 36 + 17),
            edge(94, 36),
            edge(93, 36 - 17),
          ].map(([x, y]) => [x, y]),
        ),
      )
    }),
    ...[0, 72, 144, 216, 288].flatMap((turn) =>
      line(
        'ink',
        5,
        polygon([polar(0, 0, 32, turn), polar(0, 0, 60, turn)], false),
        polygon([polar(0, 0, 60, turn), polar(0, 0, 72, turn + 21)], false),
        polygon([polar(0, 0, 60, turn), polar(0, 0, 72, turn - 21)], false),
      ),
    ),
    ...bar(7, circle(0, 0, 92)),
  ],
  football: [
    ...main('M-96 38C-90 -28 -28 -90 92 -88C96 -80 98 -70 98 -58C92 14 26 88 -84 92C-92 82 -98 62 -96 38Z'),
    ...light(
      'M-90 6C-84 -6 -76 -18 -70 -26C-48 -6 -22 22 -8 52C-14 60 -24 68 -36 74C-48 46 -68 22 -90 6Z',
      'M24 -80C34 -84 46 -86 58 -87C72 -66 84 -54 97 -46C94 -36 92 -28 86 -18C60 -32 40 -52 24 -80Z',
    ),
    ...line('light', 7, 'M-26 36L46 -36', 'M-20 10L4 34', 'M-4 -6L20 18', 'M12 -22L36 2'),
  ],
  basketball: [
    ...main(circle(0, 0, 94)),
    ...line(
      'ink',
      7,
      'M0 -94V94',
      'M-94 0H94',
      'M-66 -66C-24 -28 -24 28 -66 66',
      'M66 -66C24 -28 24 28 66 66',
      circle(0, 0, 92),
    ),
  ],
  baseball: [
    ...light(circle(0, 0, 94)),
    ...line('main', 6, 'M-64 -66C-20 -28 -20 28 -64 66', 'M64 -66C20 -28 20 28 64 66'),
    ...[-44, -22, 0, 22, 44].flatMap((y) =>
      pair(line('main', 5, `M${-46 + Math.abs(y) * 0.22} ${y}L${-22 + -Math.abs(y) * 0.3} ${y - 8}`)),
    ),
    ...bar(6, circle(0, 0, 92)),
  ],
  tennis: [
    ...main(circle(0, 0, 94)),
    ...line('light', 9, 'M-78 -52C-20 -36 -20 36 -78 52', 'M78 -52C20 -36 20 36 78 52'),
  ],
  volleyball: [
    ...light(circle(0, 0, 94)),
    ...second('M0 0C-10 -40 12 -80 44 -83C84 -62 96 -20 94 4C70 -26 30 -24 0 0Z'),
    ...main('M0 0C40 -12 76 18 80 50C56 88 10 98 -18 92C22 64 28 26 0 0Z'),
    ...accent('M0 0C-24 34 -66 40 -88 32C-100 -12 -80 -54 -58 -74C-58 -30 -38 -4 0 0Z'),
    ...line(
      'ink',
      5,
      circle(0, 0, 92),
      'M0 0C-10 -40 12 -80 44 -83',
      'M0 0C40 -12 76 18 80 50',
      'M0 0C-24 34 -66 40 -88 32',
    ),
  ],
  bowling: [
    ...light(
      'M14 -84C14 -104 58 -104 58 -84C58 -66 50 -58 50 -42C50 -18 76 4 70 44C68 70 60 84 54 92H18C12 84 4 70 2 44C-4 4 22 -18 22 -42C22 -58 14 -66 14 -84Z',
    ),
    ...main('M20 -52H52V-42H21Z', 'M22 -32H51L56 -22H17Z'),
    ...solid(circle(-36, 38, 56)),
    ...accent(circle(-48, 16, 7), circle(-26, 12, 7), circle(-34, 32, 7)),
  ],
  hockey: [
    ...line('second', 13, 'M74 -92L-16 60', 'M-74 -92L16 60'),
    ...line('main', 17, 'M-16 60C-26 76 -44 80 -82 76', 'M16 60C26 76 44 80 82 76'),
    ...solid(ellipse(0, 84, 27, 11)),
  ],
  golf: [
    ...bar(7, 'M-8 -92V72'),
    ...main('M-4 -92L74 -66L-4 -36Z'),
    ...second('M-96 82C-60 52 60 52 96 82C60 98 -60 98 -96 82Z'),
    ...ink(ellipse(-8, 74, 16, 5)),
    ...light(circle(38, 64, 14)),
  ],
  skateboard: [
    ...solid(circle(-50, 34, 18), circle(50, 34, 18)),
    ...accent(circle(-50, 34, 7), circle(50, 34, 7)),
    ...main(
      'M-98 -22C-90 -30 -84 -22 -74 -8C-68 2 -62 4 -54 4H54C62 4 68 2 74 -8C84 -22 90 -30 98 -22C96 8 80 20 62 20H-62C-80 20 -96 8 -98 -22Z',
    ),
    ...line('light', 5, 'M-46 12H46'),
  ],
  surfboard: [
    ...main(even(0, -99, 26, -60, 34, 10, 22, 78, 0, 98)),
    ...light('M-33 -6C-10 -30 10 -30 33 -6V16C10 -8 -10 -8 -33 16Z'),
    ...accent('M-33 28C-10 4 10 4 33 28C32 38 30 46 29 50C10 28 -10 28 -29 50Z'),
    ...line('second', 5, 'M0 -86V-34', 'M0 46V88'),
  ],
  dumbbell: [
    ...second(rounded(-42, -9, 84, 18, 4)),
    ...main(rounded(-74, -56, 34, 112, 10), rounded(40, -56, 34, 112, 10)),
    ...accent(rounded(-94, -34, 20, 68, 8), rounded(74, -34, 20, 68, 8)),
    ...light(rounded(-66, -44, 8, 88, 4), rounded(48, -44, 8, 88, 4)),
  ],
  boxing: [
    ...main('M-52 -30C-60 -92 66 -104 78 -44C82 -4 62 20 44 40V58H-38V34C-52 14 -50 -6 -52 -30Z'),
    ...second('M-52 -18C-88 -36 -96 8 -66 24C-46 32 -20 22 -8 0C-20 -14 -40 0 -52 -18Z'),
    ...light(rounded(-46, 58, 98, 34, 6)),
    ...line('light', 6, curve(-22, -62, 16, -74, 44, -56)),
  ],
  trophy: [
    ...line('second', 11, 'M-50 -70H-84C-86 -26 -62 -10 -40 -8', 'M50 -70H84C86 -26 62 -10 40 -8'),
    ...main('M-56 -92H56C60 -30 44 16 8 26V52H-8V26C-44 16 -60 -30 -56 -92Z'),
    ...second(poly(-26, 52, 26, 52, 36, 72, -36, 72)),
    ...solid(rounded(-52, 72, 104, 24, 4)),
    ...light(poly(0, -72, 8, -50, 30, -48, 13, -34, 19, -12, 0, -24, -19, -12, -13, -34, -30, -48, -8, -50)),
  ],
  bicycle: [
    ...line('main', 9, circle(-56, 36, 38), circle(56, 36, 38)),
    ...line('second', 9, 'M-56 36L-22 -28H40L56 36', 'M-22 -28L-2 36L40 -28', 'M-56 36H-2'),
    ...line('second', 9, 'M-22 -28L-28 -48', 'M40 -28L34 -56H56C66 -56 68 -44 60 -42'),
    ...solid(rounded(-46, -58, 38, 12, 6), circle(-2, 36, 11)),
    ...accent(circle(-56, 36, 7), circle(56, 36, 7)),
  ],
  fishing: [
    ...line('main', 11, 'M12 -92V40C12 96 -70 96 -68 30'),
    ...main(poly(-90, 46, -68, 4, -44, 44, -68, 34)),
    ...line('accent', 10, circle(12, -82, 13)),
    ...second(
      'M12 -40C30 -76 70 -72 92 -90C90 -44 54 -6 16 -12Z',
      'M10 -14C-26 -22 -40 -44 -46 -60C-14 -60 6 -44 12 -24Z',
    ),
  ],
  chess: [
    ...main(
      'M-44 66C-40 26 -2 14 -2 -16C-20 -14 -30 6 -46 8C-60 6 -68 -10 -64 -20L-30 -58C-26 -72 -22 -82 -14 -92C-6 -84 2 -78 10 -74C52 -56 66 4 46 66Z',
    ),
    ...ink(circle(-18, -42, 6)),
    ...line('light', 6, curve(20, -58, 40, -20, 34, 30)),
    ...second(rounded(-56, 66, 112, 16, 4)),
    ...main(rounded(-68, 80, 136, 18, 5)),
  ],
} satisfies Record<string, Motif>

export const vehicles = {
  car: [
    ...second('M-56 -12C-46 -52 -34 -60 -10 -60H22C44 -60 54 -42 66 -12Z'),
    ...light('M-44 -12C-36 -40 -28 -48 -10 -48H-2V-12Z', 'M8 -12V-48H20C36 -48 44 -32 50 -12Z'),
    ...main('M-96 16C-98 -6 -76 -14 -56 -16H66C90 -12 99 2 97 34H-94Z'),
    ...solid(circle(-54, 34, 24), circle(54, 34, 24)),
    ...light(circle(-54, 34, 11), circle(54, 34, 11)),
    ...accent(ellipse(88, 4, 8, 9)),
    ...line('light', 5, 'M-22 8H24'),
  ],
  truck: [
    ...second(rounded(-98, -10, 100, 44, 4)),
    ...main('M-4 34V-44C-4 -52 2 -54 8 -54H38C46 -54 50 -50 54 -42L70 -8C90 -4 97 4 97 34Z'),
    ...light('M10 -40H36L48 -8H10Z'),
    ...accent(rounded(-90, -28, 86, 18, 4)),
    ...solid(circle(-58, 36, 24), circle(56, 36, 24)),
    ...light(circle(-58, 36, 10), circle(56, 36, 10)),
  ],
  van: [
    ...main('M-94 36V-36C-94 -54 -84 -58 -72 -58H54C70 -58 80 -44 86 -20L94 8V36Z'),
    ...light('M-82 -8V-44H-44V-8Z', 'M-34 -8V-44H8V-8Z', 'M18 -8V-44H52C64 -44 68 -28 74 -8Z'),
    ...second('M-94 6H94V18H-94Z'),
    ...solid(circle(-52, 38, 23), circle(52, 38, 23)),
    ...light(circle(-52, 38, 10), circle(52, 38, 10)),
    ...accent(rounded(-70, -74, 92, 14, 6)),
  ],
  motorcycle: [
    ...bar(13, circle(-60, 42, 32), circle(60, 42, 32)),
    ...line('second', 10, 'M60 42L34 -34', 'M-60 42L-8 38L30 -10'),
    ...main('M-24 -8C0 -32 34 -32 44 -10C42 10 10 14 -24 10Z'),
    ...second(engineBlock(-14, 16)),
    ...solid('M-92 -14C-74 -24 -40 -22 -20 -6L-24 8C-50 2 -74 2 -88 4Z'),
    ...bar(9, 'M34 -34L22 -54H4'),
    ...accent(circle(46, -28, 13), circle(-60, 42, 9), circle(60, 42, 9)),
    ...line('accent', 9, 'M-6 46H-84'),
  ],
  rocket: [
    ...second('M-26 22C-58 30 -66 58 -66 84L-22 58Z', 'M26 22C58 30 66 58 66 84L22 58Z'),
    ...accent(even(0, 98, 16, 76, 20, 58, 0, 54)),
    ...main(even(0, -98, 26, -64, 36, -10, 26, 56, 0, 62)),
    ...second('M-22 -66C-14 -82 -6 -92 0 -98C6 -92 14 -82 22 -66C10 -58 -10 -58 -22 -66Z'),
    ...light(circle(0, -22, 18)),
    ...ink(circle(0, -22, 10)),
    ...line('light', 5, 'M0 18V46'),
  ],
  plane: [
    ...second(
      poly(-8, -4, 14, -78, 34, -78, 36, -2),
      poly(-8, 12, 10, 78, 30, 78, 36, 14),
      poly(-92, -48, -72, -48, -54, -4, -86, 2),
    ),
    ...main('M-96 2C-80 -10 -40 -14 20 -14C60 -14 96 -8 98 6C96 20 60 24 20 22C-40 22 -80 18 -96 2Z'),
    ...light(circle(-24, 2, 6), circle(-4, 2, 6), circle(16, 2, 6), circle(36, 2, 6)),
    ...ink('M64 -10C78 -8 88 -4 92 0H68Z'),
  ],
  boat: [
    ...bar(8, 'M-4 -96V46'),
    ...main('M6 -90C48 -60 70 -10 72 30H6Z'),
    ...light('M-14 -66C-34 -40 -56 0 -66 30H-14Z'),
    ...second('M-92 42H92C82 74 62 84 48 84H-48C-66 84 -84 68 -92 42Z'),
    ...line('accent', 6, 'M-72 58H72'),
    ...line('main', 6, curve(-96, 96, -72, 90, -48, 96, -24, 90, 0, 96, 24, 90, 48, 96, 72, 90, 96, 96)),
  ],
  train: [
    ...main(rounded(-60, -84, 120, 140, 26)),
    ...light(rounded(-44, -56, 88, 50, 10)),
    ...second(rounded(-60, 8, 120, 26, 2)),
    ...accent(circle(-36, 21, 10), circle(36, 21, 10)),
    ...ink(rounded(-26, -76, 52, 12, 5)),
    ...bar(8, 'M-34 58L-66 96', 'M34 58L66 96', 'M-48 76H48', 'M-60 90H60'),
  ],
  balloon: [
    ...bar(4, 'M-24 34L-14 66', 'M24 34L14 66'),
    ...main(even(0, -98, 56, -78, 72, -28, 46, 20, 20, 42, 0, 44)),
    ...light('M-18 -95C-40 -50 -30 10 -10 43H10C30 10 40 -50 18 -95Z'),
    ...accent('M-5 -98C-14 -50 -10 10 -3 44H3C10 10 14 -50 5 -98Z'),
    ...second(rounded(-18, 66, 36, 30, 6)),
  ],
  tractor: [
    ...second('M-62 -66H8V-58H0L6 -10H-66V-58H-70V-66Z'),
    ...light('M-52 -54H-12L-8 -14H-52Z'),
    ...main('M-70 -14H84C94 -14 96 -8 96 0V34H-70Z'),
    ...bar(8, 'M50 -14V-56'),
    ...solid(circle(-38, 38, 48), circle(68, 56, 30)),
    ...accent(circle(-38, 38, 26), circle(68, 56, 15)),
    ...ink(circle(-38, 38, 8)),
  ],
} satisfies Record<string, Motif>

/** An engine block. */
function engineBlock(x: number, y: number): string {
  return `M${x - 16} ${y - 8}H${x + 34}L${x + 26} ${y + 34}H${x - 6}Z`
}
