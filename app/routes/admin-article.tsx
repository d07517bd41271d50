import { data, redirect } from 'react-router'
import { type ArticleAnswer, ArticleForm } from '#app/admin/blog/article-form.tsx'
import { readArticleForm } from '#app/admin/blog/read-article-form.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import { isUuid } from '#domain/uuid.ts'
import { readVersion } from '#domain/version.ts'
import type { ChangeArticleOutcome, CreateArticleOutcome } from '#server/blog/index.ts'
import type { Route } from './+types/admin-article.ts'

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

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const { blog } = context.get(shopContext)
  const { articleId } = params
  const form = await readForm(request)
  if (articleId !== 'new' && !isUuid(articleId)) throw data('There is no such article.', { status: 404 })
  if (form.get('intent') === 'remove') {
    const outcome = await blog.removeArticle(actor, articleId)
    return outcome.ok ? redirect(list) : answer({ ok: false, reason: 'not_found' })
  }
  const input = readArticleForm(form)
  if (articleId !== 'new') {
    const target = { id: articleId, seenVersion: readVersion(form.get('version')) }
    return answer(await blog.changeArticle(actor, target, input))
  }
  const made = await blog.createArticle(actor, input)
  return made.ok ? redirect(`${list}/${made.id}`) : answer(made)
}

function answer(outcome: ChangeArticleOutcome | CreateArticleOutcome) {
  if (outcome.ok)
    return data<ArticleAnswer>({ ok: true, savedVersion: 'version' in outcome ? outcome.version : 1 })
  const refuse = (status: number, title: string, description: string, more: Partial<Refusal> = {}) =>
    data<ArticleAnswer>({ ok: false, title, description, fieldErrors: {}, theirs: null, ...more }, { status })
  switch (outcome.reason) {
    case 'invalid': {
      const { fieldErrors } = outcome
      const title = fieldErrors.title === 'Title required' ? 'Title required' : 'Failed to save article'
      return refuse(422, title, 'Look at the marked fields and save again.', { fieldErrors })
    }
    case 'conflict':
      return refuse(
        409,
        'Failed to save article',
        'Somebody else saved it meanwhile. Compare, then save again.',
        {
          theirs: outcome,
        },
      )
    case 'picture':
      return refuse(422, outcome.message, 'Choose another picture.')
    case 'not_found':
      return refuse(
        404,
        'Failed to save article',
        'Somebody deleted it meanwhile. Copy your words to a new one.',
      )
    default:
      return refuse(403, 'Access Denied', 'Nothing was changed.')
  }
}

type Refusal = Extract<ArticleAnswer, { ok: false }>

export default function AdminArticle({ loaderData, actionData, params }: Route.ComponentProps) {
  return <ArticleForm key={params.articleId} {...loaderData} answer={actionData} />
}
