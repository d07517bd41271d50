import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'

export function NewsFields({ settings, errors }: { settings: ShopSettings; errors: FieldErrors }) {
  return (
    <>
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
      <VisitCounting settings={settings} />
      <SettingsSection
        title="Newsletter"
        description="Every campaign email has an unsubscribe link, and one click in the mail program is enough."
      >
        <Checkbox
          label="Ask new subscribers to confirm"
          hint="With a link in an email, so no one can be signed up by someone else"
          name="isDoubleOptIn"
          defaultChecked={settings.isDoubleOptIn}
          className="sm:col-span-2"
        />
        <TextField
          label="Emails per minute"
          name="newsletterPerMinute"
          inputMode="numeric"
          hint="As fast as your mail server allows"
          defaultValue={settings.newsletterPerMinute}
          error={errors.newsletterPerMinute}
          required
        />
      </SettingsSection>
      <StockWarning settings={settings} errors={errors} />
    </>
  )
}

function VisitCounting({ settings }: { settings: ShopSettings }) {
  return (
    <SettingsSection
      title="Visitors"
      description="The dashboard shows how many come, from where, and to which pages. Only daily totals are kept, and nothing about any person."
    >
      <Checkbox
        label="Count visits"
        hint="Without cookies. Bots, your staff, and browsers that ask not to be tracked are left out; view counts of articles and prints don’t change while this is off"
        name="areVisitsCounted"
        defaultChecked={settings.areVisitsCounted}
        className="sm:col-span-2"
      />
    </SettingsSection>
  )
}

function StockWarning({ settings, errors }: { settings: ShopSettings; errors: FieldErrors }) {
  return (
    <SettingsSection
      title="Stock"
      description="You get one email when a size and color falls to this number."
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
  )
}

export function MaintenanceFields({ settings, errors }: { settings: ShopSettings; errors: FieldErrors }) {
  return (
    <SettingsSection
      title="Maintenance"
      description="Closes the shop to shoppers with a page that says so. Staff can keep working, and payments in progress are completed."
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
  )
}
