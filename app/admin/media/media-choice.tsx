import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { MediaItem } from '#server/media/index.ts'
import { MediaThumbnail } from './media-thumbnail.tsx'

type Found = { items: MediaItem[]; next: string | null }

type MediaChoiceProps = { hasVideos: boolean; onPick: (item: MediaItem) => void }

/** The library with its search, a page at a time. */
export function MediaChoice({ hasVideos, onPick }: MediaChoiceProps) {
  const [found, setFound] = useState<Found | null>(null)
  const [problem, setProblem] = useState(false)
  const [text, setText] = useState('')

  async function ask(words: string, before: string): Promise<void> {
    const answer = await callOperation('media.list', 'GET /media', { text: words, before })
    setProblem(!answer.ok)
    if (!answer.ok) return
    const page = answer.value
    const usable = page.items.filter(({ kind, fileKey }) => (kind === 'film' ? hasVideos : fileKey !== null))
    setFound((old) => ({
      items: before === '' ? usable : [...(old?.items ?? []), ...usable],
      next: page.next,
    }))
  }
  const begin = useEffectEvent(() => void ask('', ''))
  useEffect(() => begin(), [])
  const search = (event: FormEvent): void => {
    event.preventDefault()
    // The form of the page behind must not be sent.
    event.stopPropagation()
    void ask(text, '')
  }
  return (
    <>
      <search className="mb-4 block">
        {/* What is typed here changes nothing in the form of the page behind. */}
        <form
          onSubmit={search}
          onChange={(event) => event.stopPropagation()}
          className="flex items-end gap-2"
        >
          <TextField
            label="Search the library"
            size="sm"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            className="grow"
          />
          <Button type="submit" size="sm">
            <Search className="size-4" aria-hidden />
            Search
          </Button>
        </form>
      </search>
      {problem && <p role="alert">The library could not be read. Search again.</p>}
      {found === null && !problem && <Spinner label="Reading the library" />}
      {found?.items.length === 0 && <p className="text-ink-muted">Nothing matches.</p>}
      <PictureChoices found={found} onPick={onPick} />
      {found?.next && (
        <Button size="sm" className="mt-4" onClick={() => void ask(text, found.next ?? '')}>
          Older ones
        </Button>
      )}
    </>
  )
}

function PictureChoices({ found, onPick }: { found: Found | null; onPick: (item: MediaItem) => void }) {
  return (
    <ul aria-label="Pictures to pick" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {found?.items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            onClick={() => onPick(item)}
            className="block w-full cursor-pointer overflow-clip rounded-md border border-line bg-surface text-left hover:border-ink-faint"
          >
            <MediaThumbnail item={item} sizes="12rem" />
            <span className="block truncate p-2 text-sm" title={item.fileName}>
              {item.fileName}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
