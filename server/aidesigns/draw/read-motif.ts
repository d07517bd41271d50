import { readFileSync } from 'node:fs'
import type { MotifName } from './lexicon.ts'
import type { Motif, Part, Tone } from './motif.ts'

/**
 * The inks used in `motifs/*.svg`, each of which stands for a tone. A file has paths, filled or as lines of a width;
 * `class="body"` marks dark objects of their own, and `<use>` of a path is its mirror image.
 */
const tones = new Map<string, Tone>([
  ['#d9532c', 'main'],
  ['#2f7d8c', 'second'],
  ['#f2b134', 'accent'],
  ['#1d1815', 'ink'],
  ['#fff4e0', 'light'],
])

const known = new Map<MotifName, Motif>()

/** Returns the motif of this name, read once. */
export function readMotif(name: MotifName): Motif {
  const motif =
    known.get(name) ?? partsOf(readFileSync(new URL(`motifs/${name}.svg`, import.meta.url), 'utf8'))
  known.set(name, motif)
  return motif
}

/** @throws when something is drawn in an ink that isn't one of the tones' */
function partsOf(drawing: string): Motif {
  const named = new Map<string, Part>()
  return Array.from(drawing.matchAll(/<(path|use)\b([^>]*)\/>/g), ([, element, written = '']) => {
    const attributes = attributesOf(written)
    const { id, href = '' } = attributes
    if (element === 'use') return mirrored(named.get(href.slice(1)), href)
    const part = partOf(attributes)
    if (id) named.set(id, part)
    return part
  })
}

function partOf({
  d = '',
  fill = '',
  stroke,
  class: kind,
  'stroke-width': width,
}: Record<string, string>): Part {
  const tone = tones.get(stroke ?? fill)
  if (!tone) throw new Error(`No tone is drawn in ${stroke ?? fill}`)
  return { d, tone, ...(stroke && { line: Number(width) }), ...(kind === 'body' && { isBody: true }) }
}

function mirrored(part: Part | undefined, href: string): Part {
  if (!part) throw new Error(`A motif mirrors ${href}, which is not there`)
  return { ...part, isFlipped: true }
}

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(Array.from(written.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]))
