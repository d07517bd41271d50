import type { Actor } from '#server/kernel/actor.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { BlogDeps } from './deps.ts'
import { ensureCategories } from './ensure-categories.ts'
import { getBySlug, movedTo } from './get-article.ts'
import type { NewCategory } from './input.ts'
import {
  type ArticleFilter,
  type ArticleShelf,
  categoryNames,
  listAddresses,
  listArticles,
  listForFeed,
  listRelated,
} from './list-articles.ts'
import { type AddMediaOutcome, addMedia } from './media.ts'
import { findBlogUses } from './media-uses.ts'
import { blogOperations } from './operations/index.ts'
import type { Article, ArticleCard } from './present.ts'
import {
  categoriesForStaff,
  getForStaff,
  listForStaff,
  previewForStaff,
  type StaffArticle,
  type StaffArticleFilter,
  type StaffArticleRow,
  type StaffCategory,
} from './read-for-staff.ts'
import { type ArticlePart, splitBody } from './split-body.ts'
import {
  type BeginVideoInput,
  beginVideo,
  findVideoUpload,
  finishVideo,
  forgetVideo,
  getVideo,
  openVideo,
  sweepVideos,
  sweepVideosJob,
  type Video,
} from './videos.ts'

export type { NewCategory } from './input.ts'
export type { ArticleFilter, ArticleShelf } from './list-articles.ts'
export type { AddMediaOutcome, BlogMedia } from './media.ts'
export type { Article, ArticleCard, BlogCategory } from './present.ts'
export type { ArticleRevision, StaffArticle, StaffArticleRow, StaffCategory } from './read-for-staff.ts'
export type { ArticlePart } from './split-body.ts'
export type { Video } from './videos.ts'
export { videoKey } from './videos.ts'

export type Blog = {
  /** Published articles, newest first, with the active categories. */
  list(filter: ArticleFilter): Promise<ArticleShelf>
  getBySlug(slug: string): Promise<Article | null>
  /** The present address of an article that once had this one, or null. */
  movedTo(formerSlug: string): Promise<string | null>
  related(article: Pick<ArticleCard, 'id' | 'category'>): Promise<ArticleCard[]>
  /** Names of the active categories, by slug. */
  categoryNames(): Promise<Record<string, string>>
  listForFeed(): Promise<Article[]>
  listAddresses(): Promise<{ slug: string; updatedAt: string }[]>
  /** Of everything below: staff only. */
  listForStaff(
    actor: Actor,
    filter: StaffArticleFilter,
  ): Promise<{ articles: StaffArticleRow[]; next: string | null }>
  getForStaff(actor: Actor, id: string): Promise<StaffArticle | null>
  previewForStaff(actor: Actor, id: string): Promise<Article | null>
  categoriesForStaff(actor: Actor): Promise<StaffCategory[]>
  /** Records an upload of a video before its first byte. */
  beginVideo(actor: Actor, id: string, input: BeginVideoInput): Promise<'ok' | 'forbidden' | 'invalid'>
  /** Where an upload of staff's stands; null for everybody else. */
  findVideoUpload(actor: Actor, id: string): Promise<Video | null>
  /** All bytes are here; may be called again. */
  finishVideo(id: string): Promise<void>
  getVideo(actor: Actor, id: string): Promise<Video | null>
  /** What everybody may see of a video that is ready; null when there is none. */
  openVideo(id: string): Promise<{ key: string; contentType: string } | null>
  addMedia(actor: Actor, file: { fileName: string; bytes: Uint8Array }): Promise<AddMediaOutcome>
  /** A text of the shop's own as articles are shown: sanitised once more, with videos for links that stand alone. */
  partsOf(content: string): ArticlePart[]
  /** For the media library: where articles and videos show what, and a video taken away for good. */
  findMediaUses: FindMediaUses
  forgetVideo(id: string): Promise<void>
  ensureCategories(actor: Actor, categories: readonly NewCategory[]): Promise<{ ok: true; added: number }>
  operations: BoundOperation[]
}

export function createBlog(deps: BlogDeps): Blog {
  deps.jobs.handle(sweepVideosJob, () => sweepVideos(deps))
  deps.jobs.schedule(sweepVideosJob, '17 * * * *', {})
  return {
    list: (filter) => listArticles(deps, filter),
    getBySlug: (slug) => getBySlug(deps, slug),
    movedTo: (formerSlug) => movedTo(deps, formerSlug),
    related: (article) => listRelated(deps, article),
    categoryNames: () => categoryNames(deps),
    listForFeed: () => listForFeed(deps),
    listAddresses: () => listAddresses(deps),
    listForStaff: (_actor, filter) => listForStaff(deps, filter),
    getForStaff: (_actor, id) => getForStaff(deps, id),
    previewForStaff: (_actor, id) => previewForStaff(deps, id),
    categoriesForStaff: () => categoriesForStaff(deps),
    beginVideo: (actor, id, input) => beginVideo(deps, actor, id, input),
    findVideoUpload: (_actor, id) => findVideoUpload(deps, id),
    finishVideo: (id) => finishVideo(deps, id),
    getVideo: (_actor, id) => getVideo(deps, id),
    openVideo: (id) => openVideo(deps, id),
    addMedia: (actor, file) => addMedia(deps, actor, file),
    partsOf: splitBody,
    findMediaUses: findBlogUses,
    forgetVideo: (id) => forgetVideo(deps, id),
    ensureCategories: (actor, categories) => ensureCategories(deps, actor, categories),
    operations: bindOperations(blogOperations, deps),
  }
}
