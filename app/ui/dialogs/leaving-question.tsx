import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from './alert-dialog.tsx'

type LeavingQuestionProps = { isAsked: boolean; onStay: () => void; onLeave: () => void }

export function LeavingQuestion({ isAsked, onStay, onLeave }: LeavingQuestionProps) {
  return (
    <AlertDialog
      open={isAsked}
      onOpenChange={(open) => !open && onStay()}
      title="Leave without saving?"
      description="What you wrote since the last save would be lost."
      actions={
        <>
          <Button onClick={onStay}>Go on writing</Button>
          <Button variant="danger" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    />
  )
}
