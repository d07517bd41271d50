import type { LucideIcon } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { canRun, runCommand, showKeys } from '../../editor/commands/command.ts'
import { commandOf } from '../../editor/commands/commands.ts'
import { useActions, useEditor } from '../use-editor.ts'

/**
 * A command as a button with an icon; its name and key are in the tooltip. Touch opens no tooltips: there a short name,
 * part of the long one, appears under the icon.
 */
export function CommandTool({
  id,
  icon: Icon,
  label,
  short,
}: {
  id: string
  icon: LucideIcon
  label?: string
  short: string
}) {
  const editor = useActions()
  const command = commandOf(id)
  const isPossible = useEditor((state) => canRun(command, state))
  const name = label ?? command.label
  return (
    <Tooltip label={name} shortcut={showKeys(command.keys[0] ?? '')}>
      <Button
        size="sm"
        className="w-full px-0 max-lg:h-11 pointer-coarse:h-auto pointer-coarse:min-h-13 pointer-coarse:flex-col pointer-coarse:gap-0.5 pointer-coarse:py-1"
        aria-label={name}
        disabled={!isPossible}
        onClick={() => runCommand(command, editor)}
      >
        <Icon aria-hidden />
        <span className="hidden text-[0.6875rem] leading-tight font-medium hyphens-auto whitespace-normal wrap-anywhere pointer-coarse:inline">
          {short}
        </span>
      </Button>
    </Tooltip>
  )
}
