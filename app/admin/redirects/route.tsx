import { readPlainList } from '#app/admin/lists/read-plain-list.ts'
import { type RedirectCall, RedirectsPage } from '#app/admin/redirects/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Old addresses · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const [page, count] = await Promise.all([
    readPlainList(shop, actor, { name: 'redirects.list' }, url),
    shop.redirects.count(actor),
  ])
  return { ...page, count }
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<RedirectCall>(asked, {
    'redirects.set': (form) => ({ from: form.get('from'), to: form.get('to') }),
    'redirects.remove': (form) => ({ redirect: form.get('redirect') }),
  })

export default function AdminRedirects({ loaderData }: Route.ComponentProps) {
  return <RedirectsPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Old addresses can’t be loaded right now" />
}
