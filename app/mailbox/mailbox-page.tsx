import { Mail } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { MailView } from '#server/mail/index.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

const tones = { sent: 'green', queued: 'cyan', failed: 'red' } as const

/** What the shop would have mailed, readable without a mail server. */
export function MailboxPage({ mails, open }: { mails: MailView[]; open: MailView | null }) {
  const { revalidate, state } = useRevalidator()
  return (
    <main id="main" className="page py-8">
      <PageHeader
        title="Dev mailbox"
        description="No mail server is set, so mails stay here. Set SMTP_URL to send them."
        actions={
          <Button onClick={() => void revalidate()} isBusy={state !== 'idle'}>
            Refresh
          </Button>
        }
      />
      {open ? (
        <div className="mt-6 grid gap-6 lg:grid-cols-[22rem_1fr]">
          <nav
            aria-label="Mails"
            className="max-h-[75vh] overflow-y-auto rounded-lg border border-line bg-surface"
          >
            {mails.map((mail) => (
              <Link
                key={mail.id}
                to={`?mail=${mail.id}`}
                preventScrollReset
                aria-current={mail.id === open.id ? 'true' : undefined}
                className={classes(
                  'block border-line border-b px-4 py-3 text-sm last:border-0 hover:bg-sunken',
                  mail.id === open.id && 'bg-sunken',
                )}
              >
                <span className="flex items-center justify-between gap-2">
                  <span className="truncate font-medium">{mail.subject ?? mail.template}</span>
                  <Badge tone={tones[mail.state]}>{mail.state}</Badge>
                </span>
                <span className="mt-1 block truncate text-ink-muted">
                  {mail.to} · {moment.format(mail.createdAt)}
                </span>
              </Link>
            ))}
          </nav>
          <article className="min-w-0 rounded-lg border border-line bg-surface">
            <header className="border-line border-b p-4">
              <h2 className="font-bold text-lg">{open.subject ?? open.template}</h2>
              <p className="text-ink-muted text-sm">
                To {open.to} · {moment.format(open.createdAt)} UTC
              </p>
              {open.error && <p className="mt-2 text-red-ink text-sm">{open.error}</p>}
            </header>
            <iframe
              title="The mail as it is sent"
              sandbox="allow-popups allow-top-navigation-by-user-activation"
              srcDoc={open.html ?? ''}
              className="h-[60vh] w-full rounded-b-lg bg-white"
            />
            <details className="border-line border-t p-4 text-sm">
              <summary className="cursor-pointer font-medium">Text version</summary>
              <pre className="mt-3 whitespace-pre-wrap">{open.text}</pre>
            </details>
          </article>
        </div>
      ) : (
        <EmptyState title="No mails yet" illustration={<Mail aria-hidden size={48} />}>
          Order something, or ask for a password reset, and the mail appears here.
        </EmptyState>
      )}
    </main>
  )
}
