import { data } from 'react-router'
import { CategoriesPage } from '#app/admin/blog/categories-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import type { Blog } from '#server/blog/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Route } from './+types/admin-blog-categories.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Blog categories · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  return { categories: await context.get(shopContext).blog.categoriesForStaff(actor) }
}

const statuses = { forbidden: 403, not_found: 404, invalid: 422, taken: 409 } as const

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const outcome = await change(context.get(shopContext).blog, actor, await readForm(request))
  return data(outcome, { status: outcome.ok ? 200 : statuses[outcome.reason] })
}

async function change(blog: Blog, actor: Actor, form: FormData) {
  const slug = String(form.get('slug') ?? '')
  switch (form.get('intent')) {
    case 'add':
      return blog.addCategory(actor, form.get('name'))
    case 'change':
      return blog.changeCategory(actor, slug, { name: form.get('name') })
    case 'hide':
      return blog.changeCategory(actor, slug, { isActive: false })
    case 'show':
      return blog.changeCategory(actor, slug, { isActive: true })
    case 'up':
    case 'down':
      return blog.moveCategory(actor, slug, form.get('intent') === 'up' ? 'up' : 'down')
    case 'remove':
      return blog.removeCategory(actor, slug, String(form.get('moveTo') ?? ''))
    default:
      throw data('The form was not understood.', { status: 400 })
  }
}

export default function AdminBlogCategories({ loaderData, actionData }: Route.ComponentProps) {
  return <CategoriesPage {...loaderData} answer={actionData} />
}
