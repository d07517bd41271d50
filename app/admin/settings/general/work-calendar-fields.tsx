import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { calendarAsTyped, dayNames, weekdays } from './calendar-as-typed.ts'

const products = [
  ['turnaroundGangSheet', 'Gang sheets', 'turnaround.gangSheet'],
  ['turnaroundPremade', 'Premade prints', 'turnaround.premade'],
  ['turnaroundTshirt', 'Custom T-shirts', 'turnaround.tshirt'],
  ['turnaroundTumbler', 'Custom tumblers', 'turnaround.tumbler'],
  ['turnaroundListing', 'Finished products', 'turnaround.listing'],
] as const

/** The time from payment to an order's due date. */
export function WorkCalendarFields({ settings, errors }: { settings: ShopSettings; errors: FieldErrors }) {
  const typed = calendarAsTyped(settings)
  return (
    <SettingsSection
      title="Due dates"
      description="An order paid before the cut-off on a work day counts for that day, and is due as many work days later as its slowest product takes. Orders already paid keep their date."
    >
      <fieldset className="sm:col-span-2">
        <legend className="mb-1.5 font-semibold">The shop works on</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              label={dayNames[day - 1] ?? ''}
              name={`workday${day}`}
              defaultChecked={typed[`workday${day}`] === 'on'}
              error={day === 1 ? errors.businessDays : undefined}
            />
          ))}
        </div>
      </fieldset>
      <TextArea
        label="Days off"
        name="holidays"
        hint="One per line: 12-25 Christmas Day for every year, 2026-11-26 Thanksgiving for a single year"
        rows={4}
        defaultValue={typed.holidays}
        error={errors.holidays}
        className="sm:col-span-2"
      />
      <TextField
        label="Due orders leave by"
        name="dueTime"
        type="time"
        defaultValue={settings.dueTime}
        error={errors.dueTime}
        required
      />
      {products.map(([name, label, path]) => (
        <TextField
          key={name}
          label={`${label} take`}
          name={name}
          inputMode="numeric"
          suffix="work days"
          hint={name === 'turnaroundGangSheet' ? '0 is the same day' : undefined}
          defaultValue={typed[name]}
          error={errors[path]}
          required
        />
      ))}
    </SettingsSection>
  )
}
