import { drawScene } from '../draw-scene.ts'

const articles = [
  'prepare-artwork',
  'pressing-instructions',
  'what-is-a-gang-sheet',
  'care-of-prints',
  'small-shop-story',
]

/** Article headers, 1200 × 675: flat shapes in the shop's own inks. */
export const articlePictures = Object.fromEntries(
  articles.map((article) => [`article-${article}`, () => drawScene(`article-${article}`)]),
)
