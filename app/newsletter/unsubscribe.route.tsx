import { shopContext } from '#app/context.ts'
import { answerMembership, loadMembership } from '#app/newsletter/answer-membership.ts'
import { MembershipPage } from '#app/newsletter/membership-page.tsx'
import type { Route } from './+types/unsubscribe.route.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'Unsubscribe' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadMembership(context.get(shopContext), url)
}

export const action = (call: Route.ActionArgs) => answerMembership(call)

export default function NewsletterUnsubscribe({ loaderData }: Route.ComponentProps) {
  return <MembershipPage {...loaderData} purpose="unsubscribe" />
}
