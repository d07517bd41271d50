import { BoxSelect } from 'lucide-react'
import { memo } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { useStudio } from '../studio-context.ts'

/** For fingers and keyboards, which have no Shift to hold while they tap: each tap then adds or takes away. */
export const SelectSeveral = memo(function SelectSeveral() {
  const { isSelectingSeveral, setSelectingSeveral, document } = useStudio()
  if (document.placements.length < 2) return null
  return (
    <div className="rounded-md border border-line bg-surface/95 p-0.5 shadow-md backdrop-blur-sm">
      <Tooltip label="Select several: tap to add" shortcut="V">
        <Button
          variant={isSelectingSeveral ? 'primary' : 'quiet'}
          size="sm"
          isSquare
          aria-pressed={isSelectingSeveral}
          aria-label="Select several"
          onClick={() => setSelectingSeveral(!isSelectingSeveral)}
        >
          <BoxSelect aria-hidden />
        </Button>
      </Tooltip>
    </div>
  )
})
