import { alike, onDatabase } from '#server/kernel/door.ts'
import { loadAboutPage } from './about-page.ts'
import { listDefaultPictures } from './default-pictures.ts'
import { loadListingColors } from './listing-colors.ts'
import { loadSettings } from './load-settings.ts'
import { loadMailWords } from './mail-words.ts'
import { seedRates } from './seed-rates.ts'
import { loadSitePage } from './site-pages.ts'

export const settingsCalls = {
  /** Chapters of the About page. */
  aboutPage: onDatabase(loadAboutPage),
  /** Of a page such as terms or returns, the owner's own text; '' where it has the house's. */
  sitePage: onDatabase(loadSitePage),
  /** All words of one mail, which came with `standard`. */
  mailWords: onDatabase(loadMailWords),
  listDefaultPictures: alike('products.read', listDefaultPictures),
  /** What staff choose the colors of listings from. */
  listingColors: onDatabase(loadListingColors),
  /** Puts the specification's shipping price into an empty table, once. */
  ensureSeed: seedRates,
  /** What stands, with the version that a change must have seen. */
  readForStaff: alike('settings.read', onDatabase(loadSettings)),
}
