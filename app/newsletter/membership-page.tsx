import { MailCheck, MailX } from 'lucide-react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Membership } from '#server/newsletter/index.ts'

export type MembershipPageProps = {
  purpose: 'confirm' | 'unsubscribe'
  membership: Membership | null
  siteName: string
}

/** The page that a link in an email opens. Pressing the button changes something; opening the page never does. */
export function MembershipPage({ purpose, membership, siteName }: MembershipPageProps) {
  const call = useOperation<MembershipCall>({ failed: 'Nothing was changed' })
  const said = wordsFor(purpose, membership, siteName)
  const Icon = membership?.state === 'subscribed' ? MailCheck : MailX
  return (
    <div className="page grid justify-items-center py-16 text-center lg:py-24">
      <span
        aria-hidden
        className="grid size-16 place-items-center rounded-full bg-magenta-wash text-magenta-ink"
      >
        <Icon className="size-7" />
      </span>
      <h1 className="mt-5 max-w-xl font-extrabold text-xl">{said.title}</h1>
      <p className="mt-3 max-w-md text-ink-muted">{said.description}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {said.operation && (
          <OperationForm of={call}>
            <OperationButton
              of={call}
              operation={said.operation}
              variant={said.isMain ? 'primary' : 'secondary'}
            >
              {said.label}
            </OperationButton>
          </OperationForm>
        )}
        {!said.isMain && (
          <LinkButton to="/" variant="quiet">
            To the shop
          </LinkButton>
        )}
      </div>
    </div>
  )
}

type MembershipCall = 'newsletter.confirm' | 'newsletter.unsubscribe'

type Said = {
  title: string
  description: string
  operation?: MembershipCall
  label?: string
  /** Whether the button is the page's main purpose. */
  isMain?: boolean
}

function wordsFor(
  purpose: MembershipPageProps['purpose'],
  membership: Membership | null,
  siteName: string,
): Said {
  if (!membership)
    return {
      title: 'This link isn’t valid',
      description: 'It was cut off, or it came from a test email. Open it from the email again.',
    }
  const { email, state } = membership
  if (state === 'subscribed' && purpose === 'unsubscribe')
    return {
      title: 'Leave the newsletter?',
      description: `${email} won’t get any more news. You’ll still get emails about orders.`,
      operation: 'newsletter.unsubscribe',
      label: 'Unsubscribe',
      isMain: true,
    }
  if (state === 'subscribed')
    return { title: 'You’re subscribed', description: `We’ll send new collections and events to ${email}.` }
  if (state === 'waiting')
    return {
      title: `News from ${siteName}?`,
      description: `Say yes, and we’ll send new collections and events to ${email}.`,
      operation: 'newsletter.confirm',
      label: 'Yes, subscribe me',
      isMain: true,
    }
  return {
    title: 'You’ve left the newsletter',
    description: `${email} won’t get any more news, not even what was already on its way. Clicked by mistake?`,
    operation: 'newsletter.confirm',
    label: 'Subscribe again',
  }
}
