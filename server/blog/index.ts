import { createDoor, type Door } from '#server/kernel/door.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import { blogCalls } from './calls.ts'
import type { BlogDeps } from './deps.ts'
import { findBlogUses } from './media-uses.ts'
import { blogOperations } from './operations/index.ts'
import { sweepVideos, sweepVideosJob } from './videos.ts'

export type { AddMediaOutcome, BlogMedia } from './blog-media.ts'
export type { NewCategory } from './input.ts'
export type { ArticleFilter, ArticleShelf } from './list-articles.ts'
export type { Article, ArticleCard, BlogCategory } from './present.ts'
export type { ArticleRevision, StaffArticle, StaffArticleRow, StaffCategory } from './read-for-staff.ts'
export type { ArticlePart } from './split-body.ts'
export type { Video } from './videos.ts'
export { videoKey } from './videos.ts'

export type Blog = Door<typeof blogCalls> & {
  /** For the media library: which articles and videos use which media, and permanent removal of a video. */
  findMediaUses: FindMediaUses
  operations: BoundOperation[]
}

export function createBlog(deps: BlogDeps): Blog {
  deps.jobs.handle(sweepVideosJob, () => sweepVideos(deps))
  deps.jobs.schedule(sweepVideosJob, '17 * * * *', {})
  return {
    ...createDoor(deps, blogCalls),

    findMediaUses: findBlogUses,
    operations: bindOperations(blogOperations, deps),
  }
}
