import { Search } from 'lucide-react'
import { Form, Link, Outlet, useLocation, useNavigation } from 'react-router'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import { mediaFilters } from '#domain/content/media-sources.ts'
import type { MediaFilterAsked, MediaItem } from '#server/media/index.ts'
import { MediaThumbnail } from './media-thumbnail.tsx'
import { MediaUploads } from './media-uploads.tsx'
import { bytesInWords, filterWords, pixelsOf, sourceWords } from './media-words.ts'

type Props = { items: MediaItem[]; next: string | null; asked: MediaFilterAsked }

/** Every picture and video the shop shows, newest first; each opens beside the grid. */
export function MediaPage({ items, next, asked }: Props) {
  const { state } = useNavigation()
  const { search } = useLocation()
  const { text, filter, before } = asked
  const query = new URLSearchParams(Object.entries({ text, filter }).filter(([, value]) => value !== ''))
  const isNarrowed = text !== '' || filter !== ''
  return (
    <div className="max-w-7xl px-4 py-5 sm:px-6">
      <h1 className="font-extrabold text-xl">Media library</h1>
      <p className="text-ink-muted">
        Pictures and videos from articles, campaigns, listings, prints, and the look. Originals of prints are
        never included.
      </p>
      <MediaUploads />
      <Form role="search" key={query.toString()} className="my-4 flex flex-wrap items-end gap-2">
        <TextField
          label="Search"
          name="text"
          size="sm"
          placeholder="Name, description or person"
          defaultValue={text}
          isOptional={false}
          className="min-w-48 max-w-80 grow"
        />
        <Select
          label="Kind"
          name="filter"
          size="sm"
          defaultValue={filter}
          options={mediaFilters.map((value) => ({ value, label: filterWords[value] }))}
        />
        <Button type="submit" size="sm" isBusy={state === 'loading'} takesMore>
          <Search className="size-4" aria-hidden />
          Search
        </Button>
      </Form>
      {items.length === 0 ? (
        <EmptyState
          title={next ? 'None on this page' : isNarrowed ? 'Nothing matches' : 'Nothing here yet'}
          illustration={<InTrayDrawing />}
        >
          {next
            ? 'Continue with Older.'
            : isNarrowed
              ? 'Try another word, or search every kind.'
              : 'Drop a picture or a video above.'}
        </EmptyState>
      ) : (
        <MediaGrid items={items} search={search} />
      )}
      <nav aria-label="Pages" className="mt-4 flex justify-between font-semibold">
        {before ? <Link to={`?${query}`}>Newest</Link> : <span />}
        {next && <Link to={`?${new URLSearchParams([...query, ['before', next]])}`}>Older</Link>}
      </nav>
      <Outlet />
    </div>
  )
}

function MediaGrid({ items, search }: { items: MediaItem[]; search: string }) {
  return (
    <ul
      aria-label="Pictures and videos"
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-5"
    >
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={{ pathname: `/admin/media/${item.id}`, search }}
            preventScrollReset
            className="block h-full overflow-clip rounded-md border border-line bg-surface hover:border-ink-faint"
          >
            <MediaThumbnail item={item} sizes="(min-width: 80rem) 15rem, (min-width: 48rem) 25vw, 50vw" />
            <span className="block p-2.5">
              <span className="block truncate font-semibold" title={item.fileName}>
                {item.fileName}
              </span>
              <span className="block truncate text-ink-muted text-xs">{sourceWords[item.source]}</span>
              <span className="figures block truncate text-ink-muted text-xs">
                {[pixelsOf(item), bytesInWords(item.byteSize)].filter(Boolean).join(' · ')}
              </span>
              <span className="figures block truncate text-ink-muted text-xs">
                <Day at={item.createdAt} /> · {item.uploadedByName}
              </span>
              {!item.isUsed && (
                <Badge tone="yellow" className="mt-1.5">
                  Not used anywhere
                </Badge>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
