import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { designSizes, designStyles } from '#domain/artwork/ai-design.ts'
import { composeDesigns } from './compose-designs.ts'
import { motifNames } from './lexicon.ts'

const motifsEach = 5
/** Each prompt in so many of the styles; all styles have all kinds of layouts between them. */
const stylesEach = 3

const prompts = Array.from({ length: Math.ceil(motifNames.length / motifsEach) }, (_, at) => {
  const motifs = motifNames.slice(at * motifsEach, (at + 1) * motifsEach)
  return `${motifs.join(' ')} that says "No. ${at}"`
})

/**
 * A design is chosen by its preview and drawn once more, from the same wish, when it is printed: days later, and perhaps by the
 * next version of the shop. Who changes how something is drawn must keep the drawing of before for the designs that were
 * shown; then `npx vitest run drawings-stay -u` writes the new ones down.
 */
test('what was drawn for a wish is drawn for it by the next version, too', async () => {
  const wishes = prompts.flatMap((prompt, seed) =>
    Array.from({ length: stylesEach }, (_, at) => ({
      ...{ prompt, seed },
      style: designStyles[(seed + at) % designStyles.length] ?? 'Modern',
      size: designSizes[(seed + at) % designSizes.length] ?? designSizes[0],
    })),
  )
  const drawn = wishes.map((wish) => {
    const hash = createHash('sha256')
    for (const { svg, layout } of composeDesigns(wish)) hash.update(`${layout} ${svg}`)
    return `${hash.digest('hex').slice(0, 16)}  ${wish.style}, ${wish.size.id}, ${wish.prompt}`
  })
  await expect(`${drawn.join('\n')}\n`).toMatchFileSnapshot('drawings.txt')
})
