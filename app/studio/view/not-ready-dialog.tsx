import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { unansweredWarnings } from '#domain/studio/accept-warnings.ts'
import { FindingsList } from './panels/findings-list.tsx'
import { useStudio } from './studio-context.ts'

/** What stands in the way of saving, with the fixes at hand; and what was warned about, to be taken as it is. */
export function NotReadyDialog({
  open,
  onOpenChange,
  onDone,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Saves, with all warnings accepted. */
  onDone: () => void
}) {
  const { document, findings, arrangement } = useStudio()
  const isBlocked = findings.some(({ isBlocking }) => isBlocking)
  const warnings = unansweredWarnings(document, findings)
  const { title, description, done } = words(isBlocked, warnings.length)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Back to the sheet</Button>
          <Button variant="primary" disabled={isBlocked || arrangement.isRunning} onClick={onDone}>
            {done}
          </Button>
        </>
      }
    >
      <FindingsList only={(one) => one.isBlocking || (!isBlocked && warnings.includes(one))} />
    </Dialog>
  )
}

function words(isBlocked: boolean, warnings: number) {
  if (isBlocked)
    return {
      title: 'Almost there',
      description: 'This has to be fixed before the sheet can be printed.',
      done: 'Save design',
    }
  if (warnings > 0)
    return {
      title: 'Look at this first',
      description: 'We print exactly what you send. Fix it here, or tell us to print it as it is.',
      done: 'Print it as it is',
    }
  return { title: 'All fixed', description: 'The sheet can be saved now.', done: 'Save design' }
}
