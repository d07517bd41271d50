import { useId, useRef, useState } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { type Command, canRun, runCommand, showKeys } from '../../editor/commands/command.ts'
import { commands } from '../../editor/commands/commands.ts'
import { useActions, useEditor } from '../use-editor.ts'

/** Every command of the studio with its key: type a few letters, choose with the arrows, Enter. */
export function CommandList() {
  const { show } = useActions()
  const isOpen = useEditor(({ listed }) => listed !== null)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isOpened) => show({ listed: isOpened ? '' : null })}
      title="Commands"
      description={
        <>
          What is gray needs something selected on the sheet first.
          <span className="pointer-coarse:hidden"> F6 goes from one part of the studio to the next.</span>
        </>
      }
      size="sm"
    >
      <CommandSearch />
    </Dialog>
  )
}

function CommandSearch() {
  const editor = useActions()
  const words = useEditor(({ listed }) => listed ?? '')
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const found = commands.filter(({ label, section }) => hasWords(`${label} ${section}`, words))
  const active = found[Math.min(at, found.length - 1)]
  const run = (command: Command | undefined): void => {
    if (!command || !canRun(command, editor.read())) return
    editor.show({ listed: null })
    runCommand(command, editor)
  }
  const move = (to: number): void => {
    const next = (to + found.length) % Math.max(1, found.length)
    setAt(next)
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <input
        role="combobox"
        aria-label="Find a command"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active && `${id} ${active.id}`.replaceAll(' ', '-')}
        autoComplete="off"
        placeholder="Find a command"
        value={words}
        onFocus={({ currentTarget: field }) =>
          field.setSelectionRange(field.value.length, field.value.length)
        }
        onChange={(event) => {
          editor.show({ listed: event.target.value })
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
        aria-label="Commands"
        className="mt-3 max-h-[50dvh] overflow-y-auto"
        tabIndex={-1}
      >
        {found.map((command, index) => (
          <CommandRow
            key={command.id}
            id={`${id} ${command.id}`.replaceAll(' ', '-')}
            command={command}
            isFirstOfSection={found[index - 1]?.section !== command.section}
            isActive={command === active}
            onRun={() => run(command)}
          />
        ))}
        {found.length === 0 && (
          <p className="py-6 text-center text-sm text-ink-muted">No command is called that.</p>
        )}
      </div>
    </>
  )
}

function CommandRow({
  id,
  command,
  isFirstOfSection,
  isActive,
  onRun,
}: {
  id: string
  command: Command
  isFirstOfSection: boolean
  isActive: boolean
  onRun: () => void
}) {
  const { label, section, keys } = command
  const isPossible = useEditor((state) => canRun(command, state))
  return (
    <>
      {isFirstOfSection && (
        <p role="presentation" className="px-2 pt-3 pb-1 text-xs font-semibold text-ink-muted">
          {section}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are on the field that the list belongs to (WAI-ARIA combobox) */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        aria-disabled={!isPossible}
        onClick={onRun}
        className={classes(
          'flex min-h-10 pointer-coarse:min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-2 text-sm',
          isActive ? 'bg-magenta-wash' : 'hover:bg-ink/5',
          !isPossible && 'text-ink-faint',
        )}
      >
        <span>{label}</span>
        {keys[0] && (
          <kbd className="figures shrink-0 rounded-xs border border-line px-1.5 py-0.5 font-mono text-xs text-ink-muted pointer-coarse:hidden">
            {showKeys(keys[0])}
          </kbd>
        )}
      </div>
    </>
  )
}

/** Each word typed begins some word of the command. */
const hasWords = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => ` ${text.toLowerCase()}`.includes(` ${word}`) || word === '')
