import { ChevronRight, PenLine } from 'lucide-react'
import { Link } from 'react-router'
import { OpenLinkButton } from '#app/admin/open-link.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { type MailGroup, mailGroups } from '#domain/shop/mail-words.ts'
import type { WordingInList } from '#server/mail/index.ts'

const groups = Object.entries(mailGroups) as [MailGroup, string][]

/** All emails whose wording the owner can change, with when each is sent. */
export function MailWordingList({ wordings }: { wordings: WordingInList[] }) {
  return (
    <div className="max-w-5xl px-4 py-5 sm:px-6">
      <PageHeader
        title="Email wording"
        description="What your shop’s emails and text messages say. Items, totals, addresses, links, and codes are filled in automatically."
        actions={
          <OpenLinkButton to="/admin/mails" size="sm">
            Sent emails
          </OpenLinkButton>
        }
      />
      {groups.map(([group, label]) => (
        <section key={group} aria-labelledby={`wording-${group}`} className="mt-7">
          <h2 id={`wording-${group}`} className="mb-2 font-bold text-base">
            {label}
          </h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {wordings
              .filter((wording) => wording.group === group)
              .map((wording) => (
                <WordingRow key={wording.name} wording={wording} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const WordingRow = ({ wording: { name, title, when, isText, isOwn } }: { wording: WordingInList }) => (
  <li>
    <Link
      to={`/admin/mail-wording/${name}`}
      className="flex items-center gap-3 px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{isText ? `Text: ${title}` : title}</span>
          {isOwn && (
            <Badge tone="magenta" icon={PenLine}>
              Your wording
            </Badge>
          )}
        </span>
        <span className="mt-0.5 block text-ink-muted">{when}</span>
      </span>
      <ChevronRight aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
    </Link>
  </li>
)
