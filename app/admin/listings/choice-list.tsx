import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { FieldNote } from '#app/ui/forms/form-field.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'

type ChoiceListProps = {
  label: string
  /** The choices in the specification; the shop may add its own. */
  offered: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** What a choice is called: 'size', 'color'. */
  noun: string
  error?: string
}

/** Several choices from a list plus the shop's own, kept in list order. */
export function ChoiceList({ label, offered, chosen, onChange, noun, error }: ChoiceListProps) {
  const [own, setOwn] = useState('')
  const all = [...offered, ...chosen.filter((one) => !offered.includes(one))]
  const set = (next: readonly string[]): void => onChange(all.filter((one) => next.includes(one)))
  const add = (): void => {
    const name = own.trim()
    if (name && !chosen.includes(name)) onChange([...chosen, name])
    setOwn('')
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {all.map((one) => (
          <label
            key={one}
            className={classes(
              'relative inline-flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center rounded-full border px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-magenta-ink has-focus-visible:outline-offset-2',
              chosen.includes(one)
                ? 'border-magenta-ink bg-magenta-wash font-semibold text-magenta-ink'
                : 'border-line-strong bg-surface hover:border-ink-faint',
            )}
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(one)}
              onChange={({ target }) =>
                set(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
              }
            />
            {one}
          </label>
        ))}
      </div>
      <div className="mt-2 flex max-w-xs items-end gap-2">
        <TextField
          size="sm"
          label={`Another ${noun}`}
          isLabelHidden
          isOptional
          placeholder={`Another ${noun}`}
          maxLength={60}
          value={own}
          onChange={({ target }) => setOwn(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          className="grow"
        />
        <Button size="sm" onClick={add} aria-label={`Add this ${noun}`}>
          <Plus aria-hidden className="size-4" /> Add
        </Button>
      </div>
      <FieldNote id={`${noun}-note`} message={error ?? null} />
    </fieldset>
  )
}
