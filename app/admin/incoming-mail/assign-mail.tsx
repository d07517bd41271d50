import { useMayCall } from '#app/operations/if-may.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { InboundMail } from '#server/inbound-mail/index.ts'

/** Assigns an email to an order, or says that it belongs to none. */
export function AssignMail({ mail: { state } }: { mail: InboundMail }) {
  const mayWrite = useMayCall()('inbound-mails.assign')
  const call = useOperation<'inbound-mails.assign' | 'inbound-mails.dismiss'>({
    done: { 'inbound-mails.dismiss': 'Not about an order' },
    failed: 'The email wasn’t moved',
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
          Assign to order
        </OperationButton>
        {state === 'unmatched' && (
          <OperationButton of={call} operation="inbound-mails.dismiss" size="sm" variant="quiet">
            Not about an order
          </OperationButton>
        )}
      </div>
    </OperationForm>
  )
}
