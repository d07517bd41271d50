import { data, redirect } from 'react-router'
import { type ArticleCalls, ArticleForm } from '#app/admin/blog/article-form.tsx'
import { readArticleForm } from '#app/admin/blog/read-article-form.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/article.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Article · Admin Portal' }]

const list = '/admin/settings/blog'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { blog } = context.get(shopContext)
  const categories = await blog.categoriesForStaff(actor)
  if (params.articleId === 'new') return { article: null, categories }
  const article = isUuid(params.articleId) ? await blog.getForStaff(actor, params.articleId) : null
  if (!article) throw data('There is no such article.', { status: 404 })
  return { article, categories }
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<ArticleCalls>(
    asked,
    {
      'articles.create': readArticleForm,
      'articles.update': (form) => ({
        ...readArticleForm(form),
        article: form.get('article'),
        version: form.get('version'),
      }),
      'articles.remove': (form) => ({ article: form.get('article') }),
    },
    {
      'articles.create': ({ article }) => {
        throw redirect(`${list}/${article.id}`)
      },
      'articles.remove': () => {
        throw redirect(list)
      },
    },
  )

export default function AdminArticle({ loaderData, params }: Route.ComponentProps) {
  return <ArticleForm key={params.articleId} {...loaderData} />
}
