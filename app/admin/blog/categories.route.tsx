import { CategoriesPage, type CategoryCalls } from '#app/admin/blog/categories-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/categories.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Blog categories · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  return { categories: await context.get(shopContext).blog.categoriesForStaff(actor) }
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<CategoryCalls>(asked, {
    'blog-categories.create': (form) => ({ name: form.get('name') }),
    'blog-categories.update': (form) => ({
      category: form.get('category'),
      ...(form.has('name') && { name: form.get('name') }),
      ...(form.has('isActive') && { isActive: form.get('isActive') === 'true' }),
    }),
    'blog-categories.move': (form) => ({
      category: form.get('category'),
      direction: form.get('direction'),
    }),
    'blog-categories.remove': (form) => ({
      category: form.get('category'),
      moveTo: form.get('moveTo') ?? '',
    }),
  })

export default function AdminBlogCategories({ loaderData }: Route.ComponentProps) {
  return <CategoriesPage {...loaderData} />
}
