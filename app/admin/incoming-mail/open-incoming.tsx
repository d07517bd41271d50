import { Link, useLocation } from 'react-router'
import { OpenBeside } from '#app/admin/lists/open-beside.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import type { InboundMail } from '#server/inbound-mail/index.ts'
import { AssignMail } from './assign-mail.tsx'

/** One incoming email: what became of it, and what it says. */
export function OpenIncoming({ mail }: { mail: InboundMail }) {
  const { search } = useLocation()
  const { from, files, reason, state, orderId, text } = mail
  const subject = mail.subject || 'No subject'
  return (
    <OpenBeside back={`/admin/mails/incoming${search}`} backLabel="Incoming email">
      <article
        aria-label={subject}
        className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface"
      >
        <header className="border-line border-b p-4">
          <h2 className="break-words font-bold text-base">{subject}</h2>
          <p className="break-words text-ink-muted">
            From {from || 'no sender'} · <Moment at={mail.receivedAt} />
            {files > 0 && ` · ${files === 1 ? 'one file' : `${files} files`}`}
          </p>
          {reason && <p className="mt-2 break-words text-ink-muted">{reason}.</p>}
          {state === 'taken' && orderId && (
            <Link to={`/admin/orders/${orderId}`} className="mt-2 inline-block underline underline-offset-2">
              Its order
            </Link>
          )}
          {state !== 'taken' && state !== 'received' && <AssignMail mail={mail} />}
        </header>
        <p className="whitespace-pre-wrap break-words p-4">{text || 'No text.'}</p>
      </article>
    </OpenBeside>
  )
}
