import { useId } from 'react'
import { SeenVersion } from '#app/operations/conflict-view.tsx'
import { FilledFrom } from '#app/operations/filled-from.tsx'
import type { CalledOperation } from '#app/operations/operation-form.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { CancelButton } from '#app/ui/dialogs/cancel-button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { ReadOf } from '#server/operations.ts'
import type { StaffOrder } from '#server/orders/index.ts'

type DetailsDialogProps = { order: StaffOrder; open: boolean; onClose: () => void }

export function DetailsDialog({ order, open, onClose }: DetailsDialogProps) {
  const formId = useId()
  const call = useOperation<'orders.edit-details'>({
    done: {
      'orders.edit-details': ({ changed }) =>
        changed.length === 0
          ? { title: 'Nothing changed', isNews: true }
          : { title: 'Order changed', message: `Its timeline shows what: ${changed.join(', ')}.` },
    },
    failed: 'The order was not changed',
    onDone: onClose,
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Edit ${order.orderNumber}`}
      description="The customer’s account stays unchanged: this affects only this order."
      footer={
        <>
          <CancelButton />
          <OperationButton of={call} operation="orders.edit-details" form={formId} variant="primary">
            {call.conflict ? 'Save mine anyway' : 'Save'}
          </OperationButton>
        </>
      }
    >
      <FilledFrom version={order.version}>
        <DetailsForm {...{ order, call, formId }} />
      </FilledFrom>
    </Dialog>
  )
}

function DetailsForm({
  order,
  call,
  formId,
}: {
  order: StaffOrder
  call: CalledOperation<'orders.edit-details'>
  formId: string
}) {
  const { fieldErrors: errors } = call
  return (
    <OperationForm of={call} id={formId} className="grid grid-cols-6 gap-4">
      <SeenVersion
        of={call}
        version={order.version}
        what="this order"
        differences={({ theirs, yours }) => ({
          theirs: detailsOf(theirs, order),
          yours: detailsOf(yours, order),
        })}
      />
      <ContactFields {...{ order, errors }} />
      {order.deliveryMethod === 'shipping' && (
        <AddressFields address={order.shippingAddress} errors={errors} />
      )}
      <TextArea
        label="Notes"
        name="notes"
        rows={3}
        maxLength={2_000}
        isOptional
        defaultValue={order.notes}
        error={errors.notes}
        className="col-span-6"
      />
      <Checkbox
        label="Email the customer what changed"
        name="tellCustomer"
        defaultChecked
        className="col-span-6"
      />
    </OperationForm>
  )
}

type Details = Pick<ReadOf<'orders.edit-details'>, 'contact' | 'address' | 'notes'>

const detailsOf = ({ contact, address, notes }: Details, { deliveryMethod }: StaffOrder) => ({
  ...{ contact, notes },
  ...(deliveryMethod === 'shipping' && { address }),
})

function ContactFields({ order, errors }: { order: StaffOrder; errors: Errors }) {
  return (
    <>
      <TextField
        label="Name"
        name="fullName"
        autoComplete="off"
        defaultValue={order.contactName}
        error={errors['contact.fullName']}
        className="col-span-6"
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={order.contactEmail}
        error={errors['contact.email']}
        className="col-span-6 sm:col-span-3"
      />
      <TextField
        label="Phone"
        name="phone"
        autoComplete="off"
        isOptional
        defaultValue={order.contactPhone}
        error={errors['contact.phone']}
        className="col-span-6 sm:col-span-3"
      />
    </>
  )
}

type Errors = CalledOperation<'orders.edit-details'>['fieldErrors']

function AddressFields({ address, errors }: { address: StaffOrder['shippingAddress']; errors: Errors }) {
  const field = (
    name: 'street1' | 'street2' | 'city' | 'state' | 'zip',
    label: string,
    className: string,
    isOptional = false,
  ) => (
    <TextField
      {...{ label, name, className, isOptional }}
      autoComplete="off"
      maxLength={120}
      defaultValue={address[name]}
      error={errors[`address.${name}`]}
    />
  )
  return (
    <>
      {field('street1', 'Street address', 'col-span-6')}
      {field('street2', 'Apartment, suite', 'col-span-6', true)}
      {field('city', 'City', 'col-span-6 sm:col-span-3')}
      {field('state', 'State', 'col-span-2 sm:col-span-1')}
      {field('zip', 'ZIP code', 'col-span-4 sm:col-span-2')}
    </>
  )
}
