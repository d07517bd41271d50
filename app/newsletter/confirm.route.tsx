import { shopContext } from '#app/context.ts'
import { answerMembership, loadMembership } from '#app/newsletter/answer-membership.ts'
import { MembershipPage } from '#app/newsletter/membership-page.tsx'
import type { Route } from './+types/confirm.route.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'Confirm your address' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadMembership(context.get(shopContext), url)
}

export const action = (call: Route.ActionArgs) => answerMembership(call)

export default function NewsletterConfirm({ loaderData }: Route.ComponentProps) {
  return <MembershipPage {...loaderData} purpose="confirm" />
}
