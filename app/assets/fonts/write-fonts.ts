import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Installed from npm when the fonts are subset again, which is when their packages change. */
const brought = { cutter: 'subset-font@2.9.0', paper: '@expo-google-fonts/arimo@0.4.3' }

const require = createRequire(import.meta.url)

type Cut = (font: Buffer, text: string, options: object) => Promise<Buffer>

const from = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('')

/** Western European languages and typographic characters; other scripts fall back to the system's fonts. */
const letters = `${from(0x20, 0x7e)}${from(0xa0, 0xff)}ıŒœŠšŽžŸ–—‘’‚“”„†•…‹›⁄€™↑↓→←−`

/**
 * What a name on a document may contain: Latin, Greek and Cyrillic with their accents, and the symbols that go with
 * them.
 */
const paperLetters =
  `${letters}${from(0x100, 0x24f)}ʹʺʻʼˆˇˉ˘˙˚˛˜˝${from(0x300, 0x331)}${from(0x37a, 0x3ff)}${from(0x400, 0x52f)}` +
  `${from(0x1e00, 0x1eff)}${from(0x2010, 0x205e)}${from(0x20a0, 0x20be)}№⅓⅔⅛⅜⅝⅞↔↕√∞≈≠≤≥□`

const always = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum']

/**
 * The characters, weights and features that pages use (styles/app.css, styles/fonts.css), without the hinting for old
 * screens.
 */
const fonts = [
  {
    font: require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    file: 'inter.woff2',
    features: [...always, 'cv11', 'ss03'],
    weights: { min: 400, max: 800, default: 400 },
  },
  {
    font: require.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    file: 'bricolage-grotesque.woff2',
    features: always,
    weights: { min: 600, max: 800, default: 800 },
  },
]

const folder = await mkdtemp(join(tmpdir(), 'gangway-fonts-'))
try {
  await promisify(execFile)('npm', ['install', '--prefix', folder, '--no-save', ...Object.values(brought)])
  const requireBrought = createRequire(join(folder, 'package.json'))
  const cut: Cut = requireBrought('subset-font')
  for (const { font, file, features, weights } of fonts) {
    const whole = await readFile(font)
    const options = { keepFeatures: features, variationAxes: { wght: weights }, noHinting: true }
    const small = await cut(whole, letters, { targetFormat: 'woff2', ...options })
    await writeFile(new URL(file, import.meta.url), small)
    process.stdout.write(`${file}: ${small.length} of ${whole.length} bytes\n`)
  }
  for (const [weight, file] of [
    ['400Regular', 'arimo.ttf'],
    ['700Bold', 'arimo-bold.ttf'],
  ] as const) {
    const whole = await readFile(
      requireBrought.resolve(`@expo-google-fonts/arimo/${weight}/Arimo_${weight}.ttf`),
    )
    const options = { targetFormat: 'truetype', keepFeatures: ['ccmp', 'mark', 'mkmk'], noHinting: true }
    const small = await cut(whole, paperLetters, options)
    await writeFile(new URL(`../../../server/kernel/paper/${file}`, import.meta.url), small)
    process.stdout.write(`${file}: ${small.length} of ${whole.length} bytes\n`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
