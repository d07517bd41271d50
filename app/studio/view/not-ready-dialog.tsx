import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { isBlocked, warningsOf } from '../editor/selectors.ts'
import { FindingsList } from './panels/findings-list.tsx'
import { useActions, useEditor } from './use-editor.ts'

/** What stands in the way of saving, with the fixes at hand; and what was warned about, to be taken as it is. */
export function NotReadyDialog() {
  const { show, save } = useActions()
  const isOpen = useEditor(({ isNotReady }) => isNotReady)
  const isBlocking = useEditor(isBlocked)
  const warnings = useEditor(warningsOf)
  const isRunning = useEditor(({ arrangement }) => arrangement.isRunning)
  const { title, description, done } = words(isBlocking, warnings.length)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isNotReady) => show({ isNotReady })}
      size="sm"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={() => show({ isNotReady: false })}>Back to the sheet</Button>
          <Button variant="primary" disabled={isBlocking || isRunning} onClick={() => save(true)}>
            {done}
          </Button>
        </>
      }
    >
      <FindingsList only={(one) => one.isBlocking || (!isBlocking && warnings.includes(one))} />
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
