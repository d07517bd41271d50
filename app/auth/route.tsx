import { useLocation } from 'react-router'
import { answerAuth } from '#app/auth/answer-auth.ts'
import { AuthFrame } from '#app/auth/auth-frame.tsx'
import { authMessages } from '#app/auth/auth-messages.ts'
import { readAuthView } from '#app/auth/auth-view.ts'
import { answerProviderTrip } from '#app/auth/provider-trip.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Route } from './+types/route.ts'
import { AuthPage } from './page.tsx'

/** The URL contains an emailed token: keep it out of referrers and search engines. */
export const meta: Route.MetaFunction = () => [
  { title: 'Your account' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { auth } = context.get(shopContext)
  const visit = context.get(visitContext)
  const onward = await answerProviderTrip(request, visit, auth)
  if (onward) throw onward
  return readAuthView(new URL(request.url), visit, auth)
}

export const action = (call: Route.ActionArgs) => answerAuth(call)

/** The outcome of a form belongs to the URL it was sent from, so moving on to another mode drops it. */
export default function Auth(props: Route.ComponentProps) {
  return <AuthPage key={useLocation().key} {...props} />
}

export function ErrorBoundary() {
  return (
    <AuthFrame title={authMessages.failed.title} description="Something went wrong on our side.">
      <LinkButton to="/auth" reloadDocument size="lg" className="w-full">
        Try Again
      </LinkButton>
    </AuthFrame>
  )
}
