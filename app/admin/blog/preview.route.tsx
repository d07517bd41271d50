import { data } from 'react-router'
import { ArticlePage } from '#app/blog/article-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/preview.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Preview' }, { name: 'robots', content: 'noindex' }]

/** A saved article as shoppers will see it, in the shop's own frame. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { blog } = context.get(shopContext)
  const article = isUuid(params.articleId) ? await blog.previewForStaff(actor, params.articleId) : null
  if (!article) throw data('There is no such article.', { status: 404 })
  return { article, related: [], categories: await blog.categoryNames() }
}

export default function AdminArticlePreview({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="bg-yellow-wash px-4 py-2 text-center font-semibold text-sm text-yellow-ink">
        A preview for staff: this is how the article will look.
      </p>
      <ArticlePage {...loaderData} />
    </>
  )
}
