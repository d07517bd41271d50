import { Send } from 'lucide-react'
import { useLocation } from 'react-router'
import { OpenBeside } from '#app/admin/lists/open-beside.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import type { StaffMail } from '#server/mail/index.ts'
import { MailView, TextBubble } from './mail-view.tsx'

/** One email: what became of it, what it says, and sending it again. */
export function OpenMail({ mail }: { mail: StaffMail }) {
  const { search } = useLocation()
  return (
    <OpenBeside back={`/admin/mails${search}`} backLabel="All emails">
      <article
        aria-label={mail.subject}
        className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface"
      >
        <MailHead mail={mail} />
        {mail.isSecret ? (
          <p className="p-4 text-ink-muted">
            It contains a link that opens an account, so no one can read it here. The account’s owner can
            request a new one.
          </p>
        ) : mail.isText && mail.text ? (
          <TextBubble text={mail.text} />
        ) : mail.html ? (
          <MailView html={mail.html} text={mail.text ?? ''} />
        ) : (
          <p className="p-4 text-ink-muted">It’s written when it’s sent.</p>
        )}
      </article>
    </OpenBeside>
  )
}

function MailHead({ mail }: { mail: StaffMail }) {
  const call = useOperation<'mails.resend'>({
    done: { 'mails.resend': 'The email is being sent again' },
    failed: 'The email was not sent again',
  })
  return (
    <header className="flex flex-wrap items-start justify-between gap-3 border-line border-b p-4">
      <div className="min-w-0">
        <h2 className="font-bold text-base">{mail.subject}</h2>
        <p className="break-words text-ink-muted">
          To {mail.to} · <Moment at={mail.createdAt} />
          {mail.isDelivered && ' · arrived'}
          {mail.attempts > 1 && ` · tried ${mail.attempts} times`}
          {mail.state === 'queued' && mail.attempts > 0 && ', and will be retried automatically'}
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
  )
}
