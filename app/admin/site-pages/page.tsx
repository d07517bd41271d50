import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ArticleEditor } from '#app/admin/blog/later-article-editor.tsx'
import { differencesBetween, SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { type SitePageName, sitePageNames, sitePages } from '#domain/content/site-pages.ts'

export type SitePagesEditorProps = {
  name: SitePageName
  /** HTML of the built-in text, with the shop's own details filled in. */
  house: string
  body: string
  version: number
}

/** The help and terms pages: each shows the built-in text until the owner writes their own. */
export function SitePagesEditor({ name, house, body: saved, version }: SitePagesEditorProps) {
  const [body, setBody] = useState(saved)
  const isOwn = body !== ''
  const call = useOperation<'settings.change-site-page'>({
    done: {
      'settings.change-site-page': {
        title: `“${sitePages[name]}” is saved`,
        message: 'Shoppers see it right away.',
      },
    },
    failed: 'Failed to update configuration',
  })
  const theirs = call.conflict?.theirs
  return (
    <div className="max-w-6xl px-4 py-5 sm:px-6">
      <PageHeader
        className="mb-5"
        title="Terms and help"
        description="Linked at the bottom of every page and at checkout. Have a lawyer read what you promise."
        actions={
          <LinkButton to={`/${name}`} size="sm" target="_blank">
            <ExternalLink className="size-4" aria-hidden />
            View the page
          </LinkButton>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <PageList name={name} />
        <OperationForm of={call} className="grid content-start gap-4">
          <input type="hidden" name="page" value={name} />
          <SeenVersion
            of={call}
            version={version}
            what="this page"
            differences={({ theirs }) =>
              differencesBetween({ Text: inWords(theirs.body) }, { Text: inWords(body) })
            }
          />
          <input type="hidden" name="body" value={body} />
          <PageText {...{ name, isOwn, body, setBody, house }} />
          <OperationButton
            of={call}
            operation="settings.change-site-page"
            variant="primary"
            className="justify-self-start"
          >
            {theirs ? 'Save mine anyway' : 'Save Changes'}
          </OperationButton>
        </OperationForm>
      </div>
    </div>
  )
}

function PageText({
  name,
  isOwn,
  body,
  setBody,
  house,
}: {
  name: 'shipping' | 'contact' | 'questions' | 'returns' | 'privacy' | 'terms'
  isOwn: boolean
  body: string
  setBody: (value: string) => void
  house: string
}) {
  return (
    <Card as="section" aria-label={sitePages[name]} className="grid content-start gap-4">
      {isOwn ? (
        <ArticleEditor content={body} onChange={setBody} />
      ) : (
        <p>
          Shown with the text that came with the shop. Prices, days, hours and addresses in it follow your
          Site Settings.
        </p>
      )}
      <Button
        size="sm"
        variant={isOwn ? 'quiet' : 'secondary'}
        className="justify-self-start"
        onClick={() => setBody(isOwn ? '' : house)}
      >
        {isOwn ? 'Back to the text that came with the shop' : 'Write your own, starting from it'}
      </Button>
    </Card>
  )
}

function PageList({
  name,
}: {
  name: 'shipping' | 'contact' | 'questions' | 'returns' | 'privacy' | 'terms'
}) {
  return (
    <nav aria-label="Pages">
      <ul className="grid gap-1">
        {sitePageNames.map((one) => (
          <li key={one}>
            <Link
              to={`?page=${one}`}
              aria-current={one === name ? 'page' : undefined}
              className="block rounded-md border border-line bg-surface px-3 py-2.5 font-semibold aria-[current=page]:border-magenta-ink"
            >
              {sitePages[one]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const inWords = (body: string): string => body.replace(/<[^>]+>/g, ' ').trim()
