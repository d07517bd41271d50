import { Link } from 'react-router'
import { classes } from '#app/ui/classes.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { MailPreview } from '#server/mail/index.ts'
import { MailView } from './mail-view.tsx'

export type MailTemplatesPageProps = {
  names: { name: string; subject: string }[]
  open: MailPreview | null
}

/** What the shop's mails look like, with made-up data. */
export function MailTemplatesPage({ names, open }: MailTemplatesPageProps) {
  return (
    <div className="px-4 py-5 sm:px-6">
      <PageHeader
        title="Mail templates"
        description="With made-up orders, under your shop's name."
        above={
          <Link to="/admin/mails" className="underline underline-offset-2">
            All mails
          </Link>
        }
      />
      {open === null ? (
        <EmptyState title="No templates">There is nothing to show.</EmptyState>
      ) : (
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[16rem_minmax(0,1fr)]">
          <nav aria-label="Templates" className="rounded-lg border border-line bg-surface">
            {names.map(({ name, subject }) => (
              <Link
                key={name}
                to={`?template=${name}`}
                preventScrollReset
                aria-current={name === open.name ? 'true' : undefined}
                className={classes(
                  'block border-line border-b px-4 py-2.5 last:border-0 hover:bg-sunken focus-visible:-outline-offset-2',
                  name === open.name && 'bg-sunken',
                )}
              >
                <span className="block font-medium first-letter:uppercase">{name.replaceAll('-', ' ')}</span>
                <span className="block truncate text-ink-muted text-xs">{subject}</span>
              </Link>
            ))}
          </nav>
          <article
            aria-label={open.subject}
            className="min-w-0 overflow-hidden rounded-lg border border-line bg-surface"
          >
            <h2 className="border-line border-b p-4 font-bold text-base">{open.subject}</h2>
            <MailView key={open.name} html={open.html} text={open.text} />
          </article>
        </div>
      )}
    </div>
  )
}
