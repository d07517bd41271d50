import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { ArticleCard as Card } from '#server/blog/index.ts'
import { ArticleFacts } from './article-facts.tsx'
import { fromList } from './blog-address.ts'
import { TagList } from './tag-list.tsx'

/** One article in a list. The whole card is the link's target; a lead card spans the page. */
export function ArticleCard({
  article,
  categoryName,
  isLead = false,
  isFirst = false,
  opensOver = true,
  headingLevel = 2,
}: {
  article: Card
  categoryName: string | null
  isLead?: boolean
  isFirst?: boolean
  /** Opens as a dialog over the list it is in. */
  opensOver?: boolean
  headingLevel?: 2 | 3
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <article
      className={classes(
        'group relative flex min-w-0 flex-col overflow-clip rounded-lg border border-line bg-surface shadow-sm transition-shadow',
        'hover:shadow-md has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-magenta-ink',
        isLead && 'lg:grid lg:grid-cols-[1.35fr_1fr]',
      )}
    >
      <CardPicture isLead={isLead} article={article} isFirst={isFirst} />
      <div
        className={classes('flex flex-1 flex-col gap-3 p-5 sm:p-6', isLead && 'lg:justify-center lg:p-10')}
      >
        {categoryName && <p className="slug text-magenta-ink uppercase">{categoryName}</p>}
        <Heading className={classes('font-bold', isLead ? 'text-xl font-extrabold' : 'text-lg')}>
          <Link
            to={`/blog/${article.slug}`}
            state={opensOver ? fromList : null}
            preventScrollReset={opensOver}
            prefetch="intent"
            className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {article.title}
          </Link>
        </Heading>
        {article.excerpt && <p className="text-ink-muted">{article.excerpt}</p>}
        <div className={classes('flex flex-col gap-3', !isLead && 'mt-auto pt-1')}>
          <ArticleFacts article={article} />
          <TagList tags={article.tags} />
        </div>
      </div>
    </article>
  )
}

function CardPicture({ isLead, article, isFirst }: { isLead: boolean; article: Card; isFirst: boolean }) {
  return (
    <div className={classes('overflow-clip bg-sunken', isLead ? 'max-lg:aspect-video' : 'aspect-video')}>
      {article.picture ? (
        <Picture
          picture={article.picture}
          sizes={
            isLead
              ? '(min-width: 84rem) 46rem, (min-width: 64rem) 55vw, 92vw'
              : '(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 92vw'
          }
          isFirst={isFirst}
          className="size-full! object-cover"
        />
      ) : (
        <NoPicture />
      )}
    </div>
  )
}

/** Lines of type and a patch of ink, for an article without an image. */
function NoPicture() {
  return (
    <svg viewBox="0 0 320 180" className="size-full" aria-hidden preserveAspectRatio="xMidYMid slice">
      <path d="M0 0h320v180H0z" className="fill-film" />
      <path d="M44 52h128M44 78h104M44 104h120M44 130h72" className="stroke-ink/25" strokeWidth="9" />
      <circle cx="240" cy="92" r="44" className="fill-magenta" />
      <path d="M196 92a44 44 0 0 0 88 0z" className="fill-cyan" />
    </svg>
  )
}
