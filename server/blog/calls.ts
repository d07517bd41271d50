import { alike, may, withoutDeps } from '#server/kernel/door.ts'
import { addMedia } from './blog-media.ts'
import { ensureCategories } from './ensure-categories.ts'
import { getBySlug, movedTo } from './get-article.ts'
import { categoryNames, listAddresses, listArticles, listForFeed, listRelated } from './list-articles.ts'
import { categoriesForStaff, getForStaff, listForStaff, previewForStaff } from './read-for-staff.ts'
import { splitBody } from './split-body.ts'
import { beginVideo, findVideoUpload, finishVideo, forgetVideo, getVideo, openVideo } from './videos.ts'

export const blogCalls = {
  /** Published articles, newest first, with the active categories. */
  list: listArticles,
  getBySlug,
  /** The present address of an article that once had this one, or null. */
  movedTo,
  related: listRelated,
  /** Names of the active categories, by slug. */
  categoryNames,
  listForFeed,
  listAddresses,
  /** Of everything below: staff only. */
  listForStaff: alike('content.read', listForStaff),
  getForStaff: alike('content.read', getForStaff),
  previewForStaff: alike('content.read', previewForStaff),
  categoriesForStaff: alike('content.read', categoriesForStaff),
  /** Records an upload of a video before its first byte. */
  beginVideo: may('content.write', beginVideo),
  /** Where an upload of staff's stands; null for everybody else. */
  findVideoUpload: alike('content.write', findVideoUpload),
  /** All bytes are here; may be called again. */
  finishVideo,
  getVideo: alike('content.read', getVideo),
  /** What everybody may see of a video that is ready; null when there is none. */
  openVideo,
  addMedia: may('content.write', addMedia),
  /** A text of the shop's own as articles are shown: sanitized once more, with videos for links that stand alone. */
  partsOf: withoutDeps(splitBody),
  forgetVideo,
  ensureCategories: may('content.write', ensureCategories),
}
