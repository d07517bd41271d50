import { type ReactNode, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'

export type CommandRow = {
  id: string
  /** Rows of one section are grouped under its name. */
  section: string
  isDisabled?: boolean
  content: ReactNode
}

type CommandListProps<Row extends CommandRow> = {
  /** Label of the field. */
  label: string
  listLabel: string
  placeholder?: string
  words: string
  onWords: (words: string) => void
  rows: readonly Row[]
  onRun: (row: Row) => void
  /** Shown if there are no rows. */
  empty: ReactNode
}

/** A field with a list below it (WAI-ARIA combobox): type a few characters, choose with the arrows, press Enter. */
export function CommandList<Row extends CommandRow>(props: CommandListProps<Row>) {
  const { label, listLabel, placeholder = label, words, onWords, rows, onRun, empty } = props
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const optionId = (row: Row): string => `${id} ${row.id}`.replaceAll(' ', '-')
  const active = rows[Math.min(at, rows.length - 1)]
  const run = (row: Row | undefined): void => {
    if (row && !row.isDisabled) onRun(row)
  }
  const move = (to: number): void => {
    const next = (to + rows.length) % Math.max(1, rows.length)
    setAt(next)
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <input
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={placeholder}
        maxLength={120}
        value={words}
        onFocus={({ currentTarget: field }) =>
          field.setSelectionRange(field.value.length, field.value.length)
        }
        onChange={(event) => {
          onWords(event.target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') move(at + 1)
          else if (event.key === 'ArrowUp') move(at - 1)
          else if (event.key === 'Enter') run(active)
          else return
          event.preventDefault()
        }}
        className="h-11 w-full rounded-sm border border-line-strong bg-surface px-3 text-base"
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={listLabel}
        className="mt-3 max-h-[50dvh] overflow-y-auto sm:h-[50dvh]"
        tabIndex={-1}
      >
        {rows.map((row, index) => (
          <Option
            key={row.id}
            id={optionId(row)}
            row={row}
            isFirstOfSection={rows[index - 1]?.section !== row.section}
            isActive={row === active}
            onRun={() => run(row)}
          />
        ))}
        {rows.length === 0 && <div className="py-6 text-center text-sm text-ink-muted">{empty}</div>}
      </div>
    </>
  )
}

type OptionProps = {
  id: string
  row: CommandRow
  isFirstOfSection: boolean
  isActive: boolean
  onRun: () => void
}

function Option({ id, row, isFirstOfSection, isActive, onRun }: OptionProps) {
  return (
    <>
      {isFirstOfSection && (
        <p role="presentation" className="px-2 pt-3 pb-1 text-xs font-semibold text-ink-muted">
          {row.section}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are on the field that the list belongs to (WAI-ARIA combobox) */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        aria-disabled={row.isDisabled}
        onClick={onRun}
        className={classes(
          'flex min-h-10 pointer-coarse:min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-2 py-1 text-sm',
          isActive ? 'bg-magenta-wash' : 'hover:bg-ink/5',
          row.isDisabled && 'text-ink-faint',
        )}
      >
        {row.content}
      </div>
    </>
  )
}

/** Whether each typed word is the beginning of some word in the text. */
export const beginsWords = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => ` ${text.toLowerCase()}`.includes(` ${word}`) || word === '')
