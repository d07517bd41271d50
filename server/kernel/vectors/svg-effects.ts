import { attributesOf, startTags } from './svg-tags.ts'

export type SvgEffects = {
  /** Effects that programs draw differently: masked masks, repeating gradients. */
  hasRareEffects: boolean
  /** Edges that a filter grows or shrinks: librsvg does so by ten pixels at most, so each size would look different. */
  hasGrownEdges: boolean
}

/** Which effects of a drawing other programs draw differently, as tests/drawings shows. */
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
