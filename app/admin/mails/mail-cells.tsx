import { CircleCheck, CircleX, Clock, Hourglass, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { type Cells, chosenColumns } from '#app/admin/lists/chosen-columns.ts'
import { rowLinkStyle, type ShownColumn } from '#app/admin/lists/list-table.tsx'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import type { MailState } from '#domain/content/mail-filters.ts'
import { type MailColumn, mailColumns } from '#domain/lists/lists.ts'
import type { ListedMail } from '#server/mail/index.ts'

const looks: Record<MailState, { tone: Tone; icon: LucideIcon; word: string }> = {
  sent: { tone: 'green', icon: CircleCheck, word: 'Sent' },
  queued: { tone: 'cyan', icon: Clock, word: 'Waiting' },
  failed: { tone: 'red', icon: CircleX, word: 'Failed' },
  expired: { tone: 'neutral', icon: Hourglass, word: 'Ended' },
}

const when = (moment: Date | null) => moment && <Moment at={moment} className="figures" />

const cellsOf = (openId: string | null, search: string): Cells<MailColumn, ListedMail> => ({
  subject: {
    card: 'title',
    cell: ({ id, subject, isText }) => (
      <Link
        to={`/admin/mails/${id}${search}`}
        prefetch="intent"
        preventScrollReset
        aria-current={id === openId ? 'true' : undefined}
        className={rowLinkStyle}
      >
        {isText ? `Text: ${subject}` : subject}
      </Link>
    ),
  },
  to: { card: 'who', cell: ({ to }) => to },
  state: {
    card: 'state',
    cell: ({ state }) => {
      const { tone, icon, word } = looks[state]
      return (
        <Badge tone={tone} icon={icon}>
          {word}
        </Badge>
      )
    },
  },
  made: { card: 'when', cell: ({ createdAt }) => when(createdAt) },
  sent: { cell: ({ sentAt }) => when(sentAt) },
  kind: { cell: ({ template }) => template.replaceAll('-', ' ') },
  problem: { cell: ({ error }) => <span className="whitespace-normal text-red-ink">{error}</span> },
  tries: { cell: ({ attempts }) => attempts },
})

/** `search` is the query string that links to an email keep. */
export const mailTableColumns = (
  chosen: readonly MailColumn[],
  openId: string | null,
  search: string,
): ShownColumn<ListedMail>[] => chosenColumns(mailColumns, cellsOf(openId, search), chosen, 'subject')
