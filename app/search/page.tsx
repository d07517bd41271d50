import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cardSizes, ProductPicture } from '#app/marketplace/product-picture.tsx'
import { type SiteLink, siteLinks } from '#app/shell/links.ts'
import { SearchForm } from '#app/shell/search-form.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { ArticleCard } from '#server/blog/index.ts'
import type { FoundProduct } from './find-products.ts'

export type SearchPageProps = {
  text: string
  products: FoundProduct[]
  articles: ArticleCard[]
  pages: SiteLink[]
  /** A corrected query, if the words are close to the shop's own. */
  suggestion: string | null
  isWhole: boolean
}

/** Search over everything the shop shows: products first, then guides and pages. */
export function SearchPage({ text, products, articles, pages, suggestion, isWhole }: SearchPageProps) {
  const count = products.length + articles.length + pages.length
  return (
    <div className="page grid gap-10 py-10">
      <div>
        <PageHeader title={text ? `Results for “${text}”` : 'Search the shop'} />
        <SearchForm isLarge className="mt-5 flex max-w-2xl" />
        <p role="status" className="mt-3 text-ink-muted">
          {text && count > 0 && `${count} found.`}
          {!isWhole && ' Some of the shop couldn’t be searched just now. Please try again in a minute.'}
        </p>
      </div>
      {products.length > 0 && (
        <Results id="products" title="Products">
          <ul className="card-rows card-rows-narrow card-rows-4">
            {products.map((product) => (
              <Product key={product.to} product={product} />
            ))}
          </ul>
        </Results>
      )}
      {articles.length > 0 && (
        <Results id="guides" title="Guides">
          <ul className="grid max-w-3xl divide-y divide-line">
            {articles.map(({ slug, title, excerpt, minutes }) => (
              <li key={slug} className="py-3.5">
                <Link to={`/blog/${slug}`} className="font-semibold underline-offset-4 hover:underline">
                  {title}
                </Link>
                <p className="line-clamp-2 text-ink-muted text-sm">{excerpt}</p>
                <p className="text-ink-faint text-sm">{minutes} min read</p>
              </li>
            ))}
          </ul>
        </Results>
      )}
      {pages.length > 0 && (
        <Results id="pages" title="Pages">
          <ul className="flex flex-wrap gap-2.5">
            {pages.map(({ to, label }) => (
              <li key={to}>
                <LinkButton to={to} size="sm">
                  {label}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Results>
      )}
      {count === 0 && <Nothing text={text} suggestion={suggestion} />}
    </div>
  )
}

function Results({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-bold text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Product({ product: { to, title, kind, price, isFrom, picture } }: { product: FoundProduct }) {
  return (
    <li className="group relative flex flex-col rounded-lg border border-line bg-surface shadow-sm transition-shadow hover:shadow-md">
      <ProductPicture picture={picture} sizes={cardSizes.four} className="aspect-square rounded-t-[15px]" />
      <div className="flex flex-1 flex-col justify-between gap-1 p-3 sm:p-4">
        <h3 className="font-sans font-semibold text-base leading-snug">
          <Link
            to={to}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-magenta-ink"
          >
            {title}
          </Link>
        </h3>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-ink-muted text-sm">{kind}</span>
          <span className="font-semibold">
            {isFrom && <span className="font-normal text-ink-muted text-sm">From </span>}
            <Money amount={price} />
          </span>
        </p>
      </div>
    </li>
  )
}

function Nothing({ text, suggestion }: Pick<SearchPageProps, 'text' | 'suggestion'>) {
  return (
    <EmptyState
      title={text ? 'Nothing found' : 'What are you looking for?'}
      action={siteLinks
        .filter(({ to }) => /builder|prints|marketplace/.test(to))
        .map(({ to, label }) => (
          <LinkButton key={to} to={to} size="sm">
            {label}
          </LinkButton>
        ))}
    >
      {suggestion && (
        <>
          Did you mean <Link to={`/search?q=${encodeURIComponent(suggestion)}`}>{suggestion}</Link>?{' '}
        </>
      )}
      {text
        ? 'Try fewer or different words, or browse the shop.'
        : 'Search products, prints, guides, and pages by any word in them.'}
    </EmptyState>
  )
}
