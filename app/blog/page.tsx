import { PaperJamDrawing } from '#app/assets/failure-drawings.tsx'
import { NotebookDrawing } from '#app/assets/later-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { ArticleShelf } from '#server/blog/index.ts'
import { ArticleCard } from './article-card.tsx'
import { type BlogFilter, blogAddress } from './blog-address.ts'
import { BlogFilters } from './blog-filters.tsx'

/** docs/spec-map.md S2: search, category filter, article cards. */
export function BlogPage({ shelf, filter }: { shelf: ArticleShelf; filter: BlogFilter }) {
  return (
    <div className="page pt-10 pb-20 lg:pt-14">
      <PageHeader
        title="Blog"
        description="From our print shop: how to get artwork, film, and heat to work together, and what we learned when they didn’t."
      />
      {shelf.ok ? (
        <>
          <BlogFilters filter={filter} categories={shelf.categories} />
          <Articles shelf={shelf} filter={filter} />
        </>
      ) : (
        <div role="alert">
          <EmptyState
            title="Error loading articles"
            illustration={<PaperJamDrawing className="w-full" />}
            action={
              <LinkButton to={blogAddress(filter)} reloadDocument variant="primary">
                Try again
              </LinkButton>
            }
          >
            They’re still here; we just can’t load them right now. Please try again in a minute.
          </EmptyState>
        </div>
      )}
    </div>
  )
}

function Articles({ shelf, filter }: { shelf: Extract<ArticleShelf, { ok: true }>; filter: BlogFilter }) {
  const { articles, categories, hasMore } = shelf
  const isFiltered = filter.search !== '' || filter.category !== ''
  const nameOf = (slug: string): string | null => categories.find((one) => one.slug === slug)?.name ?? null
  const hasLead = !isFiltered && articles.length > 1
  return (
    <>
      <p role="status" className={isFiltered ? 'mt-6 text-sm text-ink-muted' : 'sr-only'}>
        {countArticles(articles.length, hasMore)}
        {filter.search && ` for “${filter.search}”`}
        {filter.category && ` in ${nameOf(filter.category) ?? filter.category}`}
      </p>
      {articles.length === 0 && <NoArticles isFiltered={isFiltered} />}
      <ul className="card-rows card-rows-3 mt-6">
        {articles.map((article, index) => {
          const isLead = hasLead && index === 0
          return (
            <li key={article.id} className={isLead ? 'grid w-full!' : 'grid'}>
              <ArticleCard
                article={article}
                categoryName={nameOf(article.category)}
                isLead={isLead}
                isFirst={index === 0}
              />
            </li>
          )
        })}
      </ul>
      {hasMore && (
        <div className="mt-10 flex justify-center">
          <LinkButton to={blogAddress({ ...filter, pages: filter.pages + 1 })} preventScrollReset replace>
            Load more
          </LinkButton>
        </div>
      )}
    </>
  )
}

function NoArticles({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) {
    return (
      <EmptyState title="No articles yet" illustration={<NotebookDrawing className="w-full" />}>
        The first one is being written. Come back soon.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No articles found"
      illustration={<NotebookDrawing className="w-full" />}
      action={<LinkButton to="/blog">Show all articles</LinkButton>}
    >
      Try fewer or different words, or another category.
    </EmptyState>
  )
}

function countArticles(count: number, hasMore: boolean): string {
  if (count === 1 && !hasMore) return '1 article'
  return `${count}${hasMore ? '+' : ''} articles`
}
