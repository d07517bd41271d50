import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FindingsList } from './panels/findings-list.tsx'
import { useStudio } from './studio-context.ts'

/** What stands in the way of saving, with the mends at hand. */
export function NotReadyDialog({
  open,
  onOpenChange,
  onDone,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}) {
  const { findings, arrangement } = useStudio()
  const isMended = !findings.some(({ isBlocking }) => isBlocking) && !arrangement.isRunning
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={isMended ? 'All mended' : 'Almost there'}
      description={
        isMended ? 'The sheet can be saved now.' : 'This has to be mended before the sheet can be printed.'
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Back to the sheet</Button>
          <Button variant="primary" disabled={!isMended} onClick={onDone}>
            Save design
          </Button>
        </>
      }
    >
      <FindingsList only={({ isBlocking }) => isBlocking} />
    </Dialog>
  )
}
