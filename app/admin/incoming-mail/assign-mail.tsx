import { useMayCall } from '#app/operations/if-may.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { InboundMail } from '#server/inbound-mail/index.ts'

/** Says of which order a mail is, or that it is of none. */
export function AssignMail({ mail: { state } }: { mail: InboundMail }) {
  const mayWrite = useMayCall()('inbound-mails.assign')
  const call = useOperation<'inbound-mails.assign' | 'inbound-mails.dismiss'>({
    done: { 'inbound-mails.dismiss': 'It is of no order' },
    failed: 'The mail stays where it is',
  })
  if (!mayWrite) return null
  return (
    <OperationForm of={call} className="mt-3 flex flex-wrap items-end gap-2">
      <TextField
        label="Order number"
        name="orderNumber"
        size="sm"
        placeholder="GW-000123"
        error={call.fieldErrors.orderNumber}
        className="w-44"
      />
      <div className="flex flex-wrap gap-2">
        <OperationButton of={call} operation="inbound-mails.assign" size="sm" variant="primary">
          Put it there
        </OperationButton>
        {state === 'unmatched' && (
          <OperationButton of={call} operation="inbound-mails.dismiss" size="sm" variant="quiet">
            It is of no order
          </OperationButton>
        )}
      </div>
    </OperationForm>
  )
}
