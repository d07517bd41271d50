import { MailTemplatesPage } from '#app/admin/mails/templates-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/templates.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Mail templates · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const previews = await context.get(shopContext).mail.previews(actor)
  const name = url.searchParams.get('template')
  const open = previews.find((one) => one.name === name) ?? previews[0] ?? null
  return { names: previews.map((one) => ({ name: one.name, subject: one.subject })), open }
}

export default function AdminMailTemplates({ loaderData }: Route.ComponentProps) {
  return <MailTemplatesPage {...loaderData} />
}
