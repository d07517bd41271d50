import { ArticleListPage } from '#app/admin/blog/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { articleStatuses } from '#domain/content/article.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { blog } = context.get(shopContext)
  const search = (url.searchParams.get('search') ?? '').trim().replaceAll('\0', '').slice(0, 100)
  const asked = url.searchParams.get('status') ?? ''
  const status = articleStatuses.find((known) => known === asked)
  const before = url.searchParams.get('before') ?? undefined
  const [page, categories] = await Promise.all([
    blog.listForStaff(actor, { text: search, status, before }),
    blog.categoriesForStaff(actor),
  ])
  return {
    ...page,
    categories: Object.fromEntries(categories.map(({ slug, name }) => [slug, name])),
    search,
    status: status ?? '',
    now: new Date().toISOString(),
  }
}

export default function AdminBlog({ loaderData }: Route.ComponentProps) {
  return <ArticleListPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error loading articles" />
}
