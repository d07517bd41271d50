import { table } from '#domain/table.ts'
import type { MockUp } from './mock-up.ts'
import { articlePictures } from './products/articles.ts'
import { gangSheetPictures } from './products/gang-sheets.ts'
import { printPictures } from './products/prints.ts'
import { tshirtMockUps, tshirtPictures } from './products/tshirts.ts'
import { tumblerMockUps, tumblerPictures } from './products/tumblers.ts'

/** The pictures of the demo shop's cards and articles, by slug; each is drawn only when asked for. */
export const productPictures = table<() => string>({
  ...tshirtPictures,
  ...tumblerPictures,
  ...gangSheetPictures,
  ...printPictures,
  ...articlePictures,
})

/** Those of them that are printed or engraved on a product, and on which. */
export const mockUps = table<MockUp>({ ...tshirtMockUps, ...tumblerMockUps })
