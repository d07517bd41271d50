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
  /** The owner's own text for a page such as terms or returns; '' if it uses the built-in one. */
  sitePage: onDatabase(loadSitePage),
  /** All wording of one email; its built-in wording is `standard`. */
  mailWords: onDatabase(loadMailWords),
  listDefaultPictures: alike('products.read', listDefaultPictures),
  /** The colors that staff choose from for listings. */
  listingColors: onDatabase(loadListingColors),
  /** Puts the specification's shipping price into an empty table, once. */
  ensureSeed: seedRates,
  /** The current settings, with the version that a change must have seen. */
  readForStaff: alike('settings.read', onDatabase(loadSettings)),
  /** Only the look, for people who may change that and see no other setting. */
  lookForStaff: alike('content.read', onDatabase(loadLook)),
}
