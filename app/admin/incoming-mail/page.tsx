import { CircleCheck, CircleHelp, CircleSlash, Clock, Cog } from 'lucide-react'
import { Link } from 'react-router'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { formatMoment } from '#domain/shop/shop-time.ts'
import type { InboundMail, InboundRoom, InboundState } from '#server/inbound-mail/index.ts'
import { AssignMail } from './assign-mail.tsx'
import { ListBeside, StateSearch } from './list-beside.tsx'

const looks = {
  received: { tone: 'cyan', icon: Clock, word: 'Being read' },
  taken: { tone: 'green', icon: CircleCheck, word: 'At its order' },
  unmatched: { tone: 'magenta', icon: CircleHelp, word: 'Of which order?' },
  ignored: { tone: 'neutral', icon: Cog, word: 'By a machine' },
  dismissed: { tone: 'neutral', icon: CircleSlash, word: 'Of none' },
} as const

const states = [
  { value: '', label: 'All' },
  ...Object.entries(looks).map(([value, { word }]) => ({ value, label: word })),
]

export type IncomingMailPageProps = InboundRoom & {
  search: { state?: InboundState; text?: string }
  open: InboundMail | null
}

/** Every mail that came in, and those of which nobody knows yet to which order they belong. */
export function IncomingMailPage({ mails, next, unmatched, search, open }: IncomingMailPageProps) {
  return (
    <div className="px-4 py-5 sm:px-6">
      <PageHeader
        title="Incoming mail"
        description={unmatched > 0 ? waitingWords(unmatched) : 'What customers answered by mail.'}
        actions={
          <LinkButton to="/admin/mails" size="sm">
            Mails that were sent
          </LinkButton>
        }
      />
      <StateSearch label="From or subject" search={search} states={states} />
      {open === null ? (
        <EmptyState title="No mails" illustration={<InTrayDrawing />}>
          What customers answer to your mails shows here and at their orders, once you have set how it comes
          in.
        </EmptyState>
      ) : (
        <ListBeside
          label="Incoming mail"
          name="mail"
          openId={open.id}
          rows={mails.map((mail) => ({
            id: mail.id,
            title: mail.subject || 'No subject',
            badge: <StateBadge state={mail.state} />,
            note: `${mail.from} · ${formatMoment(new Date(mail.receivedAt))}`,
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

const waitingWords = (unmatched: number): string =>
  unmatched === 1
    ? 'One waits for you to say of which order it is.'
    : `${unmatched} wait for you to say of which order they are.`

function StateBadge({ state }: { state: InboundState }) {
  const { tone, icon, word } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  )
}

function OpenMail({ mail }: { mail: InboundMail }) {
  const { subject, from, files, reason, state, orderId, text } = mail
  return (
    <article
      aria-label={subject || 'No subject'}
      className="min-w-0 self-start overflow-hidden rounded-lg border border-line bg-surface"
    >
      <header className="border-line border-b p-4">
        <h2 className="break-words font-bold text-base">{subject || 'No subject'}</h2>
        <p className="break-words text-ink-muted">
          From {from || 'nobody'} · {formatMoment(new Date(mail.receivedAt))}
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
      <p className="whitespace-pre-wrap break-words p-4">{text || 'No words.'}</p>
    </article>
  )
}
