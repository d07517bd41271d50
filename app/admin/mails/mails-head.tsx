import { OpenLinkButton } from '#app/admin/open-link.tsx'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SendAllAgain } from './send-all-again.tsx'

export const MailsHead = ({ stuck }: { stuck: number }) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <h1 className="font-extrabold text-xl">Emails</h1>
    <div className="flex flex-wrap gap-2">
      <SendAllAgain stuck={stuck} />
      <OpenLinkButton to="/admin/mail-wording" size="sm">
        Email wording
      </OpenLinkButton>
    </div>
  </div>
)

export const NoMails = ({ isSearched }: { isSearched: boolean }) => (
  <EmptyState title={isSearched ? 'No emails match' : 'No emails'} illustration={<InTrayDrawing />}>
    {isSearched
      ? 'Search by part of an address or of a subject.'
      : 'Every email and text the shop sends appears here, along with what happened to it.'}
  </EmptyState>
)
