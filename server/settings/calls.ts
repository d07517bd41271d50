import { alike, onDatabase } from '#server/kernel/door.ts'
import { loadListingColors } from './listing-colors.ts'
import { loadAboutPage } from './load-about-page.ts'
import { listDefaultPictures } from './load-default-pictures.ts'
import { loadMailWords } from './load-mail-words.ts'
import { loadLook, loadSettings } from './load-settings.ts'
import { loadSitePage } from './load-site-pages.ts'
import { seedRates } from './seed-rates.ts'

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
  /** The look alone, for whoever changes it and sees no other setting. */
  lookForStaff: alike('content.read', onDatabase(loadLook)),
}
