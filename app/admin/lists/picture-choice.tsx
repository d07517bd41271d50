import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

export type FoundPictures<Item> = { items: Item[]; next: string | null }

type PictureChoiceProps<Item> = {
  /** The field's label. */
  label: string
  /** Returns the page after that position, the first one for null. Resolves to null when the shop cannot be reached. */
  find: (text: string, after: string | null) => Promise<FoundPictures<Item> | null>
  /** The picture. Its name is shown beside it. */
  show: (item: Item) => ReactNode
  nameOf: (item: Item) => string
  onPick: (item: Item) => void
}

/** A searchable picker, one page of pictures at a time; a click picks one. */
export function PictureChoice<Item extends { id: string }>({
  label,
  find,
  ...choices
}: PictureChoiceProps<Item>) {
  const [text, setText] = useState('')
  const { found, problem, ask } = usePages(find)
  const search = (event: FormEvent): void => {
    event.preventDefault()
    // The form of the page behind must not be submitted.
    event.stopPropagation()
    void ask(text, null)
  }
  return (
    <>
      <search className="mb-4 block">
        {/* Typing here changes nothing in the form of the page behind. */}
        <form
          onSubmit={search}
          onChange={(event) => event.stopPropagation()}
          className="flex items-end gap-2"
        >
          <TextField
            label={label}
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
      {problem && <p role="alert">The shop couldn’t be reached. Search again.</p>}
      {found === null && !problem && <Spinner label="Loading pictures" />}
      <p role="status" className="text-ink-muted">
        {found?.items.length === 0 && !problem && 'Nothing matches.'}
      </p>
      <Pictures items={found?.items ?? []} {...choices} />
      {found?.next && (
        <Button size="sm" className="mt-4" onClick={() => void ask(text, found.next)}>
          Show older
        </Button>
      )}
    </>
  )
}

/** The pages found so far; the first one loads right away, without a search. */
function usePages<Item>(find: PictureChoiceProps<Item>['find']) {
  const [found, setFound] = useState<FoundPictures<Item> | null>(null)
  const [problem, setProblem] = useState(false)
  const asked = useRef(0)
  async function ask(words: string, after: string | null): Promise<void> {
    const mine = ++asked.current
    let page = await find(words, after)
    // A page may contain nothing that can be picked.
    while (page?.next && page.items.length === 0 && mine === asked.current)
      page = await find(words, page.next)
    // A newer search is under way: wait for its answer instead.
    if (mine !== asked.current) return
    setProblem(page === null)
    if (page === null) return
    const { items, next } = page
    setFound((old) => ({ items: after === null ? items : [...(old?.items ?? []), ...items], next }))
  }
  const begin = useEffectEvent(() => void ask('', null))
  useEffect(() => begin(), [])
  return { found, problem, ask }
}

function Pictures<Item extends { id: string }>({
  items,
  show,
  nameOf,
  onPick,
}: Pick<PictureChoiceProps<Item>, 'show' | 'nameOf' | 'onPick'> & { items: readonly Item[] }) {
  return (
    <ul aria-label="Pictures to pick" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            onClick={() => onPick(item)}
            className="block w-full cursor-pointer overflow-clip rounded-md border border-line bg-surface text-left hover:border-ink-faint"
          >
            {show(item)}
            <span className="block truncate p-2 text-sm" title={nameOf(item)}>
              {nameOf(item)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
