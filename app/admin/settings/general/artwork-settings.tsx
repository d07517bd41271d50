import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { checkField } from '#domain/checks/check-field.ts'
import { type CheckAction, checkNames, ruledChecks } from '#domain/checks/check-rules.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { mm, mmToInches } from '#domain/units.ts'

export const checkActionNames: Record<CheckAction, string> = {
  warn: 'Warn, and ask',
  block: 'Block ordering',
  off: 'Say nothing',
}

/** In inches. */
export const showGap = (millimeters: number): string => String(Number(mmToInches(mm(millimeters)).toFixed(3)))

/** The checks before a gang sheet is ordered and what each finding does, and the gaps of new sheets. */
export function ArtworkSettings({ settings, errors }: { settings: ShopSettings; errors: FieldErrors }) {
  return (
    <SettingsSection
      title="Artwork"
      description="What the studio checks before a gang sheet is ordered. If a shopper accepts a warning, it’s kept with the order, so you can see what they were told."
    >
      <TextField
        label="Gap between artworks"
        name="sheetSpacing"
        inputMode="decimal"
        suffix="in"
        defaultValue={showGap(settings.sheetSpacing)}
        error={errors.sheetSpacing}
        required
      />
      <TextField
        label="Margin at the edge"
        name="sheetMargin"
        inputMode="decimal"
        suffix="in"
        defaultValue={showGap(settings.sheetMargin)}
        error={errors.sheetMargin}
        required
      />
      <TextField
        label="Warn below"
        name="warnBelowDpi"
        inputMode="numeric"
        suffix="dpi"
        defaultValue={settings.warnBelowDpi}
        error={errors.warnBelowDpi}
        required
        className="sm:col-span-2"
      />
      {ruledChecks.map((kind) => (
        <Select
          key={kind}
          label={checkNames[kind].name}
          hint={checkNames[kind].explanation}
          name={checkField(kind)}
          defaultValue={settings.checkRules[kind]}
          options={Object.entries(checkActionNames).map(([value, label]) => ({ value, label }))}
        />
      ))}
    </SettingsSection>
  )
}
