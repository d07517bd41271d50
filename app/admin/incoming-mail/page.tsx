import type { ReactNode } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { ListFrame } from '#app/admin/lists/list-frame.tsx'
import { ListSection } from '#app/admin/lists/list-section.tsx'
import type { MoreSource } from '#app/admin/lists/more-rows.tsx'
import type { ReadList } from '#app/admin/lists/read-list.ts'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { InboundFilters } from '#domain/content/inbound-filters.ts'
import type { InboundColumn } from '#domain/lists/lists.ts'
import type { InboundMail } from '#server/inbound-mail/index.ts'
import { incomingColumns } from './incoming-cells.tsx'
import { IncomingSearch } from './incoming-search.tsx'
import type { loader } from './more.route.ts'

export type IncomingMailPageProps = ReadList<InboundColumn, InboundFilters, InboundMail> & {
  openId: string | null
  children: ReactNode
}

const at = '/admin/mails/incoming'

const more: MoreSource<InboundMail> = { address: `${at}/more`, useFetch: () => useFetcher<typeof loader>() }

/** All incoming emails, those not yet matched to an order, and beside the list the one that is open. */
export function IncomingMailPage({
  filters,
  query,
  settings,
  openId,
  children,
  ...list
}: IncomingMailPageProps) {
  const { search } = useLocation()
  return (
    <ListFrame
      label="Incoming email"
      isOpen={openId !== null}
      list={
        <ListSection
          list="incoming-mail"
          title="Incoming email"
          head={<h1 className="font-extrabold text-xl">Incoming email</h1>}
          first="subject"
          columns={incomingColumns(settings.columns, openId, search)}
          search={<IncomingSearch {...{ filters, query }} />}
          empty={<NoMails isSearched={query !== ''} />}
          {...{ ...list, settings, at, query, more, openId }}
        />
      }
    >
      {children}
    </ListFrame>
  )
}

const NoMails = ({ isSearched }: { isSearched: boolean }) => (
  <EmptyState title={isSearched ? 'No emails match' : 'No emails'} illustration={<InTrayDrawing />}>
    {isSearched
      ? 'Search by part of a name, an address or a subject.'
      : 'Replies to your emails appear here and on their orders, once you’ve set up how they come in.'}
  </EmptyState>
)
