import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { arrangeEverything } from '#domain/studio/change-items.ts'
import type { Finding } from '#domain/studio/findings.ts'
import { useStudio } from '../studio-context.ts'
import { MissingMends } from './missing-mends.tsx'
import { PanelSection } from './panel-section.tsx'

/** What to look at before printing, each with its mend. */
export function FindingsList({ only = () => true }: { only?: (finding: Finding) => boolean }) {
  const { findings, document, select, change } = useStudio()
  const shown = findings.filter(only)
  if (document.items.length === 0) return null
  if (shown.length === 0) {
    return (
      <p className="flex items-center gap-2 text-sm font-medium text-green-ink">
        <CircleCheck className="size-4.5" aria-hidden /> Nothing to mend.
      </p>
    )
  }
  const missing = shown.filter(({ kind }) => kind === 'missing')
  return (
    <PanelSection title="Before printing" aside={shown.length}>
      <div className="space-y-2">
        {missing.length > 0 && (
          <FindingCard isBlocking messages={missing.map(({ message }) => message)}>
            <MissingMends />
          </FindingCard>
        )}
        {shown
          .filter(({ kind }) => kind !== 'missing')
          .map(({ kind, itemId, isBlocking, message, placementIds }) => (
            <FindingCard key={`${kind} ${itemId}`} isBlocking={isBlocking} messages={[message]}>
              {kind !== 'low_resolution' && (
                <Button size="sm" onClick={() => change(arrangeEverything)}>
                  Auto-arrange
                </Button>
              )}
              {placementIds.length > 0 && (
                <Button size="sm" variant="quiet" onClick={() => select(placementIds)}>
                  Show
                </Button>
              )}
            </FindingCard>
          ))}
      </div>
    </PanelSection>
  )
}

function FindingCard({
  isBlocking,
  messages,
  children,
}: {
  isBlocking: boolean
  messages: readonly string[]
  children: ReactNode
}) {
  const Icon = isBlocking ? OctagonAlert : TriangleAlert
  return (
    <div
      className={`rounded-md p-3 text-sm ${isBlocking ? 'bg-red-wash text-red-ink' : 'bg-yellow-wash text-yellow-ink'}`}
    >
      <div className="flex gap-2">
        <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
        <ul className="min-w-0 space-y-1 break-words">
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </div>
      <div className="mt-2.5 flex flex-wrap gap-1.5">{children}</div>
    </div>
  )
}
