import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'

export function ShopFields({ settings, errors }: { settings: ShopSettings; errors: FieldErrors }) {
  return (
    <>
      <SettingsSection
        title="Shop"
        description="The name and addresses that shoppers see everywhere, and in every email."
      >
        <TextField
          label="Shop name"
          name="siteName"
          defaultValue={settings.siteName}
          error={errors.siteName}
          maxLength={80}
          required
          className="sm:col-span-2"
        />
        <TextField
          label="Contact email"
          name="contactEmail"
          type="email"
          defaultValue={settings.contactEmail}
          error={errors.contactEmail}
          required
        />
        <TextField
          label="Phone"
          name="contactPhone"
          type="tel"
          defaultValue={settings.contactPhone}
          error={errors.contactPhone}
          isOptional
        />
      </SettingsSection>
      <SettingsSection
        title="Tax"
        description="Charged on every order. Shoppers with open carts are told when it changes."
      >
        <TextField
          label="Tax rate"
          name="taxRate"
          inputMode="decimal"
          suffix="%"
          defaultValue={(settings.taxRate / 100).toString()}
          error={errors.taxRate}
          required
        />
      </SettingsSection>
    </>
  )
}

export function TimeFields({
  settings,
  errors,
  timeZones,
}: {
  settings: ShopSettings
  errors: FieldErrors
  timeZones: readonly string[]
}) {
  return (
    <SettingsSection
      title="Times"
      description="When an order still goes out the same day, and what shoppers can expect."
    >
      <TextField
        label="Same-day cut-off"
        name="cutOff"
        type="time"
        defaultValue={settings.cutOff}
        error={errors.cutOff}
        required
      />
      <TextField
        label="Time zone"
        name="timeZone"
        list="time-zones"
        defaultValue={settings.timeZone}
        error={errors.timeZone}
        required
      />
      <datalist id="time-zones">
        {timeZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <TextField
        label="Shipping takes"
        name="shippingDays"
        defaultValue={settings.shippingDays}
        error={errors.shippingDays}
        required
      />
      <TextField
        label="Pickup is ready in"
        name="pickupDays"
        defaultValue={settings.pickupDays}
        error={errors.pickupDays}
        required
      />
    </SettingsSection>
  )
}

export function PickupFields({ settings, errors }: { settings: ShopSettings; errors: FieldErrors }) {
  return (
    <SettingsSection
      title="Pickup"
      description="Where shoppers pick up their orders. Where parcels ship from is under Shipping."
    >
      <TextField
        label="Street"
        name="pickupStreet"
        defaultValue={settings.pickupAddress.street1}
        error={errors['pickupAddress.street1']}
        required
        className="sm:col-span-2"
      />
      <TextField
        label="City"
        name="pickupCity"
        defaultValue={settings.pickupAddress.city}
        error={errors['pickupAddress.city']}
        required
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="State"
          name="pickupState"
          defaultValue={settings.pickupAddress.state}
          error={errors['pickupAddress.state']}
          maxLength={2}
          required
        />
        <TextField
          label="ZIP"
          name="pickupZip"
          inputMode="numeric"
          defaultValue={settings.pickupAddress.zip}
          error={errors['pickupAddress.zip']}
          required
        />
      </div>
      <TextArea
        label="Opening hours"
        name="pickupHours"
        hint="One per line"
        rows={3}
        defaultValue={settings.pickupHours.join('\n')}
        error={errors.pickupHours}
        className="sm:col-span-2"
      />
    </SettingsSection>
  )
}
