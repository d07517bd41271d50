import { attributesOf, startTags } from './svg-tags.ts'

export type SvgEffects = {
  /** What programs draw differently: masks that are masked, gradients that repeat. */
  hasRareEffects: boolean
  /** Edges that a filter grows or eats away: librsvg does so by ten dots at most, so that each size would look otherwise. */
  hasGrownEdges: boolean
}

/** What of a drawing others draw otherwise, as tests/drawings shows it. */
export function effectsOf({ markup }: { markup: string }): SvgEffects {
  const found = { hasRareEffects: false, hasGrownEdges: false }
  for (const { name, start, end } of startTags(markup)) {
    if (name === 'feMorphology') found.hasGrownEdges = true
    const isMask = name === 'mask'
    const isGradient = name === 'linearGradient' || name === 'radialGradient'
    if (isMask || isGradient)
      found.hasRareEffects ||= attributesOf(markup.slice(start, end)).some(({ name: key, value }) =>
        isMask
          ? key === 'mask' || (key === 'style' && value.includes('mask:'))
          : key === 'spreadMethod' && value.trim() === 'repeat',
      )
  }
  return found
}
