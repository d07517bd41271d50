import { ArrowLeft, Mail, Undo2 } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { TextBubble } from '#app/admin/mails/mail-view.tsx'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { MailView } from '#server/mail/index.ts'

const tones = { sent: 'green', queued: 'cyan', failed: 'red', expired: 'neutral' } as const

export type MailboxPageProps = {
  mails: MailView[]
  open: MailView | null
  /** The open email was requested, and isn't just the newest. */
  isChosen: boolean
  /** Owners may let an email bounce, to see what staff see then. */
  mayBounce: boolean
}

/** What the shop would have emailed, readable without a mail server. Narrow screens show the list, then one email. */
export function MailboxPage({ mails, open, isChosen, mayBounce }: MailboxPageProps) {
  const { revalidate, state } = useRevalidator()
  const call = useOperation<'mails.simulate-bounce'>({ failed: 'It didn’t bounce' })
  return (
    <main id="main" className="page py-8">
      <PageHeader
        title="Dev mailbox"
        description="No mail server is set up, so emails stay here. Set SMTP_URL to send them."
        actions={
          <Button onClick={() => void revalidate()} isBusy={state !== 'idle'}>
            Refresh
          </Button>
        }
      />
      {open ? (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[22rem_1fr]">
          <MailList isChosen={isChosen} mails={mails} open={open} />
          <OpenMail {...{ isChosen, open, mayBounce, call }} />
        </div>
      ) : (
        <EmptyState title="No emails yet" illustration={<Mail aria-hidden size={48} />}>
          Place an order or request a password reset, and the email appears here.
        </EmptyState>
      )}
    </main>
  )
}

function OpenMail({
  isChosen,
  open,
  mayBounce,
  call,
}: {
  isChosen: boolean
  open: MailView
  mayBounce: boolean
  call: CalledOperation<'mails.simulate-bounce'>
}) {
  return (
    <article
      className={classes('min-w-0 rounded-lg border border-line bg-surface', !isChosen && 'max-lg:hidden')}
    >
      <Link to="?" className="inline-flex min-h-11 items-center gap-1.5 px-4 font-semibold text-sm lg:hidden">
        <ArrowLeft className="size-4" aria-hidden />
        All emails
      </Link>
      <header className="border-line border-b p-4">
        <h2 className="font-bold text-lg">{open.subject ?? open.template}</h2>
        <p className="text-ink-muted text-sm">
          To {open.to} · <Moment at={open.createdAt} />
        </p>
        {open.error && <p className="mt-2 text-red-ink text-sm">{open.error}</p>}
        {mayBounce && open.state === 'sent' && (
          <OperationForm of={call} action="/dev/mailbox" className="mt-2">
            <input type="hidden" name="mail" value={open.id} />
            <OperationButton
              of={call}
              operation="mails.simulate-bounce"
              size="sm"
              variant="quiet"
              className="-ml-3"
            >
              <Undo2 className="size-4" aria-hidden />
              Simulate a bounce
            </OperationButton>
          </OperationForm>
        )}
      </header>
      {open.html === null ? (
        <TextBubble text={open.text ?? ''} />
      ) : (
        <HtmlMail html={open.html} text={open.text ?? ''} />
      )}
    </article>
  )
}

function HtmlMail({ html, text }: { html: string; text: string }) {
  return (
    <>
      <iframe
        title="The email as sent"
        sandbox="allow-popups allow-top-navigation-by-user-activation"
        srcDoc={html}
        className="h-[60vh] w-full rounded-b-lg bg-white"
      />
      <details className="border-line border-t p-4 text-sm">
        <summary className="cursor-pointer font-medium">Text version</summary>
        <pre className="mt-3 whitespace-pre-wrap">{text}</pre>
      </details>
    </>
  )
}

function MailList({ isChosen, mails, open }: { isChosen: boolean; mails: MailView[]; open: MailView }) {
  return (
    <nav
      aria-label="Emails"
      className={classes(
        'min-w-0 rounded-lg border border-line bg-surface lg:max-h-[75vh] lg:overflow-y-auto',
        isChosen && 'max-lg:hidden',
      )}
    >
      {mails.map((mail) => (
        <Link
          key={mail.id}
          to={`?mail=${mail.id}`}
          aria-current={mail.id === open.id ? 'true' : undefined}
          className={classes(
            'block border-line border-b px-4 py-3 text-sm last:border-0 hover:bg-sunken',
            mail.id === open.id && 'lg:bg-sunken',
          )}
        >
          <span className="flex items-center justify-between gap-2">
            <span className="truncate font-medium">{mail.subject ?? mail.template}</span>
            <Badge tone={tones[mail.state]}>{mail.state}</Badge>
          </span>
          <span className="mt-1 block truncate text-ink-muted">
            {mail.to} · <Moment at={mail.createdAt} />
          </span>
        </Link>
      ))}
    </nav>
  )
}
