import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'
import { MailWordingList } from './page.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Email wording · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  return { wordings: await context.get(shopContext).mail.listWordings(actor) }
}

export default function AdminMailWordingList({ loaderData }: Route.ComponentProps) {
  return <MailWordingList {...loaderData} />
}
