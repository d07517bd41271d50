import { MailCheck, RotateCcw } from 'lucide-react'
import { type CalledOperation, OperationButton } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'

type Props = {
  call: CalledOperation<'settings.change-mail-words' | 'mails.test-words'>
  /** Where a test goes. */
  email: string
  isStandard: boolean
  onStandard: () => void
  isConflict: boolean
}

export function WordingButtons({ call, email, isStandard, onStandard, isConflict }: Props) {
  const doing = call.fetcher.formData?.get('operation')
  return (
    <div data-foot-bar className="bottom-0 flex flex-wrap gap-2 border-line border-t bg-paper py-3 sm:sticky">
      <OperationButton
        of={call}
        operation="settings.change-mail-words"
        size="sm"
        variant="primary"
        isBusy={doing === 'settings.change-mail-words'}
      >
        {isConflict ? 'Save mine anyway' : 'Save Changes'}
      </OperationButton>
      <OperationButton
        of={call}
        operation="mails.test-words"
        data-saves-nothing
        size="sm"
        isBusy={doing === 'mails.test-words'}
        title={`Goes to ${email}`}
      >
        <MailCheck className="size-4" aria-hidden />
        Send me a test
      </OperationButton>
      {!isStandard && (
        <Button size="sm" variant="quiet" onClick={onStandard}>
          <RotateCcw className="size-4" aria-hidden />
          Standard wording
        </Button>
      )}
    </div>
  )
}
