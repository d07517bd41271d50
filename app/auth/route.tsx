import { useLocation } from 'react-router'
import { answerAuth } from '#app/auth/answer-auth.ts'
import { AuthFrame } from '#app/auth/auth-frame.tsx'
import { type AuthCall, authMessages, isForSignIn, messageOf } from '#app/auth/auth-messages.ts'
import { readAuthView } from '#app/auth/auth-view.ts'
import { CaptchaContext } from '#app/auth/captcha-field.tsx'
import { KeepForm } from '#app/auth/keep-form.tsx'
import { LinkForm } from '#app/auth/link-form.tsx'
import { ConfirmEmailForm, MailedLinkForm, NewPasswordForm } from '#app/auth/mailed-link-forms.tsx'
import { answerProviderTrip } from '#app/auth/provider-trip.ts'
import { ResetForm } from '#app/auth/reset-form.tsx'
import { SecondFactorForm } from '#app/auth/second-factor-form.tsx'
import { SignInForm } from '#app/auth/sign-in-form.tsx'
import { SignUpForm } from '#app/auth/sign-up-form.tsx'
import { useAnswerToast } from '#app/auth/use-answer-toast.ts'
import { WelcomeBack } from '#app/auth/welcome-back.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useOperation } from '#app/operations/operation-form.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Route } from './+types/route.ts'

/** Mailed tokens stand in the address: no other site may be told it, and no search engine may keep it. */
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

const modes = {
  'sign-in': SignInForm,
  'sign-up': SignUpForm,
  reset: ResetForm,
  link: LinkForm,
  keep: KeepForm,
}

/** What came of a form is of the address that it stands at, as whoever goes on to another mode leaves it behind. */
export default function Auth(props: Route.ComponentProps) {
  return <AuthPage key={useLocation().key} {...props} />
}

function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, next, providers, captcha, ways, notice } = loaderData
  const call = useOperation<AuthCall>({ failed: () => null })
  // Forms to sign out stand on other pages, too.
  const answer = call.answer ?? actionData
  const message = answer ? messageOf(answer) : notice && authMessages[notice]
  useAnswerToast(answer, message)
  const form = { next, message, call }
  if (view.kind === 'signed-in') return <WelcomeBack email={view.email} next={next} />
  if (view.kind === 'new-password')
    return <NewPasswordForm token={view.token} minLength={view.minLength} {...form} />
  if (view.kind === 'confirm-email') return <ConfirmEmailForm token={view.token} {...form} />
  if (view.kind === 'second-factor') return <SecondFactorForm view={view} {...form} />
  if (view.kind === 'mailed-link') return <MailedLinkForm type={view.type} token={view.token} {...form} />
  const mode = answer && isForSignIn(answer) ? 'sign-in' : view.mode
  const Mode = modes[mode]
  return (
    <CaptchaContext value={captcha && { widget: captcha, answer }}>
      <Mode key={mode} {...form} providers={providers} ways={ways} />
    </CaptchaContext>
  )
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
