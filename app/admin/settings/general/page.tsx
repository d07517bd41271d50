import { SettingsSection } from '#app/admin/settings/settings-section.tsx'
import { differencesBetween, SeenVersion } from '#app/operations/conflict-view.tsx'
import { allFilledIn } from '#app/operations/left-empty.ts'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { fileNameWords, fillFileName } from '#domain/orders/file-name-pattern.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { ArtworkSettings } from './artwork-settings.tsx'
import { BuilderSettings } from './builder-settings.tsx'
import { generalInWords } from './general-in-words.ts'
import { MaintenanceFields, NewsFields } from './news-fields.tsx'
import { PickupFields, ShopFields, TimeFields } from './shop-fields.tsx'
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
  const call = useSavingSettings()
  const { fieldErrors: errors, conflict } = call
  return (
    <OperationForm of={call} readOnlyUnless="settings.change-general" className="grid gap-8">
      <SeenVersion
        of={call}
        version={version}
        what="these settings"
        differences={({ theirs, yours }) =>
          differencesBetween(
            generalInWords(theirs),
            // Fields missing from a form leave their settings unchanged.
            generalInWords({ ...theirs, ...yours }),
          )
        }
      />
      <ShopFields settings={settings} errors={errors} />
      <TimeFields settings={settings} errors={errors} timeZones={timeZones} />
      <WorkCalendarFields settings={settings} errors={errors} />
      <PickupFields settings={settings} errors={errors} />
      <NewsFields settings={settings} errors={errors} />
      <SettingsSection
        title="Print files"
        description="What your printer gets. Files already made stay unchanged."
      >
        <Checkbox
          label="Print a header strip"
          hint="0.75 in of film above gang sheets and prints, never in the art: order, item, due day and size, the job ticket’s barcode, and a QR code of the order. Your customer doesn’t pay for it."
          name="isHeaderStripPrinted"
          defaultChecked={settings.isHeaderStripPrinted}
          className="sm:col-span-2"
        />
        <TextField
          label="Names of print files"
          hint={`In ZIPs and hot folders. You can use ${Object.keys(fileNameWords)
            .map((word) => `{${word}}`)
            .join(' ')}. Currently: ${fillFileName(settings.printFileNames, fileNameWords)}.png`}
          name="printFileNames"
          defaultValue={settings.printFileNames}
          error={errors.printFileNames}
          required
          className="sm:col-span-2"
        />
      </SettingsSection>
      <ArtworkSettings settings={settings} errors={errors} />
      {isOwner && <BuilderSettings settings={settings} errors={errors} />}
      <MaintenanceFields settings={settings} errors={errors} />
      <div
        data-foot-bar
        className="sticky bottom-0 -mx-4 flex justify-end border-line border-t bg-paper px-4 py-3 sm:-mx-6 sm:px-6"
      >
        <OperationButton of={call} operation="settings.change-general" variant="primary">
          {conflict ? 'Save mine anyway' : 'Save Changes'}
        </OperationButton>
      </div>
    </OperationForm>
  )
}

function useSavingSettings() {
  return useOperation<'settings.change-general'>({
    check: allFilledIn,
    done: {
      'settings.change-general': {
        title: 'Settings saved',
        message: 'They apply right away, on every open shop page.',
      },
    },
    failed: (answer) => ({
      title: 'Failed to update configuration',
      message: answer.reason === 'invalid' ? 'Check the marked fields and save again.' : answer.message,
    }),
  })
}
