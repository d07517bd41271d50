import { FormMessage } from '#app/auth/form-message.tsx'
import { useAnswerToast } from '#app/auth/use-answer-toast.ts'
import { useOperation } from '#app/operations/operation-form.tsx'
import { AccountSecurity } from '#app/profile/account-security.tsx'
import { AddressesCard } from '#app/profile/addresses-card.tsx'
import { IdentitiesCard } from '#app/profile/identities-card.tsx'
import { OwnDataCard } from '#app/profile/own-data-card.tsx'
import { PasskeysCard } from '#app/profile/passkeys-card.tsx'
import { ProfileForm } from '#app/profile/profile-form.tsx'
import { messageOf, type ProfileCall } from '#app/profile/profile-messages.ts'
import { ProfileNotice } from '#app/profile/profile-notice.tsx'
import { SecondFactorCard } from '#app/profile/second-factor-card.tsx'
import { SessionsCard } from '#app/profile/sessions-card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/route.ts'

export function ProfilePage({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const call = useOperation<ProfileCall>({ failed: () => null })
  const message = messageOf(call.answer)
  useAnswerToast(call.answer, message)
  const { profile, addresses, factors, passkeys, codesLeft, sessions, hasPassword, ways } = loaderData
  if (profile === null || ways === null) {
    return (
      <ProfileNotice title="Profile not found">
        Your account has no profile yet. Write to us, and we’ll fix that.
      </ProfileNotice>
    )
  }
  return (
    <div className="page grid max-w-3xl gap-6 py-10 sm:py-14">
      <PageHeader title="Profile Settings" description="How we reach you about your orders." />
      {message && <FormMessage notice={message} />}
      <ProfileForm profile={profile} texts={loaderData.texts} call={call} />
      <AddressesCard addresses={addresses} call={call} />
      <IdentitiesCard {...loaderData} mayLink={ways.linking} call={call} />
      {ways.password && <AccountSecurity email={profile.email} call={call} />}
      <SecondFactorCard factors={factors} codesLeft={codesLeft} call={call} />
      {ways.passkey && <PasskeysCard passkeys={passkeys} call={call} />}
      <SessionsCard sessions={sessions} call={call} />
      <OwnDataCard email={profile.email} hasPassword={hasPassword} call={call} />
    </div>
  )
}
