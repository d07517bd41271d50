import { Shapes, Square, WandSparkles } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { arrangeEverything, setPacking } from '#domain/studio/change-items.ts'
import type { Packing } from '#domain/studio/studio-document.ts'
import { canRun, runCommand } from '../../editor/commands/command.ts'
import { commandOf } from '../../editor/commands/commands.ts'
import { PanelSection } from '../panels/panel-section.tsx'
import { sideBySide } from '../panels/side-by-side.ts'
import { useActions, useEditor } from '../use-editor.ts'

const packings: { packing: Packing; label: string; icon: typeof Square }[] = [
  { packing: 'boxes', label: 'Boxes', icon: Square },
  { packing: 'shapes', label: 'True shapes', icon: Shapes },
]

/** How copies are arranged, and buttons to lay them out again. */
export function ArrangeTools() {
  const { change } = useActions()
  const chosen = useEditor(({ document }) => document.packing ?? 'boxes')
  const isEmpty = useEditor(({ document }) => document.items.length === 0)
  return (
    <PanelSection title="Arrange">
      <fieldset aria-label="Lay out by" className="mb-2 flex gap-1.5">
        {packings.map(({ packing, label, icon: Icon }) => (
          <Button
            key={packing}
            size="sm"
            variant={packing === chosen ? 'primary' : 'secondary'}
            aria-pressed={packing === chosen}
            onClick={() => change((old) => setPacking(old, packing))}
            className={classes('flex-1', sideBySide)}
          >
            <Icon aria-hidden /> {label}
          </Button>
        ))}
      </fieldset>
      <p className="mb-2.5 text-xs text-ink-muted">{explanations[chosen]}</p>
      <Button
        className="w-full max-lg:h-11"
        size="sm"
        disabled={isEmpty}
        onClick={() => change(arrangeEverything)}
      >
        <WandSparkles aria-hidden /> Auto-arrange everything
      </Button>
      <div className="mt-1.5 grid grid-cols-2 gap-1.5">
        <CommandButton id="arrange unlocked" label="Only unlocked" />
        <CommandButton id="spread" label="Spread copies" />
        <CommandButton id="cheapest" label="Cheapest size" />
        <CommandButton id="fill" label="Fill the sheet" />
      </div>
    </PanelSection>
  )
}

const explanations: Record<Packing, string> = {
  boxes: 'Each artwork keeps the whole box around it.',
  shapes:
    'Artworks reach into each other’s empty spaces, and into those of locked copies, as far as their gap allows.',
}

/** A command as a button with its name. */
export function CommandButton({ id, label }: { id: string; label?: string }) {
  const editor = useActions()
  const command = commandOf(id)
  const isPossible = useEditor((state) => state.busy === null && canRun(command, state))
  const isBusy = useEditor(({ busy }) => busy === command.id)
  return (
    <Button
      size="sm"
      className={sideBySide}
      disabled={!isPossible}
      isBusy={isBusy}
      onClick={() => runCommand(command, editor)}
    >
      {label ?? command.label}
    </Button>
  )
}
