import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { isBlocked, leftOutOf, warningsOf } from '../editor/selectors.ts'
import { LeftOut } from './left-out.tsx'
import { FindingsList } from './panels/findings-list.tsx'
import { useActions, useEditor } from './use-editor.ts'

/**
 * What prevents saving, with fixes at hand; warnings, to be accepted as they are; and files that are not on the sheet.
 */
export function NotReadyDialog() {
  const { show, save } = useActions()
  const isOpen = useEditor(({ isNotReady }) => isNotReady)
  const isBlocking = useEditor(isBlocked)
  const warnings = useEditor(warningsOf)
  const isRunning = useEditor(({ arrangement }) => arrangement.isRunning)
  const leftOut = useEditor((state) => leftOutOf(state).length)
  const { title, description, done } = words(isBlocking, warnings.length, leftOut)
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
      <LeftOut />
      {(isBlocking || warnings.length > 0 || leftOut === 0) && (
        <FindingsList only={(one) => one.isBlocking || (!isBlocking && warnings.includes(one))} />
      )}
    </Dialog>
  )
}

function words(isBlocked: boolean, warnings: number, leftOut: number) {
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
      done: leftOut > 0 ? 'Print it as it is, without them' : 'Print it as it is',
    }
  if (leftOut > 0)
    return {
      title: 'Look at this first',
      description: 'Not all of your files are on the sheet.',
      done: 'Save without them',
    }
  return { title: 'All fixed', description: 'The sheet can be saved now.', done: 'Save design' }
}
