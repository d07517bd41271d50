import { Button } from '#app/ui/button.tsx'
import { pixelCheckKinds } from '#domain/checks/pixel-checks.ts'
import { arrangeEverything, arrangeOnly } from '#domain/studio/change-items.ts'
import type { Finding, FindingKind } from '#domain/studio/findings.ts'
import { useActions } from '../use-editor.ts'

/** Names the repair that a single click leads to. */
const repairWords: Partial<Record<FindingKind, string>> = {
  soft_pixels: 'See and repair',
  halo: 'See and repair',
  white_box: 'See and repair',
}

/** One-click fixes for a finding. */
export function FindingFixes({ finding: { kind, itemId, placementIds } }: { finding: Finding }) {
  const { change, select, show } = useActions()
  return (
    <>
      {(kind === 'overlap' || kind === 'off_sheet') && (
        <Button size="sm" className="max-lg:h-11" onClick={() => change(arrangeEverything)}>
          Auto-arrange
        </Button>
      )}
      {kind === 'too_close' && (
        <Button
          size="sm"
          className="max-lg:h-11"
          onClick={() => change((old) => arrangeOnly(old, placementIds))}
        >
          Spread them out
        </Button>
      )}
      {pixelCheckKinds.some((one) => one === kind) && (
        <Button size="sm" className="max-lg:h-11" onClick={() => show({ checkedItem: itemId })}>
          {repairWords[kind] ?? 'Look closer'}
        </Button>
      )}
      {placementIds.length > 0 && (
        <Button size="sm" variant="quiet" className="max-lg:h-11" onClick={() => select(placementIds)}>
          Show
        </Button>
      )}
    </>
  )
}
