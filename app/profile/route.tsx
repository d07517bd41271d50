import { data, redirect } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { answerProfile } from '#app/profile/answer-profile.ts'
import { textConsentWords } from '#domain/people/text-consent.ts'
import { formatDay } from '#domain/shop/shop-time.ts'
import type { Route } from './+types/route.ts'
import { ProfilePage } from './page.tsx'
import { ProfileNotice } from './profile-notice.tsx'

export const meta: Route.MetaFunction = () => [
  { title: 'Profile settings' },
  { name: 'robots', content: 'noindex' },
]

const nothing = {
  profile: null,
  texts: null,
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

const signInFirst = () => redirect('/auth?next=/profile', 303)

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { user } = actor
  if (!user) throw signInFirst()
  const { people, auth, mail, settings } = context.get(shopContext)
  const profile = await people.profileOf(user.id)
  if (!profile) return data(nothing, { status: 404 })
  const { email, role, fullName, phone } = profile
  const [addresses, factors, codesLeft, sessions, signIns, hasPassword, consent, { siteName, timeZone }] =
    await Promise.all([
      people.listAddresses(actor),
      auth.factors.list(user),
      auth.factors.recoveryCodesLeft(user),
      auth.ownSessions.list(user),
      auth.providers.ofUser(user),
      auth.ownAccount.hasPassword(user),
      mail.textsOfAccount(user.id),
      settings.read(),
    ])
  const dayOf = (moment: Date): string => formatDay(moment, timeZone)
  return data({
    profile: { email, accountType: role, fullName, phone },
    texts: mail.hasTexts || consent ? { consent, words: textConsentWords(siteName) } : null,
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
  return <ProfilePage loaderData={loaderData} />
}

export function ErrorBoundary() {
  return (
    <ProfileNotice title="Failed to load profile">
      Something went wrong on our side. Please try again.
    </ProfileNotice>
  )
}
