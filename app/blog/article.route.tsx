import { data, redirect, useOutletContext } from 'react-router'
import { ArticlePage } from '#app/blog/article-page.tsx'
import { describeArticle } from '#app/blog/describe-article.ts'
import { ReadingDialog } from '#app/blog/reading-dialog.tsx'
import { shopContext } from '#app/context.ts'
import { describePage, feedLink } from '#app/seo.ts'
import type { Route } from './+types/article.route.ts'
import type { BlogOutlet } from './route.tsx'

export const meta: Route.MetaFunction = (args) => {
  const article = args.loaderData?.article
  if (!article) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  const siteName = args.matches[0]?.loaderData?.shop.siteName ?? 'Gangway'
  return [
    ...describePage(args, {
      title: article.title,
      description: article.excerpt || article.title,
      picture: article.shareUrl,
      path: `/blog/${article.slug}`,
      article,
      about: describeArticle(article, siteName),
    }),
    feedLink,
  ]
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { blog } = context.get(shopContext)
  const article = await blog.getBySlug(params.slug)
  if (!article) {
    const slug = await blog.movedTo(params.slug)
    if (slug) throw redirect(`/blog/${slug}`, 301)
    throw data(null, { status: 404 })
  }
  const [related, categories] = await Promise.all([blog.related(article), blog.categoryNames()])
  return { article, related, categories }
}

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  const { isOverList } = useOutletContext<BlogOutlet>()
  if (isOverList) return <ReadingDialog key={loaderData.article.id} article={loaderData.article} />
  return <ArticlePage {...loaderData} />
}
