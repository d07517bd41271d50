import { BoxSelect } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { useActions, useEditor } from '../use-editor.ts'

/** For touch and keyboards, which have no Shift to hold while tapping: each tap then adds or removes. */
export function SelectSeveral() {
  const { show } = useActions()
  const isSelectingSeveral = useEditor((state) => state.isSelectingSeveral)
  const isWanted = useEditor(({ document }) => document.placements.length > 1)
  if (!isWanted) return null
  return (
    <div className="rounded-md border border-line bg-surface p-0.5 shadow-md">
      <Tooltip label="Select several: tap to add" shortcut="V">
        <Button
          variant={isSelectingSeveral ? 'primary' : 'quiet'}
          size="sm"
          isSquare
          aria-pressed={isSelectingSeveral}
          aria-label="Select several"
          onClick={() => show({ isSelectingSeveral: !isSelectingSeveral })}
        >
          <BoxSelect aria-hidden />
        </Button>
      </Tooltip>
    </div>
  )
}
