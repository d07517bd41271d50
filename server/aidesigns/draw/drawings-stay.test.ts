import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { designSizes, designStyles } from '#domain/artwork/ai-design.ts'
import { composeDesigns } from './compose-designs.ts'
import { motifNames } from './lexicon.ts'

const motifsEach = 5
/** Each prompt in this many of the styles; together the styles have all kinds of layouts. */
const stylesEach = 3

const prompts = Array.from({ length: Math.ceil(motifNames.length / motifsEach) }, (_, at) => {
  const motifs = motifNames.slice(at * motifsEach, (at + 1) * motifsEach)
  return `${motifs.join(' ')} that says "No. ${at}"`
})

/**
 * A design is chosen by its preview and drawn again, from the same wish, when it is printed: days later, and perhaps by
 * the shop's next version. If you change how something is drawn, keep the previous drawing for the designs already
 * shown; then `npx vitest run drawings-stay -u` records the new ones.
 */
test('the next version draws the same design for the same wish', async () => {
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
