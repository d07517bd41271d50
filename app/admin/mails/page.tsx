import type { ReactNode } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { ListFrame } from '#app/admin/lists/list-frame.tsx'
import { ListSection } from '#app/admin/lists/list-section.tsx'
import type { MoreSource } from '#app/admin/lists/more-rows.tsx'
import type { ReadList } from '#app/admin/lists/read-list.ts'
import type { MailFilters } from '#domain/content/mail-filters.ts'
import type { MailColumn } from '#domain/lists/lists.ts'
import type { ListedMail } from '#server/mail/index.ts'
import { mailTableColumns } from './mail-cells.tsx'
import { MailSearch } from './mail-search.tsx'
import { MailsHead, NoMails } from './mails-head.tsx'
import type { loader } from './more.route.ts'

export type MailsPageProps = ReadList<MailColumn, MailFilters, ListedMail> & {
  /** How many can be sent again at once. */
  stuck: number
  openId: string | null
  children: ReactNode
}

const at = '/admin/mails'

const more: MoreSource<ListedMail> = { address: `${at}/more`, useFetch: () => useFetcher<typeof loader>() }

/**
 * All emails of the shop, whether they were sent, and the open one beside the list; on phones only one of the two
 * shows.
 */
export function MailsPage({ filters, query, settings, stuck, openId, children, ...list }: MailsPageProps) {
  const { search } = useLocation()
  return (
    <ListFrame
      label="Emails"
      isOpen={openId !== null}
      list={
        <ListSection
          list="mails"
          title="Emails"
          head={<MailsHead stuck={stuck} />}
          first="subject"
          columns={mailTableColumns(settings.columns, openId, search)}
          search={<MailSearch {...{ filters, query }} />}
          empty={<NoMails isSearched={query !== ''} />}
          {...{ ...list, settings, at, query, more, openId }}
        />
      }
    >
      {children}
    </ListFrame>
  )
}
