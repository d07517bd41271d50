import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { formatMoney } from '#domain/money.ts'
import { arrangeEverything, keepWhatFits, setItemWidth, setSize } from '#domain/studio/change-items.ts'
import { cheapestSize } from '#domain/studio/choose-size.ts'
import type { Finding } from '#domain/studio/findings.ts'
import { mm } from '#domain/units.ts'
import { useStudio } from '../studio-context.ts'
import { PanelSection } from './panel-section.tsx'

/** What to look at before printing, each with its mend. */
export function FindingsList({ only = () => true }: { only?: (finding: Finding) => boolean }) {
  const { findings, document, select } = useStudio()
  const shown = findings.filter(only)
  if (document.items.length === 0) return null
  if (shown.length === 0) {
    return (
      <p className="flex items-center gap-2 text-sm font-medium text-green-ink">
        <CircleCheck className="size-4.5" aria-hidden /> Nothing to mend.
      </p>
    )
  }
  return (
    <PanelSection title="Before printing" aside={shown.length}>
      <ul className="space-y-2">
        {shown.map((finding) => (
          <li
            key={`${finding.kind} ${finding.itemId}`}
            className={`rounded-md p-3 text-sm ${finding.isBlocking ? 'bg-red-wash text-red-ink' : 'bg-yellow-wash text-yellow-ink'}`}
          >
            <p className="flex gap-2">
              <FindingIcon finding={finding} />
              <span className="min-w-0 break-words">{finding.message}</span>
            </p>
            <div className="mt-2 flex flex-wrap gap-1.5">
              <Mends finding={finding} />
              {finding.placementIds.length > 0 && (
                <Button size="sm" variant="quiet" onClick={() => select(finding.placementIds)}>
                  Show
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

function FindingIcon({ finding }: { finding: Finding }) {
  const Icon = finding.isBlocking ? OctagonAlert : TriangleAlert
  return <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
}

function Mends({ finding }: { finding: Finding }) {
  const { change, document, sizes, arrangement } = useStudio()
  if (finding.kind === 'low_resolution') return null
  if (finding.kind !== 'missing') {
    return (
      <Button size="sm" onClick={() => change(arrangeEverything)}>
        Auto-arrange
      </Button>
    )
  }
  const { sheet, items } = document
  const item = items.find(({ id }) => id === finding.itemId)
  const room = sheet.width - 2 * sheet.margin
  if (item && Math.min(item.width, item.height) > room) {
    const width = mm((item.width * room) / Math.min(item.width, item.height))
    return (
      <Button size="sm" onClick={() => change((old) => setItemWidth(old, item.id, width))}>
        Shrink to the sheet
      </Button>
    )
  }
  const larger = arrangement.filmNeeded === null ? null : cheapestSize(sizes, mm(arrangement.filmNeeded))
  return (
    <>
      {larger && larger.id !== sheet.sizeId && (
        <Button size="sm" onClick={() => change((old) => setSize(old, larger))}>
          Use {larger.title} for {formatMoney(larger.price)}
        </Button>
      )}
      <Button size="sm" onClick={() => change(keepWhatFits)}>
        Print only what fits
      </Button>
    </>
  )
}
