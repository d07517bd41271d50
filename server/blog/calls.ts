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
  /** The current address of an article that once had this one, or null. */
  movedTo,
  related: listRelated,
  /** Names of the active categories, by slug. */
  categoryNames,
  listForFeed,
  listAddresses,
  /** Everything below: staff only. */
  listForStaff: alike('content.read', listForStaff),
  getForStaff: alike('content.read', getForStaff),
  previewForStaff: alike('content.read', previewForStaff),
  categoriesForStaff: alike('content.read', categoriesForStaff),
  /** Records a video upload before its first byte. */
  beginVideo: may('content.write', beginVideo),
  /** The progress of a staff upload; null for anyone else. */
  findVideoUpload: alike('content.write', findVideoUpload),
  /** All bytes have arrived; may be called again. */
  finishVideo,
  getVideo: alike('content.read', getVideo),
  /** The public view of a ready video; null when there is none. */
  openVideo,
  addMedia: may('content.write', addMedia),
  /**
   * A text of the shop's own, prepared like an article: sanitized again, with videos in place of links on their own
   * line.
   */
  partsOf: withoutDeps(splitBody),
  forgetVideo,
  ensureCategories: may('content.write', ensureCategories),
}
