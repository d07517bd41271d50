import { Fragment } from 'react'
import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { type DeliverySettings, deliverySettingsOf } from '#domain/shipping/delivery-settings.ts'
import { fasterSpeeds, speedNames } from '#domain/shipping/delivery-speed.ts'

const hints = {
  express: 'Made as usual, shipped faster',
  rush: 'Made before all other orders, and shipped fastest',
} as const

/** The choices shoppers have at checkout, and what they must enter about the destination. */
export function DeliveryForm({ delivery, version }: { delivery: DeliverySettings; version: number }) {
  const call = useOperation<'settings.change-delivery'>({
    done: { 'settings.change-delivery': 'Settings saved' },
    failed: 'Failed to update configuration',
  })
  const { fieldErrors: errors, conflict } = call
  const theirs = conflict?.theirs
  const { speeds } = delivery
  return (
    <OperationForm of={call} readOnlyUnless="settings.change-delivery" className="mt-10 grid gap-8">
      <SeenVersion
        of={call}
        version={version}
        what="these settings"
        differences={({ theirs, yours }) => ({
          theirs: deliverySettingsOf(theirs),
          yours: deliverySettingsOf(yours),
        })}
      />
      <SettingsSection
        title="Delivery speed"
        description="What shoppers choose from before they pay, each with its date. Days are the carrier’s, Monday to Friday. Standard costs the rate above; faster speeds have their own price, on every order."
      >
        <TextField
          label="Standard: days"
          name="standardDays"
          inputMode="numeric"
          defaultValue={speeds.standard.days}
          error={errors['speeds.standard.days']}
        />
        <TextField
          label="Pickup: days"
          name="pickupReadyDays"
          inputMode="numeric"
          hint="The shop’s work days until it’s promised on the shelf"
          defaultValue={speeds.pickup.days}
          error={errors['speeds.pickup.days']}
        />
        {fasterSpeeds.map((speed) => (
          <Fragment key={speed}>
            <Checkbox
              label={`Offer ${speedNames[speed]}`}
              hint={hints[speed]}
              name={`${speed}IsOffered`}
              defaultChecked={speeds[speed].isOffered}
              className="border-line border-t pt-4 sm:col-span-2"
            />
            <div className="grid grid-cols-2 gap-3 max-sm:*:last:col-span-full sm:col-span-2 sm:grid-cols-3">
              <TextField
                label={`${speedNames[speed]}: price`}
                name={`${speed}Price`}
                prefix="$"
                inputMode="decimal"
                defaultValue={(speeds[speed].price / 100).toFixed(2)}
                error={errors[`speeds.${speed}.price`]}
              />
              <TextField
                label="Days"
                name={`${speed}Days`}
                inputMode="numeric"
                defaultValue={speeds[speed].days}
                error={errors[`speeds.${speed}.days`]}
              />
              <TextField
                label="Pay before"
                name={`${speed}CutOff`}
                type="time"
                defaultValue={speeds[speed].cutOff}
                error={errors[`speeds.${speed}.cutOff`]}
              />
            </div>
          </Fragment>
        ))}
      </SettingsSection>
      <SettingsSection
        title="Where it goes"
        description="Any address given is always checked: the state must exist, and the ZIP code must be in that state."
      >
        <Checkbox
          label="Shipped orders need an address"
          hint="Off: shoppers can pay without one, and you write to the customer before you ship"
          name="isAddressRequired"
          defaultChecked={delivery.isAddressRequired}
          className="sm:col-span-2"
        />
        <Checkbox
          label="Ask the carrier whether the address is right"
          hint="The shopper sees the address as the carrier knows it. Works with Shippo; your own shipping can’t check"
          name="isAddressChecked"
          defaultChecked={delivery.isAddressChecked}
          className="sm:col-span-2"
        />
      </SettingsSection>
      <OperationButton
        of={call}
        operation="settings.change-delivery"
        variant="primary"
        className="justify-self-end"
      >
        {theirs ? 'Save mine anyway' : 'Save Delivery'}
      </OperationButton>
    </OperationForm>
  )
}
