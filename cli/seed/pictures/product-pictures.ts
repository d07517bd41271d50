import { articlePictures } from './products/articles.ts'
import { gangSheetPictures } from './products/gang-sheets.ts'
import { printPictures } from './products/prints.ts'
import type { ProductPicture } from './products/product-picture.ts'
import { tshirtPictures } from './products/tshirts.ts'
import { tumblerPictures } from './products/tumblers.ts'

export type { ProductPicture } from './products/product-picture.ts'

/** The pictures of the demo shop's cards and articles; each is drawn only when asked for. */
export const productPictures: readonly ProductPicture[] = [
  ...tshirtPictures,
  ...tumblerPictures,
  ...gangSheetPictures,
  ...printPictures,
  ...articlePictures,
]
