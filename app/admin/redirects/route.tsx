import { type RedirectCall, RedirectsPage } from '#app/admin/redirects/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Old addresses · Admin Portal' }]

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { operations, redirects } = context.get(shopContext)
  const text = searchParams.get('text')?.trim().slice(0, 200) ?? ''
  const cursor = searchParams.get('cursor')
  const asked = { ...(text && { text }), ...(cursor && { cursor }) }
  const [page, count] = await Promise.all([
    operations.ask('redirects.list', actor, asked),
    redirects.count(actor),
  ])
  return { ...page, count, text, isFirst: cursor === null }
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
  return <SectionFailed error={error} title="Old addresses cannot be read just now" />
}
