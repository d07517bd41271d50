import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'

/** Delay between the last keystroke and the search, in ms. */
const pause = 150

/** Filters cards while typing; the search is kept in the address. */
export function BoardSearch({
  text,
  found,
  onChange,
}: {
  text: string
  found: number
  onChange: (text: string) => void
}) {
  const [typed, setTyped] = useState(text)
  const search = useEffectEvent(onChange)
  useEffect(() => {
    if (typed.trim() === text) return
    const timer = setTimeout(() => search(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed, text])
  return (
    <div className="col-span-full flex items-end gap-2 lg:w-84">
      <TextField
        label="Find on the board"
        type="search"
        size="sm"
        autoComplete="off"
        prefix={<Search aria-hidden />}
        placeholder="Order, customer, artwork …"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className="grow [&_input::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <>
          <p aria-live="polite" className="figures whitespace-nowrap py-2 text-ink-muted text-sm">
            {found} found
          </p>
          <Button
            size="sm"
            variant="quiet"
            isSquare
            aria-label="Clear the search"
            onClick={() => {
              setTyped('')
              onChange('')
            }}
          >
            <X aria-hidden />
          </Button>
        </>
      )}
    </div>
  )
}
