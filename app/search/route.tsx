import { shopContext } from '#app/context.ts'
import { describePage } from '#app/seo.ts'
import type { Route } from './+types/route.ts'
import { findProducts } from './find-products.ts'
import { SearchPage } from './page.tsx'
import { findPages, suggestFor } from './shop-pages.ts'

export const meta: Route.MetaFunction = (args) => [
  ...describePage(args, { title: 'Search', description: 'Products, prints, guides and pages of the shop.' }),
  { name: 'robots', content: 'noindex' },
]

const maxArticles = 6

export async function loader({ context, url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  if (text === '') return { text, products: [], articles: [], pages: [], suggestion: null, isWhole: true }
  const { prints, listings, blog } = context.get(shopContext)
  const [{ products, isWhole }, shelf] = await Promise.all([
    findProducts({ prints, listings }, text),
    blog.list({ text }),
  ])
  return {
    text,
    products,
    articles: shelf.ok ? shelf.articles.slice(0, maxArticles) : [],
    pages: findPages(text),
    suggestion: suggestFor(text),
    /** Otherwise, something could not be read right now. */
    isWhole: isWhole && shelf.ok,
  }
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
