import type { LucideIcon } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { useStudio } from '../studio-context.ts'
import { canRun, showKeys } from './command.ts'
import { commandOf } from './commands.ts'

/** A command as a button with its picture; its name and key stand in the tooltip. */
export function CommandTool({ id, icon: Icon, label }: { id: string; icon: LucideIcon; label?: string }) {
  const studio = useStudio()
  const command = commandOf(id)
  const name = label ?? command.label
  return (
    <Tooltip label={name} shortcut={showKeys(command.keys[0] ?? '')}>
      <Button
        size="sm"
        className="w-full px-0 max-lg:h-11"
        aria-label={name}
        disabled={!canRun(command, studio)}
        onClick={() => command.run(studio)}
      >
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  )
}
