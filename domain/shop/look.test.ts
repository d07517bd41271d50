import { expect, test } from 'vitest'
import { contrast, hexOf, oklchOf, parseHex, rgbOf } from '../artwork/color.ts'
import { fieldErrorsOf } from '../field-errors.ts'
import { seedLook } from './look.ts'
import { checkAccent, checkPanel, lookStyles, mailColors } from './look-colors.ts'
import { lookSchema } from './look-schema.ts'

const hex = (text: string) => parseHex(text) ?? [0, 0, 0]

test('contrast matches the guidelines', () => {
  expect(contrast(hex('#ffffff'), hex('#000000'))).toBeCloseTo(21, 5)
  expect(contrast(hex('#777777'), hex('#ffffff'))).toBeCloseTo(4.48, 2)
})

test.each(['#b5126b', '#0b6e4f', '#123456', '#ffee88', '#808080'])(
  '%s survives conversion to lightness, and its links are readable in emails',
  (color) => {
    expect(hexOf(rgbOf(oklchOf(hex(color))))).toBe(color)
    expect(contrast(hex(mailColors(color).link), hex('#ffffff'))).toBeGreaterThanOrEqual(4.49)
  },
)

test('an unreadable color is reported with its ratio and rejected', () => {
  expect(checkAccent('#ffee88').map(({ ratio, needed }) => ratio >= needed)).toEqual([false, true])
  const reading = lookSchema.safeParse({ accent: '#ffee88', panel: '#999999' })
  expect(reading.success).toBe(false)
  if (!reading.success)
    expect(fieldErrorsOf(reading.error)).toEqual({
      accent: 'Buttons against the page: 1.1:1, but it takes at least 3:1 to be readable',
      panel: expect.stringMatching(/^Text on panels: 1\.\d:1, but it takes at least 4\.5:1 to be readable$/),
    })
  expect(checkPanel('#1f2b4d').every(({ ratio, needed }) => ratio >= needed)).toBe(true)
})

test('the default look sets nothing; a custom look sets tokens', () => {
  expect(lookStyles(seedLook)).toBe('')
  const styles = lookStyles({ ...seedLook, accent: '#0b6e4f', headingFont: 'playfair', panel: '#10231c' })
  expect(styles).toContain('--color-magenta:#0b6e4f;')
  expect(styles).toContain('--color-on-magenta:#ffffff;')
  expect(styles).toContain('--color-press:#10231c;')
  expect(styles).toContain('--font-display:"Playfair Display",')
})

test('each section appears once; an unknown section is refused', () => {
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
