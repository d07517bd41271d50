import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { Article, ArticleCard as Card } from '#server/blog/index.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleContent } from './article-content.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { blogAddress } from './blog-address.ts'

export type ArticlePageProps = {
  article: Article
  related: readonly Card[]
  categories: Readonly<Record<string, string>>
}

/** The reading view at its own URL. */
export function ArticlePage({ article, related, categories }: ArticlePageProps) {
  const categoryName = categories[article.category]
  return (
    <div className="page pt-8 pb-20 lg:pt-12">
      <article className="mx-auto max-w-4xl">
        <nav aria-label="Breadcrumb" className="flex flex-wrap items-center gap-x-3 text-sm">
          <Link
            to="/blog"
            className="inline-flex items-center gap-1.5 py-1 font-semibold underline-offset-4 hover:underline"
          >
            <ArrowLeft className="size-4" aria-hidden />
            All articles
          </Link>
          {categoryName && (
            <Link
              to={blogAddress({ category: article.category })}
              className="slug py-1 text-magenta-ink uppercase underline-offset-4 hover:underline"
            >
              {categoryName}
            </Link>
          )}
        </nav>
        <header className="mt-6 mb-8 lg:mt-8">
          <h1 className="text-2xl font-extrabold">{article.title}</h1>
          {article.excerpt && <p className="mt-5 max-w-prose text-lg text-ink-muted">{article.excerpt}</p>}
          <div className="mt-5">
            <ArticleFacts article={article} />
          </div>
        </header>
        <ArticleContent article={article} sizes="(min-width: 60rem) 56rem, 92vw" />
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-20 border-t border-line pt-12">
          <h2 id="related" className="text-xl font-extrabold">
            Keep reading
          </h2>
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((card) => (
              <li key={card.id} className="grid">
                <ArticleCard
                  article={card}
                  categoryName={categories[card.category] ?? null}
                  opensOver={false}
                  headingLevel={3}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
