import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from './alert-dialog.tsx'

type LeavingQuestionProps = { isAsked: boolean; onStay: () => void; onLeave: () => void }

export function LeavingQuestion({ isAsked, onStay, onLeave }: LeavingQuestionProps) {
  return (
    <AlertDialog
      open={isAsked}
      onOpenChange={(open) => !open && onStay()}
      title="Leave without saving?"
      description="You’d lose anything you wrote since the last save."
      actions={
        <>
          <Button onClick={onStay}>Keep writing</Button>
          <Button variant="danger" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    />
  )
}
