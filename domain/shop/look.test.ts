import { expect, test } from 'vitest'
import { contrast, hexOf, oklchOf, parseHex, rgbOf } from '../artwork/color.ts'
import { fieldErrorsOf } from '../field-errors.ts'
import { seedLook } from './look.ts'
import { checkAccent, checkPanel, lookStyles, mailColors } from './look-colors.ts'
import { lookSchema } from './look-schema.ts'

const hex = (text: string) => parseHex(text) ?? [0, 0, 0]

test('contrast is what the guidelines say', () => {
  expect(contrast(hex('#ffffff'), hex('#000000'))).toBeCloseTo(21, 5)
  expect(contrast(hex('#777777'), hex('#ffffff'))).toBeCloseTo(4.48, 2)
})

test.each(['#b5126b', '#0b6e4f', '#123456', '#ffee88', '#808080'])(
  '%s comes back from its lightness, and links of it can be read in mails',
  (color) => {
    expect(hexOf(rgbOf(oklchOf(hex(color))))).toBe(color)
    expect(contrast(hex(mailColors(color).link), hex('#ffffff'))).toBeGreaterThanOrEqual(4.49)
  },
)

test('a color that cannot be read is told with its ratio, and not taken', () => {
  expect(checkAccent('#ffee88').map(({ ratio, needed }) => ratio >= needed)).toEqual([false, true])
  const reading = lookSchema.safeParse({ accent: '#ffee88', panel: '#999999' })
  expect(reading.success).toBe(false)
  if (!reading.success)
    expect(fieldErrorsOf(reading.error)).toEqual({
      accent: 'Buttons against the page: 1.1:1, and at least 3:1 is needed to be read',
      panel: expect.stringMatching(/^Words on panels: 1\.\d:1, and at least 4\.5:1 is needed to be read$/),
    })
  expect(checkPanel('#1f2b4d').every(({ ratio, needed }) => ratio >= needed)).toBe(true)
})

test('the house look sets nothing; a look of one’s own sets tokens', () => {
  expect(lookStyles(seedLook)).toBe('')
  const styles = lookStyles({ ...seedLook, accent: '#0b6e4f', headingFont: 'playfair', panel: '#10231c' })
  expect(styles).toContain('--color-magenta:#0b6e4f;')
  expect(styles).toContain('--color-on-magenta:#ffffff;')
  expect(styles).toContain('--color-press:#10231c;')
  expect(styles).toContain('--font-display:"Playfair Display",')
})

test('sections come once each; a section that the shop does not know is refused', () => {
  const { home } = lookSchema.parse({
    home: [
      { id: 'newsletter', isShown: true },
      { id: 'newsletter', isShown: false },
      { id: 'prices', isShown: false },
    ],
  })
  const others = ['shipping', 'shelf', 'how', 'designs']
  expect(home.map(({ id }) => id)).toEqual(['newsletter', 'prices', ...others])
  expect(home[1]).toEqual({ id: 'prices', isShown: false })
  expect(lookSchema.safeParse({ home: [{ id: 'x', isShown: true }] }).success).toBe(false)
  expect(
    lookSchema.safeParse({ logo: { src: 'https://evil.example/x.webp', width: 1, height: 1 } }).success,
  ).toBe(false)
})
