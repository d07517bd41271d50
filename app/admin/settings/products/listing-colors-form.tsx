import { differencesBetween, SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import type { ListingColors } from '#server/settings/index.ts'

const labels = { tumbler: 'Colors of tumbler listings', tshirt: 'Colors of T-shirt listings' } as const

/** The colors staff can choose from in a listing. */
export function ListingColorsForm({ kind, colors, version }: ListingColors) {
  const call = useOperation<'settings.change-listing-colors'>({
    done: {
      'settings.change-listing-colors': {
        title: 'Colors saved',
        message: 'You can choose them right away; listings keep what they have.',
      },
    },
    failed: (answer) => ({
      title: 'Failed to update configuration',
      message: answer.reason === 'invalid' ? answer.fieldErrors.colors : answer.message,
    }),
  })
  const { conflict } = call
  return (
    <OperationForm of={call} readOnlyUnless="settings.change-listing-colors" className="flex flex-col gap-3">
      <input type="hidden" name="kind" value={kind} />
      <SeenVersion
        of={call}
        version={version}
        what="these colors"
        differences={({ theirs, yours }) => differencesBetween(inWords(theirs), inWords(yours))}
      />
      <TextArea
        label={labels[kind]}
        hint="One per line"
        name="colors"
        rows={6}
        defaultValue={colors.join('\n')}
        error={call.fieldErrors.colors}
      />
      <OperationButton of={call} operation="settings.change-listing-colors" className="self-start">
        {conflict ? 'Save mine anyway' : 'Save colors'}
      </OperationButton>
    </OperationForm>
  )
}

const inWords = ({ colors }: { colors: readonly string[] }) => ({ Colors: colors.join(', ') })
