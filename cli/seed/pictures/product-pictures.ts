import { table } from '#domain/table.ts'
import { articlePictures } from './products/article-pictures.ts'
import { gangSheetPictures } from './products/gang-sheet-pictures.ts'
import { printPictures } from './products/print-pictures.ts'
import { tshirtMockUps, tshirtPictures } from './products/tshirt-pictures.ts'
import { tumblerMockUps, tumblerPictures } from './products/tumbler-pictures.ts'
import type { MockUp } from './render-mock-up.ts'

/** The pictures for the demo shop's cards and articles, by slug; each is drawn only when requested. */
export const productPictures = table<() => string>({
  ...tshirtPictures,
  ...tumblerPictures,
  ...gangSheetPictures,
  ...printPictures,
  ...articlePictures,
})

/** The pictures that are printed or engraved on a product, and on which one. */
export const mockUps = table<MockUp>({ ...tshirtMockUps, ...tumblerMockUps })
