import { CircleCheck, CircleHelp, CircleSlash, Clock, Cog, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { type Cells, chosenColumns } from '#app/admin/lists/chosen-columns.ts'
import { rowLinkStyle, type ShownColumn } from '#app/admin/lists/list-table.tsx'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { type InboundState, inboundStateNames } from '#domain/content/inbound-filters.ts'
import { type InboundColumn, inboundColumns } from '#domain/lists/lists.ts'
import type { InboundMail } from '#server/inbound-mail/index.ts'

const looks: Record<InboundState, { tone: Tone; icon: LucideIcon }> = {
  received: { tone: 'cyan', icon: Clock },
  taken: { tone: 'green', icon: CircleCheck },
  unmatched: { tone: 'magenta', icon: CircleHelp },
  ignored: { tone: 'neutral', icon: Cog },
  dismissed: { tone: 'neutral', icon: CircleSlash },
}

const cellsOf = (openId: string | null, search: string): Cells<InboundColumn, InboundMail> => ({
  subject: {
    card: 'title',
    cell: ({ id, subject }) => (
      <Link
        to={`/admin/mails/incoming/${id}${search}`}
        prefetch="intent"
        preventScrollReset
        aria-current={id === openId ? 'true' : undefined}
        className={rowLinkStyle}
      >
        {subject || 'No subject'}
      </Link>
    ),
  },
  from: { card: 'who', cell: ({ from }) => from },
  state: {
    card: 'state',
    cell: ({ state }) => <Badge {...looks[state]}>{inboundStateNames[state]}</Badge>,
  },
  received: {
    card: 'when',
    cell: ({ receivedAt }) => <Moment at={receivedAt} className="figures" />,
  },
  reason: { cell: ({ reason }) => <span className="whitespace-normal">{reason}</span> },
  files: { cell: ({ files }) => files || '' },
})

/** `search` is the query string that links to an email keep. */
export const incomingColumns = (
  chosen: readonly InboundColumn[],
  openId: string | null,
  search: string,
): ShownColumn<InboundMail>[] => chosenColumns(inboundColumns, cellsOf(openId, search), chosen, 'subject')
