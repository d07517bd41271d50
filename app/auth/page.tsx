import { type AuthCall, authMessages, isForSignIn, messageOf } from '#app/auth/auth-messages.ts'
import { CaptchaContext } from '#app/auth/captcha-field.tsx'
import { KeepForm } from '#app/auth/keep-form.tsx'
import { LinkForm } from '#app/auth/link-form.tsx'
import { ConfirmEmailForm, MailedLinkForm, NewPasswordForm } from '#app/auth/mailed-link-forms.tsx'
import { ResetForm } from '#app/auth/reset-form.tsx'
import { SecondFactorForm } from '#app/auth/second-factor-form.tsx'
import { SignInForm } from '#app/auth/sign-in-form.tsx'
import { SignUpForm } from '#app/auth/sign-up-form.tsx'
import { useAnswerToast } from '#app/auth/use-answer-toast.ts'
import { WelcomeBack } from '#app/auth/welcome-back.tsx'
import { useOperation } from '#app/operations/operation-form.tsx'
import type { Route } from './+types/route.ts'

const modes = {
  'sign-in': SignInForm,
  'sign-up': SignUpForm,
  reset: ResetForm,
  link: LinkForm,
  keep: KeepForm,
}

export function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, next, providers, captcha, ways, notice } = loaderData
  const call = useOperation<AuthCall>({ failed: () => null })
  // Other pages have sign-out forms too.
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
