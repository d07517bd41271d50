import { data, redirect } from 'react-router'
import { FormMessage } from '#app/auth/form-message.tsx'
import { useAnswerToast } from '#app/auth/use-answer-toast.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { useOperation } from '#app/operations/operation-form.tsx'
import { AccountSecurity } from '#app/profile/account-security.tsx'
import { AddressesCard } from '#app/profile/addresses-card.tsx'
import { answerProfile } from '#app/profile/answer-profile.ts'
import { IdentitiesCard } from '#app/profile/identities-card.tsx'
import { OwnDataCard } from '#app/profile/own-data-card.tsx'
import { PasskeysCard } from '#app/profile/passkeys-card.tsx'
import { ProfileForm } from '#app/profile/profile-form.tsx'
import { messageOf, type ProfileCall } from '#app/profile/profile-messages.ts'
import { SecondFactorCard } from '#app/profile/second-factor-card.tsx'
import { SessionsCard } from '#app/profile/sessions-card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'Profile settings' },
  { name: 'robots', content: 'noindex' },
]

const nothing = {
  profile: null,
  addresses: [],
  factors: [],
  passkeys: [],
  codesLeft: 0,
  hasPassword: false,
  identities: [],
  isEmailProven: false,
  providers: [],
  sessions: [],
  ways: null,
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

const signInFirst = () => redirect('/auth?next=/profile', 303)

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { user } = actor
  if (!user) throw signInFirst()
  const { people, auth } = context.get(shopContext)
  const profile = await people.profileOf(user.id)
  if (!profile) return data(nothing, { status: 404 })
  const { email, role, fullName, phone } = profile
  const [addresses, factors, codesLeft, sessions, signIns, hasPassword] = await Promise.all([
    people.listAddresses(actor),
    auth.factors.list(user),
    auth.factors.recoveryCodesLeft(user),
    auth.ownSessions.list(user),
    auth.providers.ofUser(user),
    auth.ownAccount.hasPassword(user),
  ])
  return data({
    profile: { email, accountType: role, fullName, phone },
    addresses,
    factors: factors.flatMap(({ id, type, name, isVerified }) =>
      isVerified && type !== 'passkey' ? [{ id, type, name }] : [],
    ),
    passkeys: factors.flatMap(({ id, type, name, createdAt, lastUsedAt }) =>
      type === 'passkey'
        ? [{ id, name, created: dayOf(createdAt), lastUsed: lastUsedAt && dayOf(lastUsedAt) }]
        : [],
    ),
    codesLeft,
    hasPassword,
    identities: signIns.identities,
    isEmailProven: signIns.isEmailProven,
    providers: auth.providers
      .list()
      .filter(({ name }) => !signIns.identities.some(({ provider }) => provider === name)),
    ways: auth.ways,
    sessions: sessions.map(({ id, isThis, userAgent, address, lastUsedAt }) => ({
      id,
      isThis,
      userAgent,
      address,
      lastUsed: dayOf(lastUsedAt),
    })),
  })
}

export async function action(call: Route.ActionArgs) {
  if (!call.context.get(visitContext).actor.user) throw signInFirst()
  return answerProfile(call)
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const call = useOperation<ProfileCall>({ failed: () => null })
  const message = messageOf(call.answer)
  useAnswerToast(call.answer, message)
  const { profile, addresses, factors, passkeys, codesLeft, sessions, hasPassword, ways } = loaderData
  if (profile === null || ways === null) {
    return (
      <Notice title="Profile not found">
        Your account has no profile yet. Write to us, and we put that right.
      </Notice>
    )
  }
  return (
    <div className="page grid max-w-3xl gap-6 py-10 sm:py-14">
      <PageHeader title="Profile Settings" description="How we reach you about your orders." />
      {message && <FormMessage notice={message} />}
      <ProfileForm profile={profile} call={call} />
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

export function ErrorBoundary() {
  return <Notice title="Failed to load profile">Something went wrong on our side. Please try again.</Notice>
}

function Notice({ title, children }: { title: string; children: string }) {
  return (
    <div className="page py-16">
      <EmptyState title={title} headingLevel={1} action={<LinkButton to="/">Go to the Shop</LinkButton>}>
        {children}
      </EmptyState>
    </div>
  )
}
