import { CircleCheck, CircleX, Clock, Hourglass, Send } from 'lucide-react'
import { ListBeside, StateSearch } from '#app/admin/list-beside.tsx'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { formatMoment } from '#domain/shop/shop-time.ts'
import type { MailState, StaffMail } from '#server/mail/index.ts'
import { MailView, TextBubble } from './mail-view.tsx'
import { SendAllAgain } from './send-all-again.tsx'

const looks = {
  sent: { tone: 'green', icon: CircleCheck, word: 'Sent' },
  queued: { tone: 'cyan', icon: Clock, word: 'Waiting' },
  failed: { tone: 'red', icon: CircleX, word: 'Failed' },
  expired: { tone: 'neutral', icon: Hourglass, word: 'Ended' },
} as const

const states = [
  { value: '', label: 'All' },
  { value: 'failed', label: 'Failed' },
  { value: 'queued', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'expired', label: 'Ended before they left' },
  { value: 'texts', label: 'Text messages' },
]

export type MailsPageProps = {
  mails: StaffMail[]
  next: string | null
  failed: number
  stuck: number
  search: { state?: MailState | 'texts'; text?: string }
  open: StaffMail | null
}

/** Every mail of the shop: whether it went out, what it says, and sending it again. */
export function MailsPage({ mails, next, failed, stuck, search, open }: MailsPageProps) {
  return (
    <div className="px-4 py-5 sm:px-6">
      <PageHeader
        title="Mails"
        description={failed > 0 ? `${failed} could not be sent.` : 'All that the shop has mailed and texted.'}
        actions={
          <>
            <SendAllAgain stuck={stuck} />
            <LinkButton to="/admin/mail-wording" size="sm">
              Mail wording
            </LinkButton>
          </>
        }
      />
      <StateSearch label="To or subject" search={search} states={states} />
      {open === null ? (
        <EmptyState title="No mails" illustration={<InTrayDrawing />}>
          What the shop mails shows here, with what came of it.
        </EmptyState>
      ) : (
        <ListBeside
          label="Mails"
          name="mail"
          openId={open.id}
          rows={mails.map((mail) => ({
            id: mail.id,
            title: mail.isText ? `Text: ${mail.subject}` : mail.subject,
            badge: <StateBadge state={mail.state} />,
            note: `${mail.to} · ${formatMoment(new Date(mail.createdAt))}`,
          }))}
          next={next}
          olderLabel="Older mails"
        >
          <OpenMail key={open.id} mail={open} />
        </ListBeside>
      )}
    </div>
  )
}

function StateBadge({ state }: { state: MailState }) {
  const { tone, icon, word } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}

function OpenMail({ mail }: { mail: StaffMail }) {
  const call = useOperation<'mails.resend'>({
    done: { 'mails.resend': 'The mail goes out again' },
    failed: 'The mail was not sent again',
  })
  return (
    <article
      aria-label={mail.subject}
      className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface"
    >
      <header className="flex flex-wrap items-start justify-between gap-3 border-line border-b p-4">
        <div className="min-w-0">
          <h2 className="font-bold text-base">{mail.subject}</h2>
          <p className="break-words text-ink-muted">
            To {mail.to} · {formatMoment(new Date(mail.createdAt))}
            {mail.isDelivered && ' · arrived'}
            {mail.attempts > 1 && ` · tried ${mail.attempts} times`}
            {mail.state === 'queued' && mail.attempts > 0 && ', and tried again by itself'}
          </p>
          {mail.error && <p className="mt-2 break-words text-red-ink">{mail.error}</p>}
        </div>
        {mail.mayResend && (
          <OperationForm of={call}>
            <input type="hidden" name="mail" value={mail.id} />
            <OperationButton of={call} operation="mails.resend" size="sm">
              <Send aria-hidden /> Send again
            </OperationButton>
          </OperationForm>
        )}
      </header>
      {mail.isSecret ? (
        <p className="p-4 text-ink-muted">
          It holds a link that opens an account, so nobody reads it here. Its owner can ask for a new one.
        </p>
      ) : mail.isText && mail.text ? (
        <TextBubble text={mail.text} />
      ) : mail.html ? (
        <MailView html={mail.html} text={mail.text ?? ''} />
      ) : (
        <p className="p-4 text-ink-muted">It is written when it is sent.</p>
      )}
    </article>
  )
}
