import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'

/** Which gang sheet builder shoppers use. Owners only: the script runs on every page of the shop. */
export function BuilderSettings({ settings, errors }: { settings: ShopSettings; errors: FieldErrors }) {
  const { script = '', shopId = '' } = settings.outsideBuilder ?? {}
  return (
    <SettingsSection
      title="Gang sheet builder"
      description="Shoppers build their sheets in this shop’s studio. If you rent another builder, enter the address of its script. It then runs in your pages and can read what’s in them, so use only one you trust."
    >
      <TextField
        label="Script of another builder"
        name="outsideBuilderScript"
        type="url"
        inputMode="url"
        hint="Leave it empty to use the studio"
        placeholder="https://builder.example/embed.js"
        defaultValue={script}
        error={errors['outsideBuilder.script']}
        isOptional
        className="sm:col-span-2"
      />
      <TextField
        label="Your shop’s id there"
        name="outsideBuilderShopId"
        defaultValue={shopId}
        error={errors['outsideBuilder.shopId']}
        maxLength={100}
        isOptional
        className="sm:col-span-2"
      />
    </SettingsSection>
  )
}
