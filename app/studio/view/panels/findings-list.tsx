import { Check, CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { isAccepted } from '#domain/checks/accepted-warnings.ts'
import { acceptWarnings, toWarning, withdrawAcceptance } from '#domain/studio/accept-warnings.ts'
import type { Finding } from '#domain/studio/findings.ts'
import { findingsOf } from '../../editor/selectors.ts'
import { FindingFixes } from '../checks/finding-fixes.tsx'
import { useActions, useEditor } from '../use-editor.ts'
import { MissingFixes } from './missing-fixes.tsx'
import { PanelSection } from './panel-section.tsx'

/** What to check before printing, each with its fix. */
export function FindingsList({ only = () => true }: { only?: (finding: Finding) => boolean }) {
  const shown = useEditor(findingsOf).filter(only)
  const isEmpty = useEditor(({ document }) => document.items.length === 0)
  if (isEmpty) return null
  if (shown.length === 0) {
    return (
      <p className="flex items-center gap-2 text-sm font-medium text-green-ink">
        <CircleCheck className="size-4.5" aria-hidden /> Nothing to fix.
      </p>
    )
  }
  const missing = shown.filter(({ kind }) => kind === 'missing')
  return (
    <PanelSection title="Before printing" aside={shown.length}>
      <div className="space-y-2">
        {missing.length > 0 && (
          <FindingCard tone="blocking" messages={missing.map(({ message }) => message)}>
            <MissingFixes />
          </FindingCard>
        )}
        {shown
          .filter(({ kind }) => kind !== 'missing')
          .map((finding) => (
            <OneFinding key={`${finding.kind} ${finding.itemId}`} finding={finding} />
          ))}
      </div>
    </PanelSection>
  )
}

function OneFinding({ finding }: { finding: Finding }) {
  const { change } = useActions()
  const hasAnswer = useEditor(({ document }) => isAccepted(document.accepted, finding))
  const tone = finding.isBlocking ? 'blocking' : hasAnswer ? 'accepted' : 'warning'
  return (
    <FindingCard tone={tone} messages={[finding.message]}>
      <FindingFixes finding={finding} />
      {toWarning(finding) && (
        <Button
          size="sm"
          variant="quiet"
          className="max-lg:h-11"
          aria-pressed={hasAnswer}
          onClick={() =>
            change((old) => (hasAnswer ? withdrawAcceptance(old, finding) : acceptWarnings(old, [finding])))
          }
        >
          Print as it is
        </Button>
      )}
    </FindingCard>
  )
}

const tones = {
  blocking: { icon: OctagonAlert, look: 'bg-red-wash text-red-ink' },
  warning: { icon: TriangleAlert, look: 'bg-yellow-wash text-yellow-ink' },
  accepted: { icon: Check, look: 'bg-ink/5 text-ink-muted' },
} as const

function FindingCard({
  tone,
  messages,
  children,
}: {
  tone: keyof typeof tones
  messages: readonly string[]
  children: ReactNode
}) {
  const { icon: Icon, look } = tones[tone]
  return (
    <div className={`rounded-md p-3 text-sm ${look}`}>
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
