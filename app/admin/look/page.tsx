import { useState } from 'react'
import { SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { type HeadingFont, headingFonts, type ShopLook, seedLook } from '#domain/shop/look.ts'
import { ColorField } from './color-field.tsx'
import { LogoField } from './logo-field.tsx'
import { LookPreview } from './look-preview.tsx'
import { SectionOrder } from './section-order.tsx'

type Props = { look: ShopLook; version: number }

/** Colors, font, logo, home sections and texts, beside the real page in the look being tried. */
export function LookPage({ look: saved, version }: Props) {
  const [look, setLook] = useState(saved)
  const change = (changes: Partial<ShopLook>) => setLook((before) => ({ ...before, ...changes }))
  const call = useOperation<'settings.change-look'>({
    done: {
      'settings.change-look': { title: 'Look saved', message: 'It’s on every page right away.' },
    },
    failed: (answer) => ({
      title: 'Failed to update configuration',
      message: answer.reason === 'invalid' ? Object.values(answer.fieldErrors)[0] : answer.message,
    }),
  })
  const errors = call.fieldErrors
  const theirs = call.conflict?.theirs
  return (
    <div className="max-w-7xl px-4 py-5 sm:px-6">
      <h1 className="font-extrabold text-xl">Look</h1>
      <p className="mb-5 text-ink-muted">How your shop looks. Shoppers see nothing until you save.</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[24rem_minmax(0,1fr)]">
        <OperationForm of={call} readOnlyUnless="settings.change-look" className="grid content-start gap-5">
          <SeenVersion
            of={call}
            version={version}
            what="the look"
            differences={({ theirs }) => ({ theirs: theirs.look, yours: look })}
          />
          <input type="hidden" name="look" value={JSON.stringify(look)} />
          <LookAndColors look={look} change={change} errors={errors} />
          <Card>
            <SectionOrder sections={look.home} onChange={(home) => change({ home })} />
          </Card>
          <LookTexts look={look} errors={errors} change={change} />
          <div
            data-foot-bar
            className="sticky bottom-0 flex flex-wrap justify-end gap-2 border-line border-t bg-paper py-3"
          >
            <Button variant="quiet" onClick={() => change(seedLook)}>
              Default look
            </Button>
            <OperationButton of={call} operation="settings.change-look" variant="primary">
              {theirs ? 'Save mine anyway' : 'Save Changes'}
            </OperationButton>
          </div>
        </OperationForm>
        <LookPreview look={look} />
      </div>
    </div>
  )
}

function LookTexts({
  look,
  errors,
  change,
}: {
  look: ShopLook
  errors: FieldErrors
  change: (changes: Partial<ShopLook>) => void
}) {
  return (
    <Card className="grid gap-4">
      <TextArea
        label="About the shop, in the footer"
        rows={2}
        value={look.footerText}
        error={errors['look.footerText']}
        onChange={({ currentTarget }) => change({ footerText: currentTarget.value })}
        isOptional
      />
      <TextField
        label="Last line of the footer"
        value={look.footerLine}
        error={errors['look.footerLine']}
        onChange={({ currentTarget }) => change({ footerLine: currentTarget.value })}
        isOptional
      />
      <TextField
        label="Title of the About page"
        value={look.aboutTitle}
        error={errors['look.aboutTitle']}
        onChange={({ currentTarget }) => change({ aboutTitle: currentTarget.value })}
        isOptional
      />
      <TextArea
        label="Opening text of the About page"
        hint="Leave empty to use the built-in text"
        rows={4}
        value={look.aboutLead}
        error={errors['look.aboutLead']}
        onChange={({ currentTarget }) => change({ aboutLead: currentTarget.value })}
        isOptional
      />
    </Card>
  )
}

function LookAndColors({
  look,
  change,
  errors,
}: {
  look: ShopLook
  change: (changes: Partial<ShopLook>) => void
  errors: FieldErrors
}) {
  return (
    <Card className="grid gap-4">
      <LogoField logo={look.logo} onChange={(logo) => change({ logo })} />
      <ColorField
        of="accent"
        label="Buttons and links"
        value={look.accent}
        house="#c8106e"
        error={errors['look.accent']}
        onChange={(accent) => change({ accent })}
      />
      <ColorField
        of="panel"
        label="Footer and dark panels"
        value={look.panel}
        house="#1f1b16"
        error={errors['look.panel']}
        onChange={(panel) => change({ panel })}
      />
      <Select
        label="Font of headings"
        value={look.headingFont}
        onChange={({ currentTarget }) => change({ headingFont: currentTarget.value as HeadingFont })}
        options={Object.entries(headingFonts).map(([value, { label }]) => ({ value, label }))}
      />
    </Card>
  )
}
