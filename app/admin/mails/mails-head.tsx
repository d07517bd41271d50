import { OpenLinkButton } from '#app/admin/open-link.tsx'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SendAllAgain } from './send-all-again.tsx'

export const MailsHead = ({ stuck }: { stuck: number }) => (
  <div className="flex flex-wrap items-center justify-between gap-2">
    <h1 className="font-extrabold text-xl">Mails</h1>
    <div className="flex flex-wrap gap-2">
      <SendAllAgain stuck={stuck} />
      <OpenLinkButton to="/admin/mail-wording" size="sm">
        Mail wording
      </OpenLinkButton>
    </div>
  </div>
)

export const NoMails = ({ isSearched }: { isSearched: boolean }) => (
  <EmptyState title={isSearched ? 'No mail matches' : 'No mails'} illustration={<InTrayDrawing />}>
    {isSearched
      ? 'Search by part of an address or of a subject.'
      : 'What the shop mails and texts shows here, with what came of it.'}
  </EmptyState>
)
