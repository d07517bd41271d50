import { ImageOff, Plus, Search } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable, TableHead } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import type { ArticleStatus } from '#domain/content/article.ts'
import type { StaffArticleRow } from '#server/blog/index.ts'

export type ArticleListPageProps = {
  articles: StaffArticleRow[]
  next: string | null
  categories: Record<string, string>
  search: string
  status: string
  now: string
}

/** Site Settings, Blog: every article in every status (docs/spec-map.md B2). */
export function ArticleListPage(props: ArticleListPageProps) {
  const { articles, next, categories, search, status, now } = props
  const { state } = useNavigation()
  return (
    <>
      <ArticleSearch search={search} status={status} state={state} />
      {articles.length === 0 ? (
        <EmptyState
          title={search || status ? 'No article matches' : 'No articles yet'}
          illustration={<InTrayDrawing />}
        >
          {search || status
            ? 'Try another word, or search every status.'
            : 'Tell shoppers how you print, and how to get the best results.'}
        </EmptyState>
      ) : (
        <DataTable caption="Articles" hasCards>
          <TableHead columns={['Article', 'Status', 'Changed', { figures: 'Views' }]} />
          <tbody>
            {articles.map((article) => (
              <tr key={article.id}>
                <th scope="row">
                  <Link
                    to={`/admin/settings/blog/${article.id}`}
                    className="flex min-w-56 items-center gap-3 py-1 hover:underline"
                  >
                    <Thumbnail url={article.thumbnailUrl} />
                    <span>
                      <span className="block font-semibold">{article.title}</span>
                      <span className="block font-normal text-ink-muted text-xs">
                        {[categories[article.category], article.authorName].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                  </Link>
                </th>
                <td data-card="state">
                  <ArticleStatusBadge status={article.status} publishedAt={article.publishedAt} now={now} />
                </td>
                <td data-label="Changed">
                  <Day at={article.updatedAt} className="figures whitespace-nowrap" />
                </td>
                <td className="figures" data-align="end" data-label="Views">
                  {article.viewsCount.toLocaleString('en-US')}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      {next && (
        <p className="mt-4 text-right font-semibold">
          <Link to={{ search: new URLSearchParams({ search, status, before: next }).toString() }}>Older</Link>
        </p>
      )}
    </>
  )
}

function ArticleSearch({
  search,
  status,
  state,
}: {
  search: string
  status: string
  state: 'idle' | 'loading' | 'submitting'
}) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
      <Form role="search" className="flex grow flex-wrap items-end gap-2">
        <TextField
          key={`search ${search}`}
          label="Search articles"
          isLabelHidden
          name="search"
          size="sm"
          placeholder="Word in the title or text"
          defaultValue={search}
          isOptional
          className="max-w-56 grow"
        />
        <Select
          key={`status ${status}`}
          label="Status"
          isLabelHidden
          name="status"
          size="sm"
          defaultValue={status}
          options={[
            { value: '', label: 'Every status' },
            { value: 'draft', label: 'Draft' },
            { value: 'published', label: 'Published' },
            { value: 'archived', label: 'Archived' },
          ]}
        />
        <Button type="submit" size="sm" isBusy={state === 'loading'} takesMore>
          <Search className="size-4" aria-hidden />
          Search
        </Button>
      </Form>
      <LinkButton to="/admin/settings/blog/categories" size="sm">
        Categories
      </LinkButton>
      <LinkButton to="/admin/settings/blog/new" variant="primary" size="sm">
        <Plus className="size-4" aria-hidden />
        New Article
      </LinkButton>
    </div>
  )
}

function Thumbnail({ url }: { url: string | null }) {
  if (url === null)
    return (
      <span className="grid h-10 w-14 shrink-0 place-items-center rounded-xs bg-sunken text-ink-faint">
        <ImageOff className="size-4" aria-hidden />
      </span>
    )
  return <img src={url} alt="" className="h-10 w-14 shrink-0 rounded-xs object-cover" loading="lazy" />
}

const looks: Record<ArticleStatus, { tone: Tone; label: string }> = {
  draft: { tone: 'yellow', label: 'Draft' },
  published: { tone: 'green', label: 'Published' },
  archived: { tone: 'neutral', label: 'Archived' },
}

type StatusProps = { status: ArticleStatus; publishedAt: string | null; now: string }

/** An article dated in the future is published but not yet visible. */
export function ArticleStatusBadge({ status, publishedAt, now }: StatusProps) {
  if (status === 'published' && publishedAt !== null && publishedAt > now)
    return <Badge tone="cyan">Scheduled</Badge>
  return <Badge tone={looks[status].tone}>{looks[status].label}</Badge>
}
