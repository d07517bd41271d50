import { Picture } from '#app/ui/picture.tsx'
import type { Article } from '#server/blog/index.ts'
import { ArticleBody } from './article-body.tsx'
import { TagList } from './tag-list.tsx'
import { VideoFacade } from './video-facade.tsx'

/** What the page and the dialog share: picture, video, body, tags. */
export function ArticleContent({ article, sizes }: { article: Article; sizes: string }) {
  const { video } = article
  return (
    <>
      {article.picture && (
        <Picture
          picture={article.picture}
          sizes={sizes}
          isFirst
          className="rounded-lg border border-line bg-sunken"
        />
      )}
      <div className="mx-auto max-w-prose">
        {video && 'video' in video && <VideoFacade video={video.video} title={article.title} />}
        <ArticleBody parts={article.body} title={article.title} />
        {video && 'address' in video && (
          <p className="mt-6">
            <a href={video.address} rel="noopener" className="underline underline-offset-4">
              Watch the video
            </a>
          </p>
        )}
        {article.tags.length > 0 && (
          <div className="mt-10">
            <TagList tags={article.tags} max={article.tags.length} />
          </div>
        )}
      </div>
    </>
  )
}
