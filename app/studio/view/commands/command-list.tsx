import { beginsWords, CommandList as List } from '#app/ui/command-list.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { type Command, canRun, runCommand, showKeys } from '../../editor/commands/command.ts'
import { commands } from '../../editor/commands/commands.ts'
import { useActions, useEditor } from '../use-editor.ts'

/** Every command of the studio with its key: type a few letters, choose with the arrows, press Enter. */
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
          To use the grayed-out commands, select something on the sheet first.
          <span className="pointer-coarse:hidden"> F6 moves from one part of the studio to the next.</span>
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
  const state = useEditor((now) => now)
  const words = state.listed ?? ''
  const rows = commands
    .filter(({ label, section }) => beginsWords(`${label} ${section}`, words))
    .map((command) => ({
      ...{ id: command.id, section: command.section, command },
      isDisabled: !canRun(command, state),
      content: <CommandWords command={command} />,
    }))
  return (
    <List
      label="Find a command"
      listLabel="Commands"
      words={words}
      onWords={(listed) => editor.show({ listed })}
      rows={rows}
      onRun={({ command }) => {
        editor.show({ listed: null })
        runCommand(command, editor)
      }}
      empty="No command has that name."
    />
  )
}

function CommandWords({ command: { label, keys } }: { command: Command }) {
  return (
    <>
      <span>{label}</span>
      {keys[0] && (
        <kbd className="figures shrink-0 rounded-xs border border-line px-1.5 py-0.5 font-mono text-xs text-ink-muted pointer-coarse:hidden">
          {showKeys(keys[0])}
        </kbd>
      )}
    </>
  )
}
