import { contrast, hexOf, type Oklch, oklchOf, parseHex, type Rgb, rgbOf } from '../artwork/color.ts'
import { headingFonts, type ShopLook } from './look.ts'

/** Built-in shades that a color must stand out against or be readable with; see app/styles/tokens.css. */
const paper: Rgb = rgbOf({ lightness: 0.975, chroma: 0.008, hue: 85 })
const darkRaised: Rgb = rgbOf({ lightness: 0.255, chroma: 0.01, hue: 70 })
const onPanel: Rgb = rgbOf({ lightness: 0.76, chroma: 0.014, hue: 80 })
const white: Rgb = [1, 1, 1]
const nearBlack: Rgb = [0.06, 0.05, 0.045]

/** Contrast ratios required by the Web Content Accessibility Guidelines 2.2: text (1.4.3) and controls (1.4.11). */
export const textContrast = 4.5
export const controlContrast = 3

export type LookCheck = { label: string; ratio: number; needed: number }

/** How well a button's color stands out from the page, and its text from the button. */
export function checkAccent(accent: string): LookCheck[] {
  const color = parseHex(accent)
  if (!color) return []
  return [
    { label: 'Buttons against the page', ratio: contrast(color, paper), needed: controlContrast },
    { label: 'Text on buttons', ratio: contrast(color, onAccent(color)), needed: textContrast },
  ]
}

export function checkPanel(panel: string): LookCheck[] {
  const color = parseHex(panel)
  return color ? [{ label: 'Text on panels', ratio: contrast(color, onPanel), needed: textContrast }] : []
}

export const isEnough = ({ ratio, needed }: LookCheck): boolean => ratio >= needed

/**
 * The tokens of app/styles/tokens.css that this look overrides, as a style sheet; empty for the default look. Tints of
 * the accent are computed so that text in them keeps 4.5:1 in light and dark.
 */
export function lookStyles({
  accent,
  panel,
  headingFont,
}: Pick<ShopLook, 'accent' | 'panel' | 'headingFont'>): string {
  const tokens: string[] = []
  const color = parseHex(accent)
  if (color) tokens.push(...accentTokens(color))
  if (parseHex(panel)) tokens.push(`--color-press:${panel}`)
  if (headingFont !== 'bricolage')
    tokens.push(`--font-display:${headingFonts[headingFont].family},ui-sans-serif,system-ui,sans-serif`)
  return tokens.length === 0 ? '' : `:root{${tokens.join(';')}}`
}

function accentTokens(color: Rgb): string[] {
  const own = oklchOf(color)
  const on = onAccent(color)
  const deeper = { ...own, lightness: own.lightness + (on === white ? -0.065 : 0.05) }
  const lightWash = { ...own, lightness: 0.955, chroma: Math.min(own.chroma, 0.027) }
  const darkWash = { ...own, lightness: 0.29, chroma: Math.min(own.chroma, 0.075) }
  const lightInk = walk({ ...own, lightness: Math.min(own.lightness, 0.56) }, -0.01, [
    paper,
    rgbOf(lightWash),
  ])
  const darkInk = walk({ ...own, lightness: Math.max(own.lightness, 0.68) }, 0.01, [
    darkRaised,
    rgbOf(darkWash),
  ])
  return [
    `--color-magenta:${hexOf(color)}`,
    `--color-magenta-deep:${css(deeper)}`,
    `--color-on-magenta:${hexOf(on)}`,
    `--color-magenta-ink:light-dark(${css(lightInk)},${css(darkInk)})`,
    `--color-magenta-wash:light-dark(${css(lightWash)},${css(darkWash)})`,
  ]
}

/**
 * Mail programs support neither variables nor our dark shades: plain colors, readable on white and on the email's
 * background.
 */
export function mailColors(accent: string): { action: string; onAction: string; link: string } {
  const color = parseHex(accent)
  if (!color) return { action: houseMailColor, onAction: '#ffffff', link: houseMailColor }
  const link = rgbOf(walk(oklchOf(color), -0.01, [white, paper]))
  return { action: hexOf(color), onAction: hexOf(onAccent(color)), link: hexOf(link) }
}

const houseMailColor = '#b5126b'

/** Lightens or darkens a color until text in it is readable on all backgrounds. */
function walk(start: Oklch, step: number, grounds: readonly Rgb[]): Oklch {
  let shade = start
  const isReadable = () => grounds.every((ground) => contrast(rgbOf(shade), ground) >= textContrast)
  while (!isReadable() && shade.lightness > 0 && shade.lightness < 1)
    shade = { ...shade, lightness: shade.lightness + step }
  return shade
}

const onAccent = (color: Rgb): Rgb => (contrast(white, color) >= textContrast ? white : nearBlack)

const css = ({ lightness, chroma, hue }: Oklch): string =>
  `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${hue.toFixed(1)})`
