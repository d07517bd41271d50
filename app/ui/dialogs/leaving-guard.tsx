import { useBeforeUnload, useBlocker } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { AlertDialog } from '#app/ui/dialogs/alert-dialog.tsx'

/** Asks before unsaved words are left behind, by a link or by closing the tab. */
export function LeavingGuard({ isChanged }: { isChanged: boolean }) {
  useBeforeUnload((event) => {
    if (isChanged) event.preventDefault()
  })
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      description="What you wrote since the last save would be lost."
      actions={
        <>
          <Button onClick={() => blocker.reset?.()}>Go on writing</Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
        </>
      }
    />
  )
}
