import { articlePictures } from './products/articles.ts'
import { gangSheetPictures } from './products/gang-sheets.ts'
import { printPictures } from './products/prints.ts'
import { tshirtPictures } from './products/tshirts.ts'
import { tumblerPictures } from './products/tumblers.ts'

/** The pictures of the demo shop's cards and articles, by slug; each is drawn only when asked for. */
export const productPictures: Readonly<Record<string, () => string>> = {
  ...tshirtPictures,
  ...tumblerPictures,
  ...gangSheetPictures,
  ...printPictures,
  ...articlePictures,
}
