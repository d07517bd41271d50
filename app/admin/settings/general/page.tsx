import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { ConflictView, differencesBetween } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { ArtworkSettings } from './artwork-settings.tsx'
import { BuilderSettings } from './builder-settings.tsx'
import { generalInWords } from './general-in-words.ts'
import { WorkCalendarFields } from './work-calendar-fields.tsx'

export type GeneralSettingsPageProps = {
  settings: ShopSettings
  version: number
  timeZones: readonly string[]
  isOwner: boolean
}

/** Site Settings, General: who the shop is, when it is open, what it tells shoppers, and whether it sells at all. */
export function GeneralSettingsPage(props: GeneralSettingsPageProps) {
  const { settings, version, timeZones, isOwner } = props
  const call = useOperation<'settings.change-general'>({
    done: {
      'settings.change-general': {
        title: 'Settings saved',
        message: 'They hold from now on, in every open shop page.',
      },
    },
    failed: (answer) => ({
      title: 'Failed to update configuration',
      message: answer.reason === 'invalid' ? 'Look at the marked fields and save again.' : answer.message,
    }),
  })
  const { fieldErrors: errors, conflict } = call
  return (
    <OperationForm of={call} className="grid gap-8">
      <input type="hidden" name="version" value={conflict?.theirs.version ?? version} />
      {conflict && (
        <ConflictView
          conflict={conflict}
          what="these settings"
          differences={differencesBetween(
            generalInWords(conflict.theirs),
            // A form without some fields leaves them as they are.
            generalInWords({ ...conflict.theirs, ...conflict.yours }),
          )}
        />
      )}
      <SettingsSection
        title="Shop"
        description="The name and addresses that shoppers see everywhere, and in every mail."
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
          label="Contact e-mail"
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
      <SettingsSection title="Tax" description="Charged on every order. Open carts are told when it changes.">
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
      <SettingsSection
        title="Times"
        description="When an order still leaves the same day, and what shoppers may expect."
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
      <WorkCalendarFields settings={settings} errors={errors} />
      <SettingsSection
        title="Pickup"
        description="Where shoppers collect their orders. Where parcels start is under Shipping."
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
          hint="One line each"
          rows={3}
          defaultValue={settings.pickupHours.join('\n')}
          error={errors.pickupHours}
          className="sm:col-span-2"
        />
      </SettingsSection>
      <SettingsSection
        title="Announcements"
        description="A line above every page, and a welcome for new visitors."
      >
        <TextField
          label="Promo banner"
          name="bannerText"
          defaultValue={settings.bannerText}
          error={errors.bannerText}
          maxLength={200}
          isOptional
          className="sm:col-span-2"
        />
        <Checkbox label="Show the banner" name="isBannerShown" defaultChecked={settings.isBannerShown} />
        <Checkbox
          label="Welcome new visitors"
          hint="Once per browser"
          name="isWelcomePopupShown"
          defaultChecked={settings.isWelcomePopupShown}
        />
      </SettingsSection>
      <SettingsSection
        title="Newsletter"
        description="Every mail of a campaign has a link to leave, and one click in the mail program is enough."
      >
        <Checkbox
          label="Ask new subscribers to confirm"
          hint="By a link in a mail, so that nobody is signed up by somebody else"
          name="isDoubleOptIn"
          defaultChecked={settings.isDoubleOptIn}
          className="sm:col-span-2"
        />
        <TextField
          label="Mails a minute"
          name="newsletterPerMinute"
          inputMode="numeric"
          hint="As fast as your mail server allows"
          defaultValue={settings.newsletterPerMinute}
          error={errors.newsletterPerMinute}
          required
        />
      </SettingsSection>
      <SettingsSection
        title="Stock"
        description="You are mailed once when a size and color falls to this number."
      >
        <TextField
          label="Warn at"
          name="lowStockAt"
          inputMode="numeric"
          suffix="left"
          defaultValue={settings.lowStockAt}
          error={errors.lowStockAt}
          required
        />
      </SettingsSection>
      <SettingsSection
        title="Print files"
        description="What your printer gets. Files that are made already stay as they are."
      >
        <Checkbox
          label="Print a header strip"
          hint="0.75 in of film above gang sheets and prints, never in the art: order, item, due day and size, the job ticket’s barcode, and a QR code of the order. Your customer does not pay for it."
          name="isHeaderStripPrinted"
          defaultChecked={settings.isHeaderStripPrinted}
          className="sm:col-span-2"
        />
      </SettingsSection>
      <ArtworkSettings settings={settings} errors={errors} />
      {isOwner && <BuilderSettings settings={settings} errors={errors} />}
      <SettingsSection
        title="Maintenance"
        description="Closes the shop for shoppers with a page that says so. Staff go on working, and payments under way are finished."
      >
        <Checkbox
          label="Maintenance mode"
          name="isMaintenance"
          defaultChecked={settings.isMaintenance}
          className="sm:col-span-2"
        />
        <TextArea
          label="What shoppers read"
          name="maintenanceMessage"
          defaultValue={settings.maintenanceMessage}
          error={errors.maintenanceMessage}
          isOptional
          className="sm:col-span-2"
        />
      </SettingsSection>
      <div
        data-foot-bar
        className="sticky bottom-0 -mx-4 flex justify-end border-line border-t bg-paper/95 px-4 py-3 backdrop-blur sm:-mx-6 sm:px-6"
      >
        <OperationButton of={call} operation="settings.change-general" variant="primary">
          {conflict ? 'Save mine anyway' : 'Save Changes'}
        </OperationButton>
      </div>
    </OperationForm>
  )
}
